// Typing in the picker, with far more lists than there are.

export const name = 'Typing in the picker, 500 lists';

const LISTS = 500;
const TIMES = 60;
// Typed letter by letter, then taken away again.
const WORDS = ['Sumerians of the valley', 'Ríchard', '1200', 'zz'];

export async function run({ open, time, report, count }) {
  const page = await open('#/new', {
    before: (page) => page.route('**/lists/index.json', (route) => route.fulfill({ json: index() })),
  });
  await page.getByText(`${LISTS} lists`).waitFor();
  const texts = WORDS.flatMap((word) => {
    const typed = [...word].map((_, end) => word.slice(0, end + 1));
    return [...typed, ...typed.slice(0, -1).reverse(), ''];
  });
  const typed = await time(page, TIMES, type, texts);
  report('a letter answered in the DOM', typed.dom, { limit: 16 });
  report('a letter drawn', typed.frame);
  count('letters that missed the next frame', typed.late, { of: TIMES });
}

function type(round, texts) {
  const field = document.getElementById('picker-text');
  field.value = texts[(round + texts.length) % texts.length];
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function index() {
  const peoples = ['Sumerians', 'Sîdonians', 'Normans', 'Ríchard’s men', 'Mongols', 'Thebans', 'Ghaznavids'];
  const places = ['of the valley', 'of the coast', 'in exile', 'and their allies', 'under the elder'];
  const lists = Array.from({ length: LISTS }, (_, at) => ({
    id: at + 1,
    slug: `list-${at + 1}`,
    name: `${peoples[at % peoples.length]} ${places[at % places.length]} ${at + 1}`,
    game: 'impetus',
    dates: { text: `${at + 900}-${at + 950} AD`, from: at + 900, to: at + 950 },
    volume: (at % 34) + 1,
    status: ['official', 'beta', 'reconstructed', 'house'][at % 4],
    revision: 1,
  }));
  return { lists };
}
