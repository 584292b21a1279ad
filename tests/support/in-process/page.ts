import { Window } from 'happy-dom';
import { answerGeolocation, focusNoPressedButton, geolocationAnswer, screenOf, type Device } from '../device';
import { pageBody, runApp } from './app-program';
import type { PageClock } from './page-clock';
import { AllInView, styleWithoutSheets } from './page-layout';
import './page-dialogs';
import { SizedImage, sizedBitmap } from './page-pictures';
import type { TabHistory } from './tab-history';

interface PageOptions {
  readonly device: Device;
  readonly history: TabHistory;
  readonly clock: PageClock;
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  /** Answers the app's calls. An error response is a broken connection. */
  readonly respond: (request: Request) => Promise<Response>;
  readonly onConsole: (kind: 'error' | 'warning' | 'info', line: string) => void;
  /** Called for a link, or a step in the history, that leads to another document. */
  readonly onLeave: (url: string) => void;
}

/** One page load of the app in a happy-dom window. This file and the ones beside it add what happy-dom lacks. */
export class LoadedPage {
  readonly window: globalThis.Window & typeof globalThis;
  /** Calls without an answer yet. */
  openCalls = 0;
  private isOpen = true;
  private readonly left = new AbortController();

  constructor(private readonly options: PageOptions) {
    const { device, history } = options;
    const window = new Window({
      url: history.url,
      ...screenOf(device),
      settings: {
        device: { prefersReducedMotion: 'reduce' },
        navigator: { maxTouchPoints: device.isPhone ? 5 : device.touchPointCount },
        navigation: { disableMainFrameNavigation: true },
      },
    });
    this.window = window as unknown as LoadedPage['window'];
    this.window.document.documentElement.lang = 'en-IN';
    this.window.document.head.innerHTML = '<meta name="release" content="0.1.0">';
    this.window.document.body.innerHTML = pageBody(device.settings);
    this.window.getComputedStyle = styleWithoutSheets(this.window.document);
    this.window.IntersectionObserver = AllInView as never;
    this.window.Image = SizedImage as never;
    this.window.createImageBitmap = sizedBitmap as never;
    this.window.addEventListener('error', ({ error, message }) => this.tell('error', `Uncaught: ${String(error ?? message)}`));
    this.window.document.addEventListener('click', (event) => this.followLink(event));
    if (!device.focusesPressedButtons) focusNoPressedButton(this.window);
    runApp(this.globals());
  }

  get document(): Document {
    return this.window.document;
  }

  /** Goes through the history by `delta` entries. */
  go(delta: number): void {
    const { history, onLeave } = this.options;
    const became = history.go(delta);
    if (became === 'other document') onLeave(history.url);
    if (became !== 'same document') return;
    this.showAddress();
    this.window.dispatchEvent(new this.window.PopStateEvent('popstate', { state: history.state }));
  }

  /** Fires 'storage' after another tab changed local storage; null stands for all entries. */
  hearOfChange(key: string | null): void {
    setImmediate(() => {
      if (!this.isOpen) return;
      this.window.dispatchEvent(Object.assign(new this.window.Event('storage'), { key }));
    });
  }

  /** Ends the page: it no longer answers, draws or stores anything. */
  close(): void {
    this.isOpen = false;
    this.left.abort();
    this.options.clock.stop();
    // happy-dom keeps every open window alive. Code that runs in this one may finish first.
    setImmediate(() => void (this.window as unknown as Window).happyDOM.close());
  }

  private tell(kind: 'error' | 'warning' | 'info', line: string): void {
    if (this.isOpen) this.options.onConsole(kind, line);
  }

  private globals() {
    const { clock, device, localStorage, sessionStorage } = this.options;
    const own = this.window;
    const bound = (name: 'addEventListener' | 'removeEventListener' | 'dispatchEvent' | 'getComputedStyle' | 'matchMedia') =>
      (own[name] as (...values: unknown[]) => unknown).bind(own);
    const history = this.historyOf();
    const reflect = Object.create(Reflect) as object;
    Object.defineProperties(own.navigator, {
      geolocation: { value: {} },
      userAgent: { value: device.userAgent },
      sendBeacon: { value: (_url: string, text: string) => device.beacons.push(text) > 0 },
    });
    answerGeolocation(geolocationAnswer(device), own.navigator.geolocation);
    Object.defineProperty(own.location, 'replace', {
      value: (url: string) => void setImmediate(() => this.isOpen && this.options.onLeave(url)),
    });
    Object.defineProperties(own, {
      history: { value: history },
      localStorage: { value: localStorage },
      sessionStorage: { value: sessionStorage },
      requestIdleCallback: { value: clock.globals().requestIdleCallback },
    });
    return {
      ...clock.globals(),
      // Libraries store shared state in `globalThis`, so each page has its own.
      globalThis: Object.assign(Object.create(globalThis) as object, { Reflect: reflect }),
      Reflect: reflect,
      window: own,
      self: own,
      document: own.document,
      location: own.location,
      history,
      navigator: own.navigator,
      localStorage,
      sessionStorage,
      screen: own.screen,
      console: {
        ...console,
        error: (...parts: unknown[]) => this.tell('error', parts.map(String).join(' ')),
        warn: (...parts: unknown[]) => this.tell('warning', parts.map(String).join(' ')),
        info: (...parts: unknown[]) => this.tell('info', parts.map(String).join(' ')),
      },
      reportError: (error: unknown) => this.tell('error', `Uncaught: ${String(error)}`),
      fetch: (input: RequestInfo | URL, init?: RequestInit) => this.call(new Request(input, init)),
      // Without XMLHttpRequest axios uses fetch, and fetch is answered in this process.
      XMLHttpRequest: undefined,
      addEventListener: bound('addEventListener'),
      removeEventListener: bound('removeEventListener'),
      dispatchEvent: bound('dispatchEvent'),
      getComputedStyle: bound('getComputedStyle'),
      matchMedia: bound('matchMedia'),
      ...Object.fromEntries(DOM_CLASSES.map((name) => [name, own[name]])),
    };
  }

  private async call(request: Request): Promise<Response> {
    this.openCalls += 1;
    try {
      const { signal } = request;
      const aborted = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
      // The request is aborted for the backend too when the page is left.
      const sent = new Request(request, { signal: AbortSignal.any([signal, this.left.signal]) });
      const response = await Promise.race([this.options.respond(sent), aborted]);
      if (!this.isOpen) return await new Promise<never>(() => {});
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    } finally {
      this.openCalls -= 1;
    }
  }

  private historyOf(): History {
    const { history } = this.options;
    const change = (how: 'push' | 'replace') => (state: unknown, _unused: string, url?: string | URL | null) => {
      history[how](state, new URL(url ?? history.url, history.url).href);
      this.showAddress();
    };
    // Moves after the current task, as a browser does.
    const go = (delta = 0) => void setImmediate(() => this.isOpen && this.go(delta));
    const moves = { pushState: change('push'), replaceState: change('replace'), go, back: () => go(-1), forward: () => go(1) };
    return Object.defineProperties({ ...moves, scrollRestoration: 'auto', length: 0, state: null }, {
      length: { get: () => history.length },
      state: { get: () => history.state },
    });
  }

  private showAddress(): void {
    (this.window as unknown as Window).happyDOM.setURL(this.options.history.url);
  }

  /** A link that the app does not handle loads another document. New tabs are ignored. */
  private followLink(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    if (!link?.hasAttribute('href') || link.target === '_blank') return;
    setImmediate(() => {
      if (event.defaultPrevented || !this.isOpen) return;
      this.options.onLeave(link.href);
    });
  }
}

const DOM_CLASSES = [
  'CustomEvent',
  'Document',
  'DocumentFragment',
  'Element',
  'ErrorEvent',
  'Event',
  'FileList',
  'FormData',
  'HTMLAnchorElement',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLScriptElement',
  'Image',
  'IntersectionObserver',
  'KeyboardEvent',
  'MouseEvent',
  'MutationObserver',
  'Node',
  'PopStateEvent',
  'ResizeObserver',
  'ShadowRoot',
  'createImageBitmap',
] as const;
