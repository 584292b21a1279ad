import { answerGeolocation, geolocationAnswer, type Device } from '../device';
import { fakeGoogleMaps } from '../google-maps';
import type { PageClock } from './page-clock';
import type { TabHistory } from './tab-history';

export interface PageOptions {
  readonly device: Device;
  readonly history: TabHistory;
  readonly clock: PageClock;
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly respond: (request: Request) => Promise<Response>;
  readonly onConsole: (kind: 'error' | 'warning' | 'info', line: string) => void;
  readonly onLeave: (url: string) => void;
}

export type AppWindow = globalThis.Window & typeof globalThis;

export abstract class AppPage {
  abstract readonly window: AppWindow;
  openCalls = 0;
  protected isOpen = true;
  private readonly left = new AbortController();

  constructor(protected readonly options: PageOptions) {}

  get document(): Document {
    return this.window.document;
  }

  go(delta: number): void {
    const { history, onLeave } = this.options;
    const became = history.go(delta);
    if (became === 'other document') onLeave(history.url);
    if (became !== 'same document') return;
    this.showAddress();
    this.window.dispatchEvent(new this.window.PopStateEvent('popstate', { state: history.state }));
  }

  hearOfChange(key: string | null): void {
    setImmediate(() => {
      if (!this.isOpen) return;
      this.window.dispatchEvent(Object.assign(new this.window.Event('storage'), { key }));
    });
  }

  close(): void {
    this.isOpen = false;
    this.left.abort();
    this.options.clock.stop();
    // After the current task, so that code that runs in the window can finish.
    setImmediate(() => this.discardWindow());
  }

  protected abstract showAddress(): void;
  protected abstract discardWindow(): void;

  protected tell(kind: 'error' | 'warning' | 'info', line: string): void {
    if (this.isOpen) this.options.onConsole(kind, line);
  }

  protected prepareNavigator(navigator: Navigator): void {
    const { device } = this.options;
    Object.defineProperties(navigator, {
      geolocation: { value: {} },
      userAgent: { value: device.userAgent },
      sendBeacon: { value: (_url: string, text: string) => device.beacons.push(text) > 0 },
    });
    answerGeolocation(geolocationAnswer(device), navigator.geolocation);
  }

  protected ownGlobals() {
    const { clock, localStorage, sessionStorage } = this.options;
    return {
      ...clock.globals(),
      google: { maps: fakeGoogleMaps() },
      history: this.historyOf(),
      localStorage,
      sessionStorage,
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
    };
  }

  protected followLink(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    if (!link?.hasAttribute('href') || link.target === '_blank') return;
    setImmediate(() => {
      if (event.defaultPrevented || !this.isOpen) return;
      this.options.onLeave(link.href);
    });
  }

  protected leaveSoon(url: string): void {
    setImmediate(() => this.isOpen && this.options.onLeave(url));
  }

  private async call(request: Request): Promise<Response> {
    this.openCalls += 1;
    try {
      const { signal } = request;
      const aborted = new Promise<never>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
      // `close` aborts the request to the backend, too.
      const sent = new Request(request, { signal: AbortSignal.any([signal, this.left.signal]) });
      const response = await Promise.race([this.options.respond(sent), aborted]);
      if (!this.isOpen) return await new Promise<never>(() => {});
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return this.countingReads(response);
    } finally {
      this.openCalls -= 1;
    }
  }

  /** A browser reads a body in many turns, and the page is busy until it is read. */
  private countingReads(response: Response): Response {
    const text = response.text.bind(response);
    response.text = () => {
      this.openCalls += 1;
      return text().finally(() => (this.openCalls -= 1));
    };
    return response;
  }

  private historyOf(): History {
    const { history } = this.options;
    const change = (how: 'push' | 'replace') => (state: unknown, _unused: string, url?: string | URL | null) => {
      history[how](state, new URL(url ?? history.url, history.url).href);
      this.showAddress();
    };
    const go = (delta = 0) => void setImmediate(() => this.isOpen && this.go(delta));
    const moves = {
      pushState: change('push'),
      replaceState: change('replace'),
      go,
      back: () => go(-1),
      forward: () => go(1),
    };
    return Object.defineProperties(
      { ...moves, scrollRestoration: 'auto', length: 0, state: null },
      {
        length: { get: () => history.length },
        state: { get: () => history.state },
      },
    );
  }
}
