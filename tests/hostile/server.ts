import { callOf, type Call } from '../../mocks/calls';

/** An item that can be in any list; `ITEM_OF` turns it into an item of a certain list. */
export interface HostileItem {
  readonly id: unknown;
  /** The value of the item's name and of its other texts. */
  readonly text: unknown;
}

export const PRICE = 199;
export const USER_ID = 101;

/** A customer's session, as the app stores it. */
export const SESSION = JSON.stringify({ userId: USER_ID, token: 'a-token', isLoggedIn: true });

type JsonObject = Readonly<Record<string, unknown>>;

const packageOf = ({ id, text }: HostileItem): JsonObject => ({ id, package_name: text, price: PRICE, color: text, icon: text });

/** For each call that lists items: turns an item into the format of the API's documentation. */
export const ITEM_OF = {
  'GET packages/4': (item) => ({ ...packageOf(item), duration_days: 3 }),
  'GET packages/3': (item) => ({ ...packageOf(item), sessions: 16, addons: [item.text, 'Sit', item.text] }),
  'GET packages/2': (item) => ({ ...packageOf(item), addons: [item.text, 'Bath'] }),
  'GET addons/3/{packageId}': ({ text }) => ({ name: text }),
  'GET addons/2': ({ id, text }) => ({ id, name: text }),
  'GET breeds': ({ id, text }) => ({ id, value: text }),
  'GET user/{userId}/pets': ({ id, text }) => ({ id, name: text, breed: text, image: text }),
  'GET user/{userId}/address': ({ id, text }) => ({ id, type: text, address: text }),
} as const satisfies Partial<Record<Call, (item: HostileItem) => JsonObject>>;

/** A call whose response has a list. */
export type ListCall = keyof typeof ITEM_OF;

/** An item as one of grooming's hair trims, in the API's format. 'GET packages/2' lists the trims beside its packages. */
export const trimOf = ({ id, text }: HostileItem): JsonObject => ({ id, package_name: text, price: PRICE });

/** The values from which the server makes its responses. */
interface Said {
  /** The items of each list. */
  readonly items: readonly HostileItem[];
  /** The message in every response without a list. */
  readonly message?: unknown;
}

/** A request: the path as it was sent, the body and the token. */
interface Sent {
  readonly call: Call | undefined;
  readonly path: string;
  readonly body: unknown;
  readonly token: string | null;
}

/** A server whose responses the test sets. It responds in process, or in a browser through a Playwright route. */
export class HostileServer {
  readonly sent: Sent[] = [];
  readonly heldCount = 0;
  private said: Said = { items: [] };
  private answers: Readonly<Partial<Record<Call, unknown>>> = {};

  /** Sets the values of all responses, and whole responses of single calls (`answers`). Forgets earlier requests. */
  says(said: Said, answers: Readonly<Partial<Record<Call, unknown>>> = {}): void {
    this.sent.length = 0;
    this.said = said;
    this.answers = answers;
  }

  /** The bodies of a call's requests, in the order in which they came. */
  bodiesOf(call: Call): readonly unknown[] {
    return this.sent.filter((each) => each.call === call).map(({ body }) => body);
  }

  async respond(request: Request): Promise<Response> {
    const text = await request.text();
    const path = new URL(request.url).pathname.replace(/^\/(api\/)?/, '');
    const call = callOf(request.method, path);
    this.sent.push({ call, path, body: text === '' ? undefined : JSON.parse(text), token: request.headers.get('authorization') });
    if (!call) return new Response('{}', { status: 404 });
    const answer = Object.hasOwn(this.answers, call) ? this.answers[call] : answerTo(call, this.said);
    return new Response(asciiJson(answer), { headers: { 'content-type': 'application/json' } });
  }
}

/** The response in the API's format, with the given items and message. */
function answerTo(call: Call, { items, message = '' }: Said): JsonObject {
  if (call in ITEM_OF) {
    const data = items.map((item) => ITEM_OF[call as ListCall](item));
    return { status: true, data, ...(call === 'GET packages/2' && { Trimming: items.map(trimOf) }) };
  }
  // Every booking is refused, because the app shows the response's message only then. Every phone number is new, so that sign-up goes on.
  const isNo = call === 'POST checkUser' || call.startsWith('POST user/createBooking/');
  return {
    status: !isNo,
    message,
    ...(call === 'POST createUser' && { userId: USER_ID, token: 'a-token' }),
    ...(call === 'POST user/validateOtp' && { data: { id: USER_ID, token: 'a-token' } }),
    ...(call === 'POST user/addPet' && { data: items.map(({ id }) => id) }),
  };
}

/** A value as JSON in ASCII only. In other JSON, lone surrogates would be lost on the way to the page. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
