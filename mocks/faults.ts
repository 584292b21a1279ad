import { delay, HttpResponse } from 'msw';
import { CALLS, type Call } from './calls';

/**
 * The faults of a call:
 * - `unreachable`: the connection drops; `answer lost`: the connection drops after the call took effect;
 * - `server error`: status 500; `unauthorized`: status 401, with any token;
 * - `html`: 200 with a page, as proxies answer; `wrong shape`: 200 with other fields; `empty`: 200 without a body;
 * - `bare yes`: 200 with status true and nothing else;
 * - `no prices`: the usual answer without prices; `no items`: the usual answer with empty lists;
 * - `refused`: 200 with status false and an optional message;
 * - `status`: an error status;
 * - `delay`: the usual answer after some milliseconds;
 * - `held`: the usual answer, once the call is healed;
 * - `inTurn`: each call takes the next turn of a list; after the last one calls are answered as usual.
 */
export type Fault =
  | 'unreachable'
  | 'answer lost'
  | 'server error'
  | 'unauthorized'
  | 'html'
  | 'wrong shape'
  | 'empty'
  | 'bare yes'
  | 'no prices'
  | 'no items'
  | 'held'
  | { readonly refused: string | undefined }
  | { readonly status: number }
  | { readonly delay: number }
  | { readonly inTurn: readonly Turn[] };

/** How many turns of its `inTurn` fault each call has taken. */
export type TurnsTaken = Readonly<Partial<Record<Call, number>>>;

type Turn = 'as usual' | Exclude<Fault, { readonly inTurn: unknown }>;

/** The faults of one mock backend. A fault stays on its call until it is healed or its turns are used up. */
export class Faults {
  readonly #faults = new Map<Call, Fault>();
  readonly #heldAnswers = new Map<Call, (() => void)[]>();
  readonly #turnsTaken = new Map<Call, number>();

  /** Sets a call's fault, in place of an earlier one. Throws for an unknown call. */
  set(call: Call, fault: Fault): void {
    // A misspelt call would never fail, and its test would prove nothing.
    if (!CALLS.includes(call)) throw new Error(`The mock backend has no call '${call}' that could fail.`);
    this.#faults.set(call, fault);
    this.#turnsTaken.delete(call);
    this.#release(call);
  }

  /** How many turns each call has taken. */
  get turnsTaken(): TurnsTaken {
    return Object.fromEntries(this.#turnsTaken);
  }

  /** Skips the turns that calls took before a reload. */
  skip(turnsTaken: TurnsTaken): void {
    for (const [call, count] of Object.entries(turnsTaken)) for (let turn = 0; turn < count; turn += 1) this.#takeTurn(call as Call);
  }

  /** Removes the fault of a call, or of all calls. */
  heal(call?: Call): void {
    for (const each of call ? [call] : CALLS) {
      this.#faults.delete(each);
      this.#turnsTaken.delete(each);
      this.#release(each);
    }
  }

  /** The number of calls that a `held` fault keeps waiting. */
  get heldCount(): number {
    return [...this.#heldAnswers.values()].reduce((sum, held) => sum + held.length, 0);
  }

  /** The faulty answer to a call; undefined if the call has no fault now. `answerAsUsual` makes the usual answer. */
  async answerTo(call: Call, answerAsUsual: () => Promise<Response>): Promise<Response | undefined> {
    let turn = this.#takeTurn(call);
    while (turn === 'held') {
      await this.#untilReleased(call);
      const fault = this.#faults.get(call);
      // If turns were set while a call was held, they are for later calls, not for this one.
      turn = isInTurn(fault) ? undefined : fault;
    }
    if (turn === 'answer lost') return answerAsUsual().then(() => HttpResponse.error());
    if (turn === 'no prices') return withoutPrices(await answerAsUsual());
    if (turn === 'no items') return withoutItems(await answerAsUsual());
    return turn && turn !== 'as usual' ? faultyAnswer(turn) : undefined;
  }

  #takeTurn(call: Call): Turn | undefined {
    const fault = this.#faults.get(call);
    if (!isInTurn(fault)) return fault;
    this.#turnsTaken.set(call, (this.#turnsTaken.get(call) ?? 0) + 1);
    const [turn, ...later] = fault.inTurn;
    if (later.length > 0) this.#faults.set(call, { inTurn: later });
    else this.#faults.delete(call);
    return turn;
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

function isInTurn(fault: Fault | undefined): fault is { readonly inTurn: readonly Turn[] } {
  return typeof fault === 'object' && 'inTurn' in fault;
}

function withoutPrices(answer: Response): Promise<Response> {
  return changed(answer, (field, value) => (field === 'price' ? undefined : value));
}

function withoutItems(answer: Response): Promise<Response> {
  return changed(answer, (_field, value) => (Array.isArray(value) ? [] : value));
}

async function changed(answer: Response, change: (field: string, value: unknown) => unknown): Promise<Response> {
  if (answer.type === 'error') return answer;
  return new HttpResponse(JSON.stringify(await answer.json(), change), { headers: { 'Content-Type': 'application/json' } });
}

async function faultyAnswer(turn: Exclude<Turn, 'as usual' | 'held' | 'answer lost' | 'no prices' | 'no items'>): Promise<Response | undefined> {
  if (typeof turn === 'object') {
    if ('refused' in turn) return HttpResponse.json({ status: false, message: turn.refused });
    if ('status' in turn) return HttpResponse.json({ status: false }, { status: turn.status });
    await delay(turn.delay);
    return undefined;
  }
  switch (turn) {
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
