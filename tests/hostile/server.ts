import { callOf, type Call } from '../../mocks/calls';

/** Something of a server that has the same on all of its lists. */
export interface HostileItem {
  readonly id: unknown;
  /** What stands in every text of it. */
  readonly text: unknown;
}

export const PRICE = 199;
export const USER_ID = 101;

/** What the app keeps of a customer of the server. */
export const SESSION = JSON.stringify({ userId: USER_ID, token: 'a-token', isLoggedIn: true });

type Fields = Readonly<Record<string, unknown>>;

const packageOf = ({ id, text }: HostileItem): Fields => ({ id, package_name: text, price: PRICE, color: text, icon: text });

/** What an item is on the list of each call that answers one, as the specification has it (section 3). */
export const ITEM_OF = {
  'GET packages/4': (item) => ({ ...packageOf(item), duration_days: 3 }),
  'GET packages/3': (item) => ({ ...packageOf(item), sessions: 16, addons: [item.text, 'Sit', item.text] }),
  'GET packages/2': (item) => ({ ...packageOf(item), addons: [item.text, 'Bath'] }),
  'GET addons/3/{packageId}': ({ text }) => ({ name: text }),
  'GET addons/2': ({ id, text }) => ({ id, name: text }),
  'GET breeds': ({ id, text }) => ({ id, value: text }),
  'GET user/{userId}/pets': ({ id, text }) => ({ id, name: text, breed: text, image: text }),
  'GET user/{userId}/address': ({ id, text }) => ({ id, type: text, address: text }),
} as const satisfies Partial<Record<Call, (item: HostileItem) => Fields>>;

/** A call that answers a list. */
export type ListCall = keyof typeof ITEM_OF;

/** A trim, of which 'GET packages/2' has a list of its own. */
export const trimOf = ({ id, text }: HostileItem): Fields => ({ id, package_name: text, price: PRICE });

/** What a server says. */
interface Said {
  /** What stands on each of its lists. */
  readonly items: readonly HostileItem[];
  /** What is said of a booking, and of a code. */
  readonly message?: unknown;
}

/** What came to the server: the path as it was sent, the body and the token. */
interface Sent {
  readonly call: Call | undefined;
  readonly path: string;
  readonly body: unknown;
  readonly token: string | null;
}

/** A server that says whatever a test has it say: in this process or, by a route, in a browser. */
export class HostileServer {
  readonly sent: Sent[] = [];
  readonly heldCount = 0;
  private said: Said = { items: [] };
  private answers: Readonly<Partial<Record<Call, unknown>>> = {};

  /** What it answers from now on; what came before is forgotten. */
  says(said: Said, answers: Readonly<Partial<Record<Call, unknown>>> = {}): void {
    this.sent.length = 0;
    this.said = said;
    this.answers = answers;
  }

  /** The bodies of a call. */
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
    return new Response(ascii(answer), { headers: { 'content-type': 'application/json' } });
  }
}

/** Everything in the documented shape, but every text is the one that is given. */
function answerTo(call: Call, { items, message = '' }: Said): Fields {
  if (call in ITEM_OF) {
    const data = items.map((item) => ITEM_OF[call as ListCall](item));
    return { status: true, data, ...(call === 'GET packages/2' && { Trimming: items.map(trimOf) }) };
  }
  // Nobody exists yet, and every booking is refused: that is when the server speaks.
  const isNo = call === 'POST checkUser' || call.startsWith('POST user/createBooking/');
  return {
    status: !isNo,
    message,
    ...(call === 'POST createUser' && { userId: USER_ID, token: 'a-token' }),
    ...(call === 'POST user/validateOtp' && { data: { id: USER_ID, token: 'a-token' } }),
    ...(call === 'POST user/addPet' && { data: items.map(({ id }) => id) }),
  };
}

/** A value as JSON of plain letters only: half signs do not survive the way to a page otherwise. */
export function ascii(value: unknown): string {
  return JSON.stringify(value).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
