import { drop } from '@mswjs/data';
import { delay, getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { callOf, type Call } from './calls';
import { createDatabase, type Database } from './db';
import { Faults, type Fault, type TurnsTaken } from './faults';
import { accountHandlers } from './handlers/accounts';
import { addressHandlers } from './handlers/addresses';
import { bookingHandlers } from './handlers/bookings';
import type { Clock } from './handlers/context';
import { packageHandlers } from './handlers/packages';
import { petHandlers } from './handlers/pets';
import { bearerToken } from './handlers/session';
import { FIRST_SCENARIO, SCENARIOS, scenarioOfPhone, type ScenarioName } from './scenarios';
import { seed } from './seed';

/** A request as it arrived. `path` stands below the base address; `body` is the parsed JSON, or the text that is none. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly token?: string;
}

/** The server of the product, pretended: the same wire, data in memory. Backends do not know of each other. */
export interface MockBackend {
  /** For msw; they match below the base address only. */
  readonly handlers: readonly HttpHandler[];
  /** All requests below the base address, in order of arrival. */
  readonly requests: readonly RecordedRequest[];
  readonly db: Database;
  /** Whether no call is on its way, but for those that a fault holds back. */
  readonly isIdle: boolean;
  /** How many calls a fault holds back. */
  readonly heldCount: number;
  /** Answers a request below the base address; an unreachable backend answers `Response.error()`. */
  respond(request: Request): Promise<Response>;
  /** Sets a fault on a call until it is healed. */
  fail(call: Call, fault: Fault): void;
  /** Takes the fault off a call, or off all calls. */
  heal(call?: Call): void;
  /** The scenario that is told; a phone number may have begun another (see scenarios.ts). */
  readonly scenario: ScenarioName;
  /** Milliseconds until a call is answered, beside what a fault adds. */
  speed: number;
  /** How many turns calls have taken of the faults that pass. */
  readonly turnsTaken: TurnsTaken;
  /** Tells a scenario from its beginning, or from where it was: its faults take the place of those that are set. The data stays. */
  begin(scenario: ScenarioName, turnsTaken?: TurnsTaken): void;
  /**
   * Starts a scenario, or its own again: the seed is restored, record and faults are cleared. Calls that are still on their way
   * break off, so that nothing of what was is written into the new data.
   */
  reset(scenario?: ScenarioName): void;
}

/** What a mock backend is made of. */
export interface MockBackendOptions {
  readonly clock: Clock;
  /** Absolute, with a slash at its end. */
  readonly baseUrl: string;
  readonly scenario?: ScenarioName;
  /** Is told of each request as it arrives, with its answer to come; whoever reads the answer's body reads a clone. */
  readonly onRequest?: (request: RecordedRequest, answer: Promise<Response>) => void;
}

/** Makes a mock backend with its seed. */
export function createMockBackend(options: MockBackendOptions): MockBackend {
  const { clock, scenario: ownScenario = FIRST_SCENARIO, onRequest } = options;
  // A default port goes, as it does from the address of a request.
  const baseUrl = new URL(options.baseUrl).href;
  const db = createDatabase();
  const faults = new Faults();
  const requests: RecordedRequest[] = [];
  let scenario = ownScenario;
  let resets = 0;
  const context = { baseUrl, db, clock, scenario: () => SCENARIOS[scenario] };

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
    const record = { method: request.method, path, body: undefined as unknown, ...(token && { token }) };
    // The body takes a moment to read: the place in the record is taken before.
    requests.push(record);
    const resetsBefore = resets;
    record.body = readBody(await request.clone().text());
    const isOver = () => resets > resetsBefore;
    const answer = answerToCall(request, record, isOver);
    if (!isOver()) onRequest?.(record, answer);
    return answer;
  }

  async function answerToCall(request: Request, { method, path, body }: RecordedRequest, isOver: () => boolean): Promise<Response> {
    if (backend.speed > 0) await delay(backend.speed);
    if (isOver()) return HttpResponse.error();
    const call = callOf(method, path);
    if (call === 'POST checkUser' || call === 'POST user/login') beginStoryOf(body);
    const answerAsUsual = async () =>
      isOver() ? HttpResponse.error() : ((await getResponse(answers, request.clone())) ?? unknownCall(method, path));
    const answer = (call && (await faults.answerTo(call, answerAsUsual))) ?? (await answerAsUsual());
    // A held call that a reset lets go may have met a fault of the story that comes after.
    return isOver() ? HttpResponse.error() : answer;
  }

  /** Not anew while it is told: the second call of a story is not its first again. */
  function beginStoryOf(body: unknown): void {
    const name = scenarioOfPhone((body as { readonly phone?: unknown } | undefined)?.phone);
    if (name && name !== scenario) backend.begin(name);
  }

  const backend: MockBackend = {
    handlers,
    requests,
    db,
    speed: 0,
    get scenario() {
      return scenario;
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
    begin: (name, turnsTaken = {}) => {
      scenario = name;
      faults.heal();
      for (const [call, fault] of Object.entries(SCENARIOS[name].faults ?? {})) faults.set(call as Call, fault);
      faults.skip(turnsTaken);
    },
    reset: (name = ownScenario) => {
      resets += 1;
      drop(db);
      seed(db);
      requests.length = 0;
      backend.begin(name);
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
