import { AxiosError, type AxiosAdapter } from 'axios';
import type { Clock } from '../../src/ports/clock';
import { createMockBackend, type MockBackend } from '../../mocks/backend';
import { callOf } from '../../mocks/calls';

/** The server's own address, at which nothing listens. */
const SERVER = 'http://server.example.test/';

/** A request that has reached the server, whatever becomes of its answer. */
interface Arrival {
  /** The page load that sent it, by the place of its tab: with `tab-0.load-2` in it. */
  readonly load: string;
  readonly call: string;
  readonly body: unknown;
  watcher?: AnswerWatcher | undefined;
}

interface NetworkAnswer {
  readonly status: number;
  readonly data: string;
}

interface HeldAnswer {
  readonly load: string;
  readonly deliver: () => void;
}

/** Hears whether the server has said yes, when the app gets its answer, or no longer waits for one. */
export type AnswerWatcher = (isYes: boolean) => void;

/** Who hears of the calls of each tab, by its place among them, before the server has read them. */
export interface CallWatcher {
  arrived(place: number, call: string, body: unknown): AnswerWatcher | undefined;
}

/**
 * The way between the app and a mock backend, without sockets, so that a walk is the same each time. While it is slow the server
 * does what it is asked for at once, and its answers wait until they are let go, in any order.
 */
export class WalkNetwork {
  readonly backend: MockBackend;
  #held: HeldAnswer[] = [];
  #open = 0;
  #isSlow = false;
  #losesNext = false;
  readonly #gone = new Set<string>();
  #watcher: CallWatcher | undefined;

  constructor(now: () => number) {
    this.backend = createMockBackend({ clock: { now }, baseUrl: SERVER });
  }

  /** Has somebody hear of every call. */
  watch(watcher: CallWatcher): void {
    this.#watcher = watcher;
  }

  /**
   * Sends a page load's request, which stands below `baseUrl`, to the server and answers what it says: once that may be heard, and never
   * where the page is gone by then. Undefined where the server was not reached, or where the request's signal says that nobody waits any more.
   */
  async send(load: string, request: Request, baseUrl: string): Promise<NetworkAnswer | undefined> {
    const path = request.url.slice(baseUrl.length);
    const text = await request.text();
    const arrival: Arrival = { load, call: callOf(request.method, path) ?? path, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
    this.#open += 1;
    const { method, headers } = request;
    const atServer = new Request(SERVER + path, { method, headers, ...(text !== '' && { body: text }) });
    const answer = await this.#answerTo(atServer, arrival, request.signal).finally(() => (this.#open -= 1));
    if (this.#gone.has(load)) return new Promise<never>(() => {});
    if (request.signal.aborted) {
      arrival.watcher?.(false);
      return undefined;
    }
    const isYes = answer?.status === 200 && (JSON.parse(answer.data) as { status: unknown }).status === true;
    if (answer) arrival.watcher?.(isYes);
    return answer;
  }

  /** How many answers wait to be let go. */
  get heldCount(): number {
    return this.#held.length;
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

  /** A page was left for good, with all that it waited for. */
  forget(load: string): void {
    this.#gone.add(load);
    for (const { deliver } of this.#held.filter((held) => held.load === load)) deliver();
    this.#held = this.#held.filter((held) => held.load !== load);
  }

  /** What the server says, once it may be heard; undefined where it was not reached. */
  async #answerTo(request: Request, arrival: Arrival, patience: AbortSignal): Promise<NetworkAnswer | undefined> {
    if (this.#losesNext) {
      this.#losesNext = false;
      return undefined;
    }
    arrival.watcher = this.#watcher?.arrived(tabOf(arrival.load), arrival.call, arrival.body);
    const answer = await this.backend.respond(request);
    const data = await answer.text();
    if (this.#isSlow && !patience.aborted) await this.#untilLetGo(arrival.load, patience);
    return { status: answer.status, data };
  }

  #untilLetGo(load: string, patience: AbortSignal): Promise<void> {
    return new Promise((deliver) => {
      const held = { load, deliver };
      this.#held.push(held);
      patience.addEventListener('abort', () => {
        this.#held = this.#held.filter((other) => other !== held);
        deliver();
      });
    });
  }
}

/** Has axios send by a network instead of its own ways, and wait by the walk's clock; each page load calls a base address of its own. */
export function sendBy(network: WalkNetwork, clock: Clock): AxiosAdapter {
  return async (config) => {
    const { baseURL, url, method, data, headers, timeout } = config;
    const patience = new AbortController();
    const sentAt = clock.now();
    const stopWaiting = clock.everySecond(() => clock.now() - sentAt >= timeout! && patience.abort());
    const sent = Object.entries(headers.toJSON()).flatMap(([name, value]): [string, string][] => (value === undefined || value === null ? [] : [[name, String(value)]]));
    const { signal } = patience;
    const request = new Request(baseURL! + url, { method: method!.toUpperCase(), headers: sent, signal, ...(data && { body: data as string }) });
    const answer = await network.send(baseURL!, request, baseURL!).finally(stopWaiting);
    if (signal.aborted) throw new AxiosError('timeout', AxiosError.ETIMEDOUT, config);
    if (!answer) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    return { ...answer, statusText: '', headers: {}, config };
  };
}

function tabOf(load: string): number {
  return Number(/tab-(\d+)/.exec(load)![1]);
}
