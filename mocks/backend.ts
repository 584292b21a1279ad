import { drop } from '@mswjs/data';
import { delay, getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { callOf, type Call } from './calls';
import { createDatabase, type Database } from './db';
import { Faults, type Fault, type TurnsTaken } from './faults';
import { accountHandlers } from './handlers/accounts';
import { addressHandlers } from './handlers/addresses';
import { no } from './handlers/answers';
import { bookingHandlers } from './handlers/bookings';
import type { Clock } from './handlers/context';
import { packageHandlers } from './handlers/packages';
import { petHandlers } from './handlers/pets';
import { bearerToken, idempotencyKeyOf } from './handlers/session';
import { DEFAULT_PRESET, PRESETS, presetOfPhone, type PresetName } from './presets';
import { seed } from './seed';

/** `path` lacks the base address and the query; `body` is the parsed JSON, or else the text. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly token?: string;
  /** 0 for a dropped connection; absent until the request is answered. */
  readonly status?: number;
}

export interface MockBackend {
  readonly handlers: readonly HttpHandler[];
  /** Since the last reset, in order of arrival. */
  readonly requests: readonly RecordedRequest[];
  readonly db: Database;
  /** True if no call is in progress, except those that a `held` fault keeps waiting. */
  readonly isIdle: boolean;
  readonly heldCount: number;
  /** `Response.error()` stands for a dropped connection. Rejects a request to another address. */
  respond(request: Request): Promise<Response>;
  fail(call: Call, fault: Fault): void;
  heal(call?: Call): void;
  readonly preset: PresetName;
  /** In milliseconds for every answer, on top of a fault's delay. */
  speed: number;
  readonly turnsTaken: TurnsTaken;
  /** Skips the `inTurn` turns used up before a page reload. The database stays. */
  applyPreset(preset: PresetName, turnsTaken?: TurnsTaken): void;
  /** Also clears `requests`. Calls in progress are cut off and write nothing. */
  reset(preset?: PresetName): void;
}

interface MockBackendOptions {
  readonly clock: Clock;
  /** Absolute, with a trailing slash. */
  readonly baseUrl: string;
  readonly preset?: PresetName;
  /** The listener must clone the answer to read its body: the client reads it too. */
  readonly onRequest?: (request: RecordedRequest, answer: Promise<Response>) => void;
}

export function createMockBackend(options: MockBackendOptions): MockBackend {
  const { clock, preset: ownPreset = DEFAULT_PRESET, onRequest } = options;
  // `href` drops a default port such as :443, as the URLs of requests do.
  const baseUrl = new URL(options.baseUrl).href;
  const db = createDatabase();
  const faults = new Faults();
  const requests: RecordedRequest[] = [];
  /** Like many servers, this one gives a no under its key again. */
  const answered = new Map<string, { readonly body: string; readonly refusal: Response | undefined }>();
  let preset = ownPreset;
  let resets = 0;
  const context = { baseUrl, db, clock, preset: () => PRESETS[preset] };

  const answers = [
    ...accountHandlers(context),
    ...packageHandlers(context),
    ...petHandlers(context),
    ...addressHandlers(context),
    ...bookingHandlers(context),
  ];
  let openCalls = 0;
  const handlers = [
    http.all(`${baseUrl}*`, async ({ request }) => {
      openCalls += 1;
      try {
        return await answerTo(request);
      } finally {
        openCalls -= 1;
      }
    }),
  ];

  async function answerTo(request: Request): Promise<Response> {
    const path = pathBelow(baseUrl, request);
    const token = bearerToken(request);
    const record: { -readonly [Name in keyof RecordedRequest]: RecordedRequest[Name] } = {
      method: request.method,
      path,
      body: undefined,
      ...(token && { token }),
    };
    // Before the body is read, so that `requests` keeps the order of arrival.
    requests.push(record);
    const resetsBefore = resets;
    record.body = readBody(await request.clone().text());
    const isOver = () => resets > resetsBefore;
    const answer = answerToCall(request, record, isOver);
    void answer.then(({ status }) => (record.status = status));
    if (!isOver()) onRequest?.(record, answer);
    return answer;
  }

  async function answerToCall(
    request: Request,
    { method, path, body }: RecordedRequest,
    isOver: () => boolean,
  ): Promise<Response> {
    if (backend.speed > 0) await delay(backend.speed);
    if (isOver()) return HttpResponse.error();
    // A redirected call arrives as a GET, with the key of its POST.
    const keyed = method === 'POST' ? idempotencyKeyOf(request) : '';
    const key = keyed && `${bearerToken(request)} ${keyed}`;
    const text = JSON.stringify(body);
    const earlier = answered.get(key);
    if (earlier && earlier.body !== text) return no('This key came with another body before.', 422);
    if (earlier?.refusal) return earlier.refusal.clone();
    const call = callOf(method, path);
    if (call === 'POST checkUser' || call === 'POST user/login') applyPresetOfPhone(body);
    const answerAsUsual = async () =>
      isOver() ? HttpResponse.error() : ((await getResponse(answers, request.clone())) ?? unknownCall(method, path));
    const answer = (call && (await faults.answerTo(call, answerAsUsual))) ?? (await answerAsUsual());
    if (key && answer.ok)
      answered.set(key, { body: text, refusal: (await saysNo(answer)) ? answer.clone() : undefined });
    // A reset releases held calls, and the new preset's faults would decide their answers.
    return isOver() ? HttpResponse.error() : answer;
  }

  /** Does not apply the current preset again: its turns would restart. */
  function applyPresetOfPhone(body: unknown): void {
    const name = presetOfPhone((body as { readonly phone?: unknown } | undefined)?.phone);
    if (name && name !== preset) backend.applyPreset(name);
  }

  const backend: MockBackend = {
    handlers,
    requests,
    db,
    speed: 0,
    get preset() {
      return preset;
    },
    get isIdle() {
      return openCalls === faults.heldCount;
    },
    get heldCount() {
      return faults.heldCount;
    },
    respond: async (request) => {
      const response = await getResponse(handlers, request);
      if (!response) throw new Error(`The mock backend answers below ${baseUrl} only, not ${request.url}.`);
      return response;
    },
    fail: (call, fault) => faults.set(call, fault),
    heal: (call) => faults.heal(call),
    get turnsTaken() {
      return faults.turnsTaken;
    },
    applyPreset: (name, turnsTaken = {}) => {
      preset = name;
      faults.heal();
      for (const [call, fault] of Object.entries(PRESETS[name].faults ?? {})) faults.set(call as Call, fault);
      faults.skip(turnsTaken);
    },
    reset: (name = ownPreset) => {
      resets += 1;
      drop(db);
      seed(db);
      requests.length = 0;
      answered.clear();
      backend.applyPreset(name);
    },
  };
  backend.reset();
  return backend;
}

function unknownCall(method: string, path: string): Response {
  const message = `The mock backend does not know the call ${method} ${path}.`;
  console.error(message);
  return HttpResponse.json({ status: false, message }, { status: 501 });
}

async function saysNo(answer: Response): Promise<boolean> {
  const body = readBody(await answer.clone().text());
  return (body as { readonly status?: unknown } | undefined)?.status === false;
}

function pathBelow(baseUrl: string, request: Request): string {
  return request.url.slice(baseUrl.length).replace(/[?#].*$/, '');
}

function readBody(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
