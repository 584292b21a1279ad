// Runs in the site's first page, behind the search. The build puts the entries in front of it, so that it works from a disk and
// without a network.

/** The most results that the page lists. */
const MOST_RESULTS = 60;

/** Lists the entries that have all words of the field, while they are typed. Those with the words in their title come first. */
function startSearch(entries) {
  const field = document.querySelector('#words');
  const place = document.querySelector('#found');
  const overview = document.querySelector('#overview');
  const list = place.querySelector('ul');
  // It stands outside, because screen readers tell only the news of what is on the page already.
  const status = document.querySelector('[role=status]');
  const texts = entries.map(({ title, text }) => [title.toLowerCase(), `${title} ${text}`.toLowerCase()]);

  const find = () => {
    const words = field.value.toLowerCase().match(/\S+/g) ?? [];
    const has = (text) => words.every((word) => text.includes(word));
    const found = entries.map((entry, index) => ({ entry, texts: texts[index] })).filter((each) => has(each.texts[1]));
    const best = found.filter((each) => has(each.texts[0]));
    const shown = [...best, ...found.filter((each) => !best.includes(each))].slice(0, MOST_RESULTS);
    place.hidden = words.length === 0;
    overview.hidden = words.length > 0;
    const count = found.length > shown.length ? `${found.length} found; these are the first ${shown.length}.` : `${found.length} found.`;
    status.textContent = words.length === 0 ? '' : count;
    list.replaceChildren(...shown.map(({ entry }) => itemOf(entry)));
  };

  field.value = new URLSearchParams(location.search).get('words') ?? '';
  field.addEventListener('input', find);
  field.form.addEventListener('submit', (event) => {
    event.preventDefault();
    find();
    list.querySelector('a')?.focus();
  });
  find();
}

function itemOf({ kind, title, href }) {
  const [item, link, label] = ['li', 'a', 'span'].map((tag) => document.createElement(tag));
  link.href = href;
  link.textContent = title;
  label.className = 'kind';
  label.textContent = kind;
  item.append(label, ' ', link);
  return item;
}

startSearch(globalThis.SPECIFICATION);
