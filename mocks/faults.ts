import { delay, HttpResponse } from 'msw';
import { CALLS, type Call } from './calls';

/**
 * What can be wrong with a call:
 * - `unreachable`: no answer, the connection drops;
 * - `server error`: 500; `unauthorized`: 401, whoever calls;
 * - `html`: 200 with a page, as a proxy may answer; `wrong shape`: 200 with JSON of other fields; `empty`: 200 without a body;
 * - `bare yes`: 200 with status true and nothing else;
 * - `no prices`: the usual answer, but nothing in its lists has a price;
 * - `refused`: 200 with status false and, where one is given, a message;
 * - `delay`: the usual answer after so many milliseconds;
 * - `held`: the usual answer once the call is healed, so that a test can look at the page meanwhile;
 * - `first`: only the next call is answered late, held or delayed, and those after it at once, so that answers come out of order.
 */
export type Fault =
  | 'unreachable'
  | 'server error'
  | 'unauthorized'
  | 'html'
  | 'wrong shape'
  | 'empty'
  | 'bare yes'
  | 'no prices'
  | 'held'
  | { readonly refused: string | undefined }
  | Delay
  | { readonly first: 'held' | Delay };

interface Delay {
  readonly delay: number;
}

/** The faults of one mock backend. A fault stays on its call until it is healed, except `first`, which the next call takes off. */
export class Faults {
  readonly #faults = new Map<Call, Fault>();
  readonly #heldAnswers = new Map<Call, (() => void)[]>();

  /** Sets a fault on a call, in place of the one that it has. Throws for a call that the backend does not know. */
  set(call: Call, fault: Fault): void {
    // A misspelt call out of a scenario would else never fail, and its test never either.
    if (!CALLS.includes(call)) throw new Error(`The mock backend has no call '${call}' that could fail.`);
    this.#faults.set(call, fault);
    this.#release(call);
  }

  /** Takes the fault off a call, or off all calls. */
  heal(call?: Call): void {
    for (const each of call ? [call] : CALLS) {
      this.#faults.delete(each);
      this.#release(each);
    }
  }

  /** How many calls wait to be healed. */
  get heldCount(): number {
    return [...this.#heldAnswers.values()].reduce((sum, held) => sum + held.length, 0);
  }

  /** The faulty answer of a call, or undefined where it is to be answered as usual; `answerAsUsual` makes that answer. */
  async answerTo(call: Call, answerAsUsual: () => Promise<Response>): Promise<Response | undefined> {
    let fault = this.#faults.get(call);
    if (typeof fault === 'object' && 'first' in fault) {
      this.#faults.delete(call);
      fault = fault.first;
    }
    while (fault === 'held') {
      await this.#untilReleased(call);
      fault = this.#faults.get(call);
    }
    if (fault === 'no prices') return withoutPrices(await answerAsUsual());
    return fault && faultyAnswer(fault);
  }

  #untilReleased(call: Call): Promise<void> {
    return new Promise((resolve) => this.#heldAnswers.set(call, [...(this.#heldAnswers.get(call) ?? []), resolve]));
  }

  #release(call: Call): void {
    const released = this.#heldAnswers.get(call) ?? [];
    this.#heldAnswers.delete(call);
    for (const resolve of released) resolve();
  }
}

async function withoutPrices(answer: Response): Promise<Response> {
  const body = JSON.stringify(await answer.json(), (field, value: unknown) => (field === 'price' ? undefined : value));
  return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } });
}

async function faultyAnswer(fault: Exclude<Fault, 'held' | 'no prices'>): Promise<Response | undefined> {
  if (typeof fault === 'object') {
    if ('refused' in fault) return HttpResponse.json({ status: false, message: fault.refused });
    // It waits for the next call; this one was held before it was set.
    if ('first' in fault) return undefined;
    await delay(fault.delay);
    return undefined;
  }
  switch (fault) {
    case 'unreachable':
      return HttpResponse.error();
    case 'server error':
      return HttpResponse.json({ status: false, message: 'Internal server error' }, { status: 500 });
    case 'unauthorized':
      return HttpResponse.json({ status: false, message: 'Unauthenticated' }, { status: 401 });
    case 'html':
      return HttpResponse.html('<!doctype html><title>Please wait</title><h1>We will be back soon</h1>');
    case 'wrong shape':
      return HttpResponse.json({ unexpected: true });
    case 'bare yes':
      return HttpResponse.json({ status: true });
    case 'empty':
      return new HttpResponse(null, { status: 200 });
  }
}
