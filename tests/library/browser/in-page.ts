import { fakeGoogleMaps } from '../google-maps';
import { PageReader } from '../page-reader';

export interface InPage {
  readonly reader: PageReader;
  changes: number;
  /** A call stays open until the page has processed the response, which tests cannot see from outside. */
  openCalls: number;
  /** Such a page may be quiet for long on a busy machine, but is never idle. */
  readonly isStarting: boolean;
}

const inPage: InPage = {
  reader: new PageReader(document),
  changes: 0,
  openCalls: 0,
  get isStarting() {
    return !document.querySelector('#root:not([data-waits])');
  },
};
Object.assign(window, { inPage, google: { maps: fakeGoogleMaps() } });
new MutationObserver(() => (inPage.changes += 1)).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
});

const ask = window.fetch;
window.fetch = async (input, init) => {
  inPage.openCalls += 1;
  let isOpen = true;
  const end = () => {
    if (isOpen) inPage.openCalls -= 1;
    isOpen = false;
  };
  const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
  signal?.addEventListener('abort', end);
  const answer = await ask(input, init).catch((error: unknown) => (end(), Promise.reject(error as Error)));
  // Browsers let no script make an answer of these statuses with a body, not even with their own empty one.
  if (!answer.body || answer.status === 204 || answer.status === 205) {
    end();
    return answer;
  }
  // The call is open until the app has read the whole answer, or its end is lost.
  const reader = answer.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      try {
        const { done, value } = await reader.read();
        if (!done) return stream.enqueue(value);
        stream.close();
      } catch (error) {
        stream.error(error);
      }
      end();
    },
    cancel: (reason) => {
      end();
      return reader.cancel(reason);
    },
  });
  const counted = new Response(body, answer);
  return Object.defineProperty(counted, 'url', { value: answer.url });
};

const send = Reflect.get(XMLHttpRequest.prototype, 'send');
XMLHttpRequest.prototype.send = function (...body) {
  inPage.openCalls += 1;
  this.addEventListener('loadend', () => (inPage.openCalls -= 1), { once: true });
  send.apply(this, body);
};
