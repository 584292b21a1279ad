import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll } from 'vitest';
import { CoreCustomer } from '../../features/assemblies/core-customer';
import { DETAILS } from '../../features/support/details';
import { eventually, setPatience } from '../../features/support/eventually';
import { arriveAt, fillIn, goOn } from '../../features/support/journey';
import { pageOf, type ServiceName } from '../../features/support/pages';
import { PEOPLE, type Person } from '../../features/support/people';
import { STORY_BEGINS_AT } from '../../features/support/world';
import { callOf, type Call } from '../../mocks/calls';
import { answerTo, USER_ID, type Said } from './hostile-server';

/** Nothing listens there: the calls are answered before they leave the process. */
export const BASE_URL = 'http://api.example.test/';
const PATIENCE_IN_MILLISECONDS = 3000;
const MOMENTS_TO_BE_SURE = 3;
const { Asha } = PEOPLE as Readonly<Record<'Asha', Person>>;

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

  /** A customer of it, logged in unless the session is another. */
  customer(userData: string | null = JSON.stringify({ userId: USER_ID, token: 'a-token', isLoggedIn: true })): CoreCustomer {
    return new CoreCustomer({
      apiBaseUrl: BASE_URL,
      device: {
        startsAt: STORY_BEGINS_AT,
        timeZone: 'Asia/Kolkata',
        location: 'unavailable',
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

/** What is chosen of what the server offers, by the fields of each step. */
export interface Choices {
  readonly package: Readonly<Record<string, string>>;
  readonly address: string;
  readonly pet: string;
}

/** Goes from a service's first page to its summary, and looks at each page on the way. */
export async function comeToSummary(customer: CoreCustomer, service: ServiceName, choices: Choices): Promise<void> {
  const answering = { person: Asha, now: STORY_BEGINS_AT };
  await customer.opens(`/${service}/1`);
  if (service === 'walking') await fillIn(customer, { service, step: 'package page', leftOut: 'Package' }, answering);
  await chooseEach(customer, choices.package);
  await goOn(customer);
  await fillIn(customer, { service, step: 'date page' }, answering);
  await goOn(customer);
  await arriveAt(customer, pageOf(service, 'address page'));
  await chooseEach(customer, { 'Saved addresses': choices.address });
  await goOn(customer);
  await arriveAt(customer, pageOf(service, 'pet page'));
  await chooseEach(customer, { 'Your pets': choices.pet });
  await goOn(customer);
  await arriveAt(customer, pageOf(service, 'summary'));
}

async function chooseEach(customer: CoreCustomer, choices: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, option] of Object.entries(choices)) {
    await eventually(() => customer.gives(DETAILS.read(field), option));
    await customer.allThatIsSaid();
  }
}
