//! What was answered, with the steps that can be taken back.

use crate::import::{Answer, Answers, carried_over};
use crate::screen::steps::Steps;

pub type AnswerSteps = Steps<Answers>;

impl Steps<Answers> {
    pub fn answer(&mut self, line: usize, answer: Answer) {
        let mut answers = self.now().clone();
        answers.insert(line, answer);
        self.take(answers);
    }

    /// The text was changed: what was answered of lines that are still there stays.
    pub fn follow(&mut self, before: &str, after: &str) {
        for answers in self.each_mut() {
            *answers = carried_over(answers, before, after);
        }
    }
}
