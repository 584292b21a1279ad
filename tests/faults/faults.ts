import type { ServerResponse } from 'node:http';

/**
 * How the app sees a call that meets a fault: `unreachable` (no response), `failed` (a response that the app cannot use),
 * `unauthorized` (the server does not know the session), `no` or `yes` (the response's `status`), `usual` (the fault has no effect).
 */
export type Outcome = 'unreachable' | 'failed' | 'unauthorized' | 'no' | 'yes' | 'usual';

/** The exchange with the app, in which a fault replies to one call. */
export interface Exchange {
  readonly response: ServerResponse;
  /** Lets the mock backend handle the call, and resolves to the JSON of its usual response. */
  readonly usual: () => Promise<unknown>;
  /** A fault that delays its response awaits this first. Resolves when the test calls `release` or `heal`. */
  readonly released: Promise<void>;
}

/** A fault between the app and the server, which replies to a call in place of the server. */
export interface Fault {
  readonly name: string;
  readonly outcome: Outcome;
  /** True if the server is down, with no open port, as long as the fault lasts. */
  readonly isDown?: boolean;
  /** True if the server handles the call, although the app sees a failure. */
  readonly isDone?: boolean;
  /** The seconds that pass on the device while the call waits. */
  readonly secondsWaited?: number;
  /** True if the fault applies only to calls that fetch a list. */
  readonly isOfLists?: boolean;
  /** The number of items in the list, if the fault makes the list longer. */
  readonly itemCount?: number;
  /** True if the app drops an item of the list and logs that, although the call succeeds. */
  readonly dropsItem?: boolean;
  readonly reply: (exchange: Exchange) => Promise<void> | void;
}

type Json = Record<string, unknown>;

const CORS = { 'access-control-allow-origin': '*' };
const PAGE = '<!doctype html><title>Please wait</title><h1>We will be back soon</h1>';
/** The length of a long list in tests without a browser, where longer lists take too long to draw. */
const LONG_LIST = 500;
const VERY_LONG_LIST = 5000;

function send(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, { ...CORS, 'content-type': type }).end(body);
}

const status = (code: number, outcome: Outcome = 'failed'): Fault => ({
  name: `status ${code}`,
  outcome,
  reply: ({ response }) => send(response, code, JSON.stringify({ status: false, message: `Status ${code}` })),
});

const body = (name: string, text: string, type?: string): Fault => ({
  name: `200 with ${name}`,
  outcome: 'failed',
  reply: ({ response }) => send(response, 200, text, type),
});

/** A fault that changes the usual response. The server handles the call. */
const changed = (name: string, outcome: Outcome, change: (answer: Json) => unknown, more: Partial<Fault> = {}): Fault => ({
  name,
  outcome,
  ...more,
  reply: async ({ response, usual }) => send(response, 200, JSON.stringify(change((await usual()) as Json))),
});

/** A response whose fields have wrong types, except for `status`. */
const WRONG_TYPES = { status: true, data: 'unexpected', Trimming: 12, userId: {}, token: [], message: { unexpected: true } };

const inData = (change: (items: readonly Json[]) => readonly unknown[]) => (answer: Json) => ({
  ...answer,
  data: change(answer.data as readonly Json[]),
});

/** A fault that makes a list longer than any real server's, with different ids and names. */
const longList = (itemCount: number): Fault =>
  changed(
    'a long list',
    'usual',
    inData((items) => {
      const [{ name, ...first } = {}] = items;
      const nameOf = (index: number) => typeof name === 'string' && { name: `${name} ${index}` };
      const extra = Array.from({ length: itemCount - items.length }, (_, index) => ({ ...first, id: 100_000 + index, ...nameOf(index) }));
      return [...items, ...extra];
    }),
    { isOfLists: true, itemCount },
  );

/** Gives the usual response another value of `status`, and removes its message. */
const withStatus = (form: unknown) => (answer: Json) => ({ ...answer, status: form, message: undefined });

const YES_FORMS: readonly unknown[] = [true, 1, 'true', 'ok', 'success', 'TRUE', 'Ok', 'SUCCESS'];
const NO_FORMS: readonly unknown[] = [false, 0, 2, '1', 'yes', 'false', '', null, [], {}];

const written = (value: unknown) => JSON.stringify(value);

export const FAULTS: readonly Fault[] = [
  { name: 'connection refused', outcome: 'unreachable', isDown: true, reply: () => {} },
  {
    name: 'dropped halfway',
    outcome: 'unreachable',
    reply: ({ response }) => {
      response.writeHead(200, { ...CORS, 'content-type': 'application/json', 'content-length': 1000 });
      response.write('{"status":true,"data":[', () => response.destroy());
    },
  },
  {
    name: 'dropped after it was done',
    outcome: 'unreachable',
    isDone: true,
    reply: async ({ response, usual }) => {
      await usual();
      response.writeHead(200, { ...CORS, 'content-type': 'application/json', 'content-length': 1000 });
      response.write('{"sta', () => response.destroy());
    },
  },
  { name: 'timeout', outcome: 'unreachable', secondsWaited: 15, reply: () => {} },
  {
    name: '8 s late',
    outcome: 'usual',
    secondsWaited: 8,
    reply: async ({ response, usual, released }) => {
      const answer = await usual();
      await released;
      send(response, 200, written(answer));
    },
  },
  status(400),
  status(401, 'unauthorized'),
  status(403),
  status(404),
  status(422),
  status(429),
  status(500),
  { name: 'status 502 with a page', outcome: 'failed', reply: ({ response }) => send(response, 502, PAGE, 'text/html') },
  body('a page', PAGE, 'text/html'),
  body('an empty body', ''),
  body('broken JSON', '{"status":true,"data":['),
  body('null', 'null'),
  body('wrong types', written(WRONG_TYPES)),
  body('missing fields', '{}'),
  changed('extra fields', 'usual', (answer) => ({ ...answer, extra: { of: ['any', 'kind', null] }, __proto: 1 })),
  ...YES_FORMS.map((form) => changed(`status ${written(form)}`, 'yes', (answer) => ({ ...answer, status: form }))),
  ...NO_FORMS.map(
    (form): Fault => ({
      name: `status ${written(form)} and nothing else`,
      outcome: 'no',
      reply: ({ response }) => send(response, 200, written({ status: form })),
    }),
  ),
  ...NO_FORMS.map((form) => changed(`status ${written(form)} beside the rest`, 'no', withStatus(form), { isDone: true })),
  changed('status missing beside the rest', 'no', withStatus(undefined), { isDone: true }),
  longList(LONG_LIST),
  changed(
    'one bad item among good',
    'usual',
    inData((items) => [...items.slice(0, 1), { id: null, name: 7, package_name: ['x'], value: {} }, ...items.slice(1)]),
    { isOfLists: true, dropsItem: true },
  ),
];

/** The same faults for tests in Chromium, with a longer list: Chromium draws it faster than the tests without a browser. */
export const FAULTS_IN_BROWSER: readonly Fault[] = FAULTS.map((fault) => (fault.itemCount ? longList(VERY_LONG_LIST) : fault));
