import { PageReader } from '../page-reader';

/** What this script adds to a page's `window`, for the tests to call from outside. */
export interface InPage {
  readonly reader: PageReader;
  /** How often the page's DOM has changed so far. */
  changes: number;
  /** How many calls are open. A call counts until the page has processed the response; a test sees only when the response arrives. */
  openCalls: number;
}

const inPage: InPage = { reader: new PageReader(document), changes: 0, openCalls: 0 };
Object.assign(window, { inPage });
new MutationObserver(() => (inPage.changes += 1)).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

const send = Reflect.get(XMLHttpRequest.prototype, 'send');
XMLHttpRequest.prototype.send = function (...body) {
  inPage.openCalls += 1;
  this.addEventListener('loadend', () => (inPage.openCalls -= 1), { once: true });
  send.apply(this, body);
};
