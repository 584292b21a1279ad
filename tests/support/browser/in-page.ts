import { PageReader } from '../page-reader';

/** The functions that the driver's script adds to a page. */
export interface InPage {
  readonly reader: PageReader;
  /** How often the page has changed so far. */
  changes: number;
  /** The calls that the page waits for. The browser knows of an answer before the page has processed it. */
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
