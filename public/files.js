// Takes files that are dropped anywhere on the page, or chosen, to the settings, which know what
// to do with them. The umpire's bench takes its own.

const HINT = 'Drop it: an army, a backup of Muster, or a text with links';
const MOST_BYTES = 50_000_000;
let hint;
let leaving;

const isOurs = (event) =>
  event.dataTransfer?.types.includes('Files') && !location.hash.startsWith('#/umpire');

window.addEventListener('dragover', (event) => {
  if (!isOurs(event)) return;
  event.preventDefault();
  if (!hint) {
    hint = document.createElement('p');
    hint.id = 'drop-hint';
    hint.textContent = HINT;
    document.body.append(hint);
  }
  clearTimeout(leaving);
  leaving = setTimeout(hide, 600);
});

window.addEventListener('drop', (event) => {
  if (!isOurs(event)) return;
  event.preventDefault();
  hide();
  take(event.dataTransfer.files);
});

document.addEventListener('change', async (event) => {
  const { target } = event;
  if (target.type !== 'file' || !target.closest('.settings')) return;
  await take(target.files);
  // The same file can be chosen again.
  target.value = '';
});

function hide() {
  clearTimeout(leaving);
  hint?.remove();
  hint = undefined;
}

async function take(files) {
  const read = async (file) => ({
    name: file.name,
    text: file.size > MOST_BYTES ? '' : await file.text().catch(() => ''),
  });
  window.musterFiles = await Promise.all(Array.from(files, read));
  location.hash = '#/settings';
  window.dispatchEvent(new Event('muster-files'));
}
