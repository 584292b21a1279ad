import { createMockBackend, type MockBackend } from '../../mocks/backend';
import { callOf } from '../../mocks/calls';

interface HeldAnswer {
  readonly place: number;
  readonly deliver: () => void;
}

/** Hears whether the server has said yes, when the app gets its answer, or no longer waits for one. */
export type AnswerWatcher = (isYes: boolean) => void;

/** Hears of the calls of each tab, by its place among them, before the server has read them. */
export interface CallWatcher {
  arrived(place: number, call: string, body: unknown): AnswerWatcher | undefined;
}

/**
 * The network between the tabs and a mock backend, without sockets, so that a walk is the same each time. While it is slow the server
 * does what it is asked for at once, and its answers wait until they are let go, in any order.
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

  /** Has somebody hear of every call. */
  watch(watcher: CallWatcher): void {
    this.#watcher = watcher;
  }

  /** Sends a tab's request to the server, and answers what it says. An error response is a connection that broke, or that nobody waits for. */
  async respond(place: number, request: Request): Promise<Response> {
    this.#open += 1;
    try {
      return await this.#answerTo(place, request);
    } finally {
      this.#open -= 1;
    }
  }

  /** How many answers wait to be let go, of all tabs or of one. */
  heldCount(place?: number): number {
    return this.#held.filter((held) => place === undefined || held.place === place).length;
  }

  /** Whether nothing is on its way but what waits to be let go. */
  get isQuiet(): boolean {
    return this.#open === this.#held.length;
  }

  /** Makes answers wait from now on. */
  slowDown(): void {
    this.#isSlow = true;
  }

  /** The next request does not reach the server. */
  failOnce(): void {
    this.#losesNext = true;
  }

  /** Lets one of the waiting answers go, by its place among them, if one waits. */
  letGo(place: number): void {
    const [released] = this.#held.splice(place % this.#held.length, 1);
    released?.deliver();
  }

  /** Everything is as fast and as well as it can be. */
  recover(): void {
    this.#isSlow = false;
    this.#losesNext = false;
    while (this.#held.length > 0) this.letGo(0);
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
    // The server goes on with a request that nobody waits for any more.
    const answer = await this.backend.respond(new Request(url, { method, headers, ...(text !== '' && { body: text }) }));
    const data = await answer.text();
    if (this.#isSlow && !signal.aborted) await this.#untilLetGo(place, signal);
    const isYes = !signal.aborted && answer.status === 200 && (JSON.parse(data) as { status: unknown }).status === true;
    watcher?.(isYes);
    return signal.aborted ? Response.error() : new Response(data, { status: answer.status, headers: { 'content-type': 'application/json' } });
  }

  #untilLetGo(place: number, signal: AbortSignal): Promise<void> {
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
