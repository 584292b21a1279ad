import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect } from 'vitest';
import { CoreCustomer } from '../../features/assemblies/core-customer';
import type { Device } from '../../features/support/assembly';
import { setPatience } from '../../features/support/eventually';
import { STORY_BEGINS_AT } from '../../features/support/world';
import { callOf, type Call } from '../../mocks/calls';
import { answerTo, SESSION, type Said } from './hostile-server';

/** Nothing listens there: the calls are answered before they leave the process. */
export const BASE_URL = 'http://api.example.test/';
const PATIENCE_IN_MILLISECONDS = 3000;
const MOMENTS_TO_BE_SURE = 3;

/** What came to the server: the path below its base as it was sent, and the body. */
export interface Sent {
  readonly call: Call | undefined;
  readonly path: string;
  readonly body: unknown;
  readonly token: string | null;
}

/** A server that says whatever a test has it say, for customers without a browser. */
export class AnsweringServer {
  readonly sent: Sent[] = [];
  #answer: (call: Call) => unknown = () => ({});
  #open = 0;

  /** Has it listen while the tests of a file run. */
  constructor() {
    const listener = setupServer(http.all(`${BASE_URL}*`, async ({ request }) => this.#respond(request)));
    beforeAll(() => {
      setPatience(PATIENCE_IN_MILLISECONDS);
      listener.listen();
    });
    afterAll(() => listener.close());
  }

  /** What it answers from now on; what came before is forgotten. */
  says(said: Said, answers: Readonly<Partial<Record<Call, unknown>>> = {}): void {
    this.sent.length = 0;
    this.#answer = (call) => (Object.hasOwn(answers, call) ? answers[call] : answerTo(call, said));
  }

  /** A customer of it, logged in unless the session is another; their device knows where it is only where that is told. */
  customer(userData: string | null = SESSION, location: Device['location'] = 'unavailable'): CoreCustomer {
    return new CoreCustomer({
      apiBaseUrl: BASE_URL,
      device: {
        startsAt: STORY_BEGINS_AT,
        timeZone: 'Asia/Kolkata',
        location,
        isPhone: true,
        hasServiceWorkers: false,
        localStorage: new Map(userData === null ? [] : [['userData', userData]]),
      },
    });
  }

  /** Waits until nobody waits for an answer. */
  async settles(): Promise<void> {
    for (let quiet = 0; quiet < MOMENTS_TO_BE_SURE; quiet = this.#open === 0 ? quiet + 1 : 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }

  /** The bodies of a call. */
  bodiesOf(call: Call): readonly unknown[] {
    return this.sent.filter((each) => each.call === call).map(({ body }) => body);
  }

  async #respond(request: Request): Promise<Response> {
    this.#open += 1;
    try {
      const text = await request.text();
      const path = request.url.slice(BASE_URL.length);
      const call = callOf(request.method, path);
      this.sent.push({ call, path, body: text === '' ? undefined : JSON.parse(text), token: request.headers.get('authorization') });
      return call ? HttpResponse.json(this.#answer(call) as object) : HttpResponse.json({}, { status: 404 });
    } finally {
      this.#open -= 1;
    }
  }
}

/** What only programs say. */
const NONSENSE = /undefined|NaN|\[object|\bnull\b|Infinity|\de\+/;

/** What the customer is told of the inside of a program. */
export async function nonsenseTo(customer: CoreCustomer): Promise<readonly string[]> {
  return (await customer.allThatIsSaid()).filter((each) => NONSENSE.test(each));
}

/** Lets customers leave: nothing was logged but what is told, and nothing told to the console behind the app's back. */
export function leaving(thrown: () => readonly string[]): (customer: CoreCustomer, logged?: readonly unknown[]) => Promise<void> {
  return async (customer, logged = []) => {
    expect(customer.loggedFailures()).toEqual(logged);
    expect(thrown()).toEqual([]);
    await customer.leaves();
  };
}

/** How the log tells that a call failed. */
export const failureOf = (call: Call): unknown => expect.stringMatching(new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}: `));
