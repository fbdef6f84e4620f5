// Asks for a file of a part of the program. Whoever awaits the part hears of a failure, but nobody
// awaits a file when another of the same part has failed before it: that mustn't go unheard, or it
// is taken for a fault of the program.
export const ask = (url) => {
  const answer = fetch(url);
  answer.catch(() => {});
  return answer;
};
