import { createMockBackend, type MockBackend } from '../../mocks/backend';
import { callOf } from '../../mocks/calls';

interface HeldAnswer {
  readonly place: number;
  readonly deliver: () => void;
}

/** Called when a call ends: with true if the app gets a response with `status: true`, otherwise with false. */
export type AnswerWatcher = (isYes: boolean) => void;

/** Gets each call before the server reads it; `place` is the tab's index. May return a function to call when the call ends. */
export interface CallWatcher {
  arrived(place: number, call: string, body: unknown): AnswerWatcher | undefined;
}

/**
 * The network between the tabs and a mock backend, without sockets, so that a walk is reproducible. While it is slow, the server
 * acts at once, but each response is held until `release` lets it go, in any order.
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

  /** How many responses are held, for all tabs or for one. */
  heldCount(place?: number): number {
    return this.#held.filter((held) => place === undefined || held.place === place).length;
  }

  /** True if no call is open, except the calls whose responses are held. */
  get isQuiet(): boolean {
    return this.#open === this.#held.length;
  }

  /** Holds all responses from now on. */
  slowDown(): void {
    this.#isSlow = true;
  }

  /** Loses the next request before it reaches the server. */
  failOnce(): void {
    this.#losesNext = true;
  }

  /** Delivers one of the held responses, chosen by any number; does nothing if no response is held. */
  release(place: number): void {
    const [released] = this.#held.splice(place % this.#held.length, 1);
    released?.deliver();
  }

  /** Makes the network fast and reliable again, and delivers all held responses. */
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
    // Sends a request without the app's signal: a server handles a request even after the app gave it up.
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
