import { createMockBackend, type MockBackend } from '../../mocks/backend';
import { callOf } from '../../mocks/calls';

interface HeldAnswer {
  readonly place: number;
  readonly deliver: () => void;
}

/** Called when a request has ended: with true if the app gets a response with `status: true`, otherwise with false. */
export type AnswerWatcher = (isYes: boolean) => void;

/** Sees each request before the server does; `place` is the tab's index. The returned function, if any, is called at the request's end. */
export interface CallWatcher {
  arrived(place: number, call: string, body: unknown): AnswerWatcher | undefined;
}

/**
 * Connects the tabs with a mock backend, without sockets, so that a random test run is reproducible. After `slowDown`, the backend
 * still handles each request at once, but each response is held back until `release` delivers it.
 */
export class WalkNetwork {
  readonly backend: MockBackend;
  #held: HeldAnswer[] = [];
  #open = 0;
  #isSlow = false;
  #losesNext = false;
  #watcher: CallWatcher | undefined;

  constructor(
    now: () => number,
    private readonly baseUrl: string,
  ) {
    this.backend = createMockBackend({ clock: { now }, baseUrl });
  }

  watch(watcher: CallWatcher): void {
    this.#watcher = watcher;
  }

  /** Sends a tab's request to the mock backend. Returns `Response.error()` if the request is lost or aborted. */
  async respond(place: number, request: Request): Promise<Response> {
    this.#open += 1;
    try {
      return await this.#answerTo(place, request);
    } finally {
      this.#open -= 1;
    }
  }

  /** The number of responses that are held back until `release`: of one tab or, without `place`, of all tabs. */
  heldCount(place?: number): number {
    return this.#held.filter((held) => place === undefined || held.place === place).length;
  }

  /** True if all requests have ended, except those whose responses are held back until `release`. */
  get isQuiet(): boolean {
    return this.#open === this.#held.length;
  }

  /** From now on, holds back each response until `release` delivers it. */
  slowDown(): void {
    this.#isSlow = true;
  }

  /** Loses the next request before it reaches the server. */
  failOnce(): void {
    this.#losesNext = true;
  }

  /** Delivers one of the responses that are held back, chosen by the number `place`. Does nothing if there is none. */
  release(place: number): void {
    const [released] = this.#held.splice(place % this.#held.length, 1);
    released?.deliver();
  }

  /** Makes the network fast and reliable again, and delivers all responses that were held back. */
  recover(): void {
    this.#isSlow = false;
    this.#losesNext = false;
    while (this.#held.length > 0) this.release(0);
  }

  async #answerTo(place: number, request: Request): Promise<Response> {
    const { method, headers, signal, url } = request;
    const text = await request.text();
    const path = url.slice(this.baseUrl.length);
    if (this.#losesNext) {
      this.#losesNext = false;
      return Response.error();
    }
    const watcher = this.#watcher?.arrived(place, callOf(method, path) ?? path, text === '' ? undefined : JSON.parse(text));
    // Passes on the request without the app's abort signal, because a real server handles a request even after the app aborts it.
    const answer = await this.backend.respond(new Request(url, { method, headers, ...(text !== '' && { body: text }) }));
    const data = await answer.text();
    if (this.#isSlow && !signal.aborted) await this.#untilReleased(place, signal);
    const isYes = !signal.aborted && answer.status === 200 && (JSON.parse(data) as { status: unknown }).status === true;
    watcher?.(isYes);
    return signal.aborted ? Response.error() : new Response(data, { status: answer.status, headers: { 'content-type': 'application/json' } });
  }

  #untilReleased(place: number, signal: AbortSignal): Promise<void> {
    return new Promise((deliver) => {
      const held = { place, deliver };
      this.#held.push(held);
      signal.addEventListener('abort', () => {
        this.#held = this.#held.filter((other) => other !== held);
        deliver();
      });
    });
  }
}
