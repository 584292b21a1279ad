import { PageReader } from '../page-reader';

/** What a driver finds in a page that a browser has loaded. */
export interface InPage {
  readonly reader: PageReader;
  /** How often the page has changed so far. */
  changes: number;
}

const inPage: InPage = { reader: new PageReader(document), changes: 0 };
Object.assign(window, { inPage });
new MutationObserver(() => (inPage.changes += 1)).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
