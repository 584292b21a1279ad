import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ContractChecker } from '../../contract/checker';
import { ContractDocument } from '../../contract/document';
import { ASHA, ASHAS_PHONE, MEERA, RIGHT_CODE } from '../port-contracts/people';
import { deviationsIn, run, startedMockServer, time } from './mock-server';
import { operationOf, requestDeviation } from './requests';

const contract = new ContractDocument();
const checker = new ContractChecker(contract);
const server = startedMockServer();
const { exchanges } = server;

const runOnMocks = (...words: readonly string[]) => run('--base-url', server.url, ...words);
const AS_ASHA = ['--phone', ASHAS_PHONE, '--otp', RIGHT_CODE];
const WRITING = [...AS_ASHA, '--write', '--new-phone', MEERA.phoneNumber];

const ADD_ONS: unknown = expect.arrayContaining([expect.any(String)]);

const ALL = [...WRITING, '--idempotency-key'];

/** Another answer in the place of the mock server's. */
type Change = (request: Request, answer: Response, body: string, sent: string) => Response | false | undefined;

const requestDeviations = () =>
  exchanges.map(({ request }) => requestDeviation(checker, request)).filter((deviation) => deviation !== undefined);

const asked = () => exchanges.map(({ request }) => operationOf(contract, request)?.id);

describe('with the mock server', () => {
  test('all reading calls conform, and nothing is written', async () => {
    const { code, lines, output } = await runOnMocks(...AS_ASHA);
    expect(code, output).toBe(0);
    expect(lines.at(-1)).toBe('22 conform, 0 deviate, 7 not run.');
    expect(asked().filter((id) => /^(add|create|login)/.test(id!))).toEqual([]);
    expect(output).toMatch(/^GET user\/\{userId\}\/address \(wrong token\) +401 +conforms$/m);
    expect(output).toMatch(/^POST user\/addPet +- +not run +needs --write$/m);
  });

  test('with --write all operations are called and conform', async () => {
    const { code, lines, output } = await runOnMocks(...WRITING);
    expect(code, output).toBe(0);
    expect(lines.at(-1)).toBe('58 conform, 0 deviate, 0 not run.');
    expect(new Set(asked())).toEqual(new Set(contract.operations.map(({ id }) => id)));
    const withoutSession = exchanges.filter(({ answer }) => answer?.status === 401);
    expect(withoutSession).toHaveLength(24);
    expect(requestDeviations()).toEqual(Array(8).fill('the token is missing'));
    const shared = { startDate: '2026-06-11', petIds: ['303', '304'] };
    expect(server.backend.db.booking.getAll()).toMatchObject([
      { ...shared, addOns: ['Poo Picking', 'Paw Cleaning', 'Combing'], totalPrice: 199 * 3 * 2 },
      { ...shared, addOns: ADD_ONS },
      { ...shared, addOns: ADD_ONS, packageIds: ['601', '651'], totalPrice: 899 + 799 },
    ]);
    expect(exchanges.filter(({ request }) => 'idempotency-key' in request.headers)).toEqual([]);
  });

  test('with --idempotency-key all that is saved has a key, is sent twice and stored once', async () => {
    const { address, pet, booking } = server.backend.db;
    const counts = () => [address, pet, booking].map((table) => table.count());
    const [addresses = 0, pets = 0] = counts();
    const { code, lines, output } = await runOnMocks(...ALL);
    expect(code, output).toBe(0);
    expect(lines.at(-1)).toBe('69 conform, 0 deviate, 0 not run.');
    expect(requestDeviations()).toEqual(Array(8).fill('the token is missing'));
    expect(counts()).toEqual([addresses + 2, pets + 3, 4]);
  });

  const plant = (change: (request: Request, respond: (request: Request) => Promise<Response>) => Promise<Response>) => {
    const respond = server.backend.respond.bind(server.backend);
    vi.spyOn(server.backend, 'respond').mockImplementation((request) => change(request, respond));
  };
  afterEach(() => void vi.restoreAllMocks());

  const plantAnswers = (change: Change) =>
    plant(async (request, respond) => {
      const sent = await request.clone().text();
      const answer = await respond(request);
      return change(request, answer, await answer.clone().text(), sent) || answer;
    });
  const booked =
    (answerOf: () => object): Change =>
    ({ url }, _answer, body) =>
      url.includes('createBooking') && body.includes('"status":true') && Response.json({ status: true, ...answerOf() });
  /** Answers a key as before, if the earlier answer is to be kept under this name. */
  const keep = (nameOf: (request: Request, answer: Response) => string | false): Change => {
    const answers = new Map<string, Response>();
    return (request, answer) => {
      if (!request.headers.has('idempotency-key')) return undefined;
      const earlier = [...answers].find(([name, kept]) => name === nameOf(request, kept));
      const name = nameOf(request, answer);
      if (name && !earlier) answers.set(name, answer.clone());
      return earlier?.[1].clone();
    };
  };
  const keyOf = ({ headers }: Request) => String(headers.get('idempotency-key'));
  const tokenOf = ({ headers }: Request) => String(headers.get('authorization'));
  const failed = (status: number) => new Response('', { status });
  const AS_SAID = 'an error, although the request is as the contract says';
  const REFUSE = 'this should be refused, by a no or a 4XX';
  const KEYS = "the app's keys are UUIDs of version 8";
  const OFFER = `the app offers tomorrow in India, all pets and add-ons together, every slot and the total of total_price, and ${KEYS}`;

  test.each<[what: string, change: Change, ...deviations: string[]]>([
    [
      "serves any customer's data",
      (request, { status }) =>
        status === 401 &&
        tokenOf(request).includes(ASHA.token) &&
        Response.json({ status: true, data: request.method === 'GET' ? [] : [1] }),
      `GET user/{userId}/pets (another customer's id): ${REFUSE}`,
      `GET user/{userId}/address (another customer's id): ${REFUSE}`,
      `POST user/addAddress (another customer's id): ${REFUSE}`,
      `POST user/addPet (another customer's id): ${REFUSE}`,
    ],
    [
      'takes any code',
      ({ url }) =>
        url.endsWith('validateOtp') && Response.json({ status: true, data: { id: ASHA.userId, token: ASHA.token } }),
      `POST user/validateOtp (wrong code): ${REFUSE}`,
    ],
    [
      'lists no address',
      ({ url }, { ok }) => ok && url.endsWith('/address') && Response.json({ status: true, data: [] }),
      "GET user/{userId}/address (after saving): what was saved as 'Contract check' is not listed with this name",
    ],
    [
      'takes keys of UUID version 4 only',
      (request) => /^.{14}[^4]/.test(keyOf(request)) && failed(400),
      `POST user/addPet: ${AS_SAID}; ${KEYS}`,
    ],
    [
      'lets browsers keep lists',
      (_request, { ok }, body) =>
        ok &&
        new Response(body, {
          headers: { 'content-type': 'application/json', 'cache-control': 'no-cache="set-cookie"' },
        }),
      'GET user/{userId}/address: cache-control lacks no-store',
    ],
    [
      'takes bodies of 1.4 MB only',
      (_request, _answer, _body, sent) => sent.length > 1_400_000 && failed(413),
      `POST user/addPet (a body of 1.5 MB): ${AS_SAID}`,
    ],
    [
      'refuses a wrong token by 403',
      (request) => tokenOf(request) === 'Bearer not-a-token' && failed(403),
      'GET packages/4 (wrong token): an invalid token should be answered 401',
    ],
    [
      'takes addPet without a token',
      ({ url, headers }) =>
        url.endsWith('addPet') && !headers.has('authorization') && Response.json({ status: true, data: [1] }),
      `POST user/addPet (no token): ${REFUSE}`,
    ],
    [
      'logs a customer in who signs up again',
      ({ url }, _answer, body) =>
        url.endsWith('createUser') &&
        body.includes('false') &&
        Response.json({ userId: ASHA.userId, token: ASHA.token }),
      `POST createUser (the same number again): ${REFUSE}`,
    ],
    [
      'books for any pet',
      ({ url }, _answer, body) =>
        url.includes('createBooking') && body.includes('pet_id') && Response.json({ status: true, data: { id: 1 } }),
      `POST user/createBooking/training (another customer's pet): ${REFUSE}`,
    ],
    [
      'books a key twice',
      booked(() => ({ data: { id: randomUUID() } })),
      'POST user/createBooking/walking (same key): the answer is not the same as before',
    ],
    [
      'has the keys of all customers in one',
      keep((request, { ok }) => ok && keyOf(request)),
      "POST user/addPet (another customer's key): the answer is another customer's",
    ],
    [
      'has the keys of all bookings in one',
      keep((request, { ok }) => ok && request.url.includes('createBooking') && keyOf(request)),
      "POST user/createBooking/walking (another customer's key): the answer is another customer's",
    ],
    [
      'answers a key as before, whatever it comes with',
      keep((request, { ok }) => ok && keyOf(request) + tokenOf(request)),
      `POST user/addAddress (same key, another body): ${REFUSE}`,
    ],
    [
      'keeps failures under their key',
      keep((request, { ok }) => !ok && keyOf(request)),
      `POST user/createBooking/walking: ${AS_SAID}; ${OFFER}`,
    ],
  ])('that %s is found', async (_what, change, ...deviations) => {
    plantAnswers(change);
    const { code, lines } = await runOnMocks(...ALL);
    expect(code).toBe(1);
    expect(deviationsIn(lines)).toEqual(expect.arrayContaining(deviations));
  });

  test('whose names give no end date, or whose trims have ids of packages, conforms with warnings', async () => {
    server.backend.db.walkingPackage.create({ id: 406, name: 'Monthly', price: 99, durationDays: 30 });
    server.backend.db.trim.create({ id: 602, name: 'Lion Cut', price: 99 });
    const { code, lines } = await runOnMocks();
    expect([code, lines.filter((line) => line.startsWith('Warning: '))]).toEqual([
      0,
      [
        "Warning: no end date follows from the name 'Monthly', so that walks are shown to end on their first day (WalkingPackage).",
        "Warning: the trim 'Lion Cut' has the id of a package, so that a booking does not tell which of both is meant (packages/2).",
      ],
    ]);
  });

  test('that names no booking in its answers is not said to honour the key', async () => {
    plantAnswers(booked(() => ({ message: 'Thank you.' })));
    expect((await runOnMocks(...ALL)).output).toContain('Whether the server honours Idempotency-Key cannot be seen, ');
  });

  test('it says how long the answers took, and warns of those above 2 s', async () => {
    const durations: Readonly<Record<string, number>> = { 'packages/2': 2000, 'packages/4': 2050, 'addons/2': 12_345 };
    plant((request, respond) => {
      time.inMilliseconds += durations[request.url.slice(server.url.length)] ?? 80;
      return respond(request);
    });
    const { code, lines } = await runOnMocks();
    expect([code, ...lines.slice(-4)]).toEqual([
      0,
      "CORS was not checked. If the app has another origin than the server, name the app's with --origin.",
      'Half of the answers came within 0.08 s, the slowest took 12.35 s (GET addons/2).',
      'Warning: customers wait for answers that take more than 2 s: GET packages/4 (visitor) 2.05 s, GET addons/2 12.35 s.',
      '6 conform, 0 deviate, 12 not run.',
    ]);
  });

  test("without a phone number only visitors' calls are made, and with only a phone number a code is sent", async () => {
    const { code, lines } = await runOnMocks();
    expect([code, lines.at(-1)]).toEqual([0, '6 conform, 0 deviate, 12 not run.']);
    const { output } = await runOnMocks('--phone', ASHAS_PHONE);
    expect(asked()).toContain('login');
    expect(output).toContain('run again with it after --otp');
  });

  test('neither phone numbers nor the token are ever printed', async () => {
    const runs = [await runOnMocks(...WRITING), await runOnMocks('--phone', ASHAS_PHONE, '--otp', '4321')];
    runs.push(
      await runOnMocks(`--${ASHAS_PHONE}`),
      await runOnMocks(ASHAS_PHONE),
      await runOnMocks('--phone', `${ASHAS_PHONE}1`),
    );
    for (const { output } of runs) {
      for (const secret of [ASHAS_PHONE, MEERA.phoneNumber, ASHA.token]) expect(output).not.toContain(secret);
    }
  });

  test.each([
    ['GET packages/2', 'unreachable', /^GET packages\/2 +- +deviates +no answer \(UND_ERR_SOCKET\)$/m],
    [
      'POST checkUser',
      { refused: ASHAS_PHONE },
      /^POST checkUser +200 +deviates +answered no, .*has to be a customer's$/m,
    ],
  ] as const)('a deviation of %s by %j is printed', async (call, fault, line) => {
    server.backend.fail(call, fault);
    const { code, output } = await runOnMocks(...WRITING);
    expect(code).toBe(1);
    expect(output).toMatch(line);
    expect(output).not.toContain(ASHAS_PHONE);
  });

  test('a call without its input is skipped, with the reason', async () => {
    server.backend.fail('GET packages/3', 'no items');
    server.backend.fail('POST user/addPet', 'server error');
    const { output } = await runOnMocks(...WRITING);
    expect(output).toMatch(/^GET addons\/3\/\{packageId\} +- +not run +no training package conforms to ask with$/m);
    expect(output).toMatch(
      /^POST user\/createBooking\/walking +- +not run +there is no address or no pet to book with$/m,
    );
  });
});

test("a customer's phone number is not signed up again", async () => {
  const { code, output } = await runOnMocks(...AS_ASHA, '--write', '--new-phone', ASHAS_PHONE);
  expect(code).toBe(1);
  expect(output).toMatch(/^POST checkUser \(new phone\) +200 +deviates +answered yes, and no was expected$/m);
  expect(asked()).not.toContain('createUser');
});

test('an unreachable server is reported in one sentence', async () => {
  const baseUrl = 'http://127.0.0.1:1/';
  const { code, lines } = await run('--base-url', baseUrl, '--origin', 'https://book.example.com');
  expect([code, lines]).toEqual([
    1,
    [`The server at ${baseUrl} cannot be reached (bad port): is the address right, and does it run?`],
  ]);
});

const HERE = ['--base-url', 'http://127.0.0.1:1/'];

test.each([
  [[], /^Name the server with --base-url\. Usage: npm run contract -- /],
  [['--base-url', 'localhost:4010'], /^--base-url has to be as /],
  [['--base-url', 'https://me:secret@example.com/'], /^--base-url has to be as /],
  [[...HERE, '--origin', 'book.example.com'], /^--origin has to be scheme and host of the app alone/],
  [[...HERE, ...AS_ASHA, '--write', '--new-phone', '+919876543210'], /^--new-phone has to be ten digits/],
  [[...HERE, '--phone', ASHAS_PHONE, '--otp', '12'], /^--otp has to be four digits\.$/],
  [[...HERE, '--otp', RIGHT_CODE], /^--otp needs --phone\. /],
  [[...HERE, '--phone', ASHAS_PHONE, '--write'], /^--write needs --otp\. Usage: /],
  [[...HERE, ...AS_ASHA, '--new-phone', MEERA.phoneNumber], /^--new-phone needs --write\. /],
  [[...HERE, ...AS_ASHA, '--idempotency-key'], /^--idempotency-key needs --write\. /],
  [[...HERE, '--code', '1234'], /^Unknown option '--code'\. Usage: /],
])('the wrong options %j are refused with one sentence', async (words, sentence) => {
  expect(await run(...words)).toMatchObject({ code: 1, lines: [expect.stringMatching(sentence)] });
});
