// The search on the first page of the specification's site. site.tsx writes the entries to search into this script, because a page that
// is opened from a disk cannot fetch them from another file.

/** The most results that the page lists. */
const MOST_RESULTS = 60;

/** Lists the entries that contain all words in the search field, at each change of the field. Entries with all words in their title come first. */
function startSearch(entries) {
  const field = document.querySelector('#words');
  const place = document.querySelector('#found');
  const overview = document.querySelector('#overview');
  const list = place.querySelector('ul');
  // The status is not inside the results, which are hidden at first: screen readers announce only changes of a visible element.
  const status = document.querySelector('[role=status]');
  const texts = entries.map(({ title, text }) => [title.toLowerCase(), `${title} ${text}`.toLowerCase()]);

  const find = () => {
    const words = field.value.toLowerCase().match(/\S+/g) ?? [];
    const has = (text) => words.every((word) => text.includes(word));
    const found = entries.map((entry, index) => ({ entry, texts: texts[index] })).filter((each) => has(each.texts[1]));
    const best = found.filter((each) => has(each.texts[0]));
    const shown = [...best, ...found.filter((each) => !best.includes(each))].slice(0, MOST_RESULTS);
    place.hidden = found.length === 0 || words.length === 0;
    overview.hidden = words.length > 0;
    const count = found.length > shown.length ? `${found.length} found; these are the first ${shown.length}.` : `${found.length} found.`;
    status.textContent = words.length === 0 ? '' : count;
    list.replaceChildren(...shown.map(({ entry }) => itemOf(entry)));
  };

  field.value = new URLSearchParams(location.search).get('words') ?? '';
  field.addEventListener('input', () => {
    find();
    keepWords(field.value);
  });
  field.form.addEventListener('submit', (event) => {
    event.preventDefault();
    find();
    list.querySelector('a')?.focus();
  });
  find();
}

/** Puts the words into the page's address, so that Back from a result shows the same search again. */
function keepWords(words) {
  try {
    history.replaceState(null, '', words === '' ? location.pathname : `?words=${encodeURIComponent(words)}`);
  } catch {
    // Some browsers do not let a page from a disk change its address.
  }
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
