import { delay, HttpResponse } from 'msw';
import { CALLS, type Call } from './calls';
import { no, unauthorized } from './handlers/answers';

/**
 * - `answer lost`: the connection drops after the call took effect;
 * - `html`: status 200 with an HTML page, as proxies send; `wrong shape`: 200 with JSON of other fields; `empty`: 200 without a body;
 * - `redirect`: status 302 to the training packages, which are then answered as usual;
 * - `cached`: the usual answer, which the browser may keep for two minutes; `bare yes`: 200 with `status: true` and nothing else;
 * - `status`: with the body (by default `status: false`), or without one (204 and 205). A success whose body does not say
 *   `status: false` comes after the call took effect;
 * - `changed`: the usual answer, once the function has changed it;
 * - `delay`: in milliseconds; `held`: the call waits until its fault is removed or replaced;
 * - `inTurn`: each request uses up the next turn; after the last, requests are answered as usual.
 */
export type Fault =
  | keyof typeof ANSWERS
  | 'answer lost'
  | 'redirect'
  | 'cached'
  | 'no prices'
  | 'no items'
  | 'held'
  | { readonly refused: string | undefined }
  | { readonly status: number; readonly body?: Readonly<Record<string, unknown>> }
  | { readonly changed: (answer: unknown) => unknown }
  | { readonly delay: number }
  | { readonly inTurn: readonly Turn[] };

export type TurnsTaken = Readonly<Partial<Record<Call, number>>>;

type Turn = 'as usual' | Exclude<Fault, { readonly inTurn: unknown }>;

export class Faults {
  readonly #faults = new Map<Call, Fault>();
  readonly #heldAnswers = new Map<Call, (() => void)[]>();
  readonly #turnsTaken = new Map<Call, number>();

  /** Releases held requests. */
  set(call: Call, fault: Fault): void {
    // A test with a fault on a misspelt call would prove nothing.
    if (!CALLS.includes(call)) throw new Error(`The mock backend has no call '${call}' that could fail.`);
    this.#faults.set(call, fault);
    this.#turnsTaken.delete(call);
    this.#release(call);
  }

  get turnsTaken(): TurnsTaken {
    return Object.fromEntries(this.#turnsTaken);
  }

  skip(turnsTaken: TurnsTaken): void {
    for (const [call, count] of Object.entries(turnsTaken))
      for (let turn = 0; turn < count; turn += 1) this.#takeTurn(call as Call);
  }

  heal(call?: Call): void {
    for (const each of call ? [call] : CALLS) {
      this.#faults.delete(each);
      this.#turnsTaken.delete(each);
      this.#release(each);
    }
  }

  get heldCount(): number {
    return [...this.#heldAnswers.values()].reduce((sum, held) => sum + held.length, 0);
  }

  async answerTo(call: Call, answerAsUsual: () => Promise<Response>): Promise<Response | undefined> {
    let turn = this.#takeTurn(call);
    while (turn === 'held') {
      await this.#untilReleased(call);
      const fault = this.#faults.get(call);
      // The turns of an `inTurn` fault that replaced `held` are for later requests.
      turn = isInTurn(fault) ? undefined : fault;
    }
    if (turn === undefined || turn === 'as usual') return undefined;
    if (turn === 'redirect') return redirected(call);
    if (typeof turn === 'object') {
      if ('refused' in turn) return HttpResponse.json({ status: false, message: turn.refused });
      if ('status' in turn) return answerWith(turn, answerAsUsual);
      if ('changed' in turn)
        return changed(await answerAsUsual(), (field, value) => (field === '' ? turn.changed(value) : value));
      await delay(turn.delay);
      return undefined;
    }
    if (turn in ANSWERS) return ANSWERS[turn as keyof typeof ANSWERS]();
    const answer = await answerAsUsual();
    if (turn === 'answer lost') return HttpResponse.error();
    if (turn === 'no prices') return changed(answer, (field, value) => (field === 'price' ? undefined : value));
    if (turn === 'no items') return changed(answer, (_field, value) => (Array.isArray(value) ? [] : value));
    answer.headers.set('Cache-Control', 'private, max-age=120');
    return answer;
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

/** Relative, because the app may reach the server by another base address than the server's own. */
function redirected(call: Call): Response {
  const location = `${'../'.repeat(call.split('/').length - 1)}packages/3`;
  return new HttpResponse(null, { status: 302, headers: { Location: location } });
}

async function answerWith(
  { status, body = { status: false } }: Extract<Turn, { readonly status: number }>,
  takeEffect: () => Promise<unknown>,
): Promise<Response> {
  const isEmpty = status === 204 || status === 205;
  if (isEmpty || (status < 300 && body.status !== false)) await takeEffect();
  return isEmpty ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status });
}

async function changed(answer: Response, change: (field: string, value: unknown) => unknown): Promise<Response> {
  if (answer.type === 'error') return answer;
  return new HttpResponse(JSON.stringify(await answer.json(), change), {
    headers: { 'Content-Type': 'application/json' },
  });
}

/** Of the faults that need nothing of the call. */
const ANSWERS = {
  unreachable: () => HttpResponse.error(),
  'server error': () => no('Internal server error', 500),
  unauthorized,
  html: () => HttpResponse.html('<!doctype html><title>Please wait</title><h1>We will be back soon</h1>'),
  'wrong shape': () => HttpResponse.json({ unexpected: true }),
  'bare yes': () => HttpResponse.json({ status: true }),
  empty: () => new HttpResponse(null),
} satisfies Record<string, () => Response>;
