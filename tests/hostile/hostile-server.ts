import type { Call } from '../../mocks/calls';

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

export interface Said {
  readonly items: readonly HostileItem[];
  /** What is said to whoever books, and to whoever is sent a code. */
  readonly message?: unknown;
  readonly userId?: unknown;
  readonly token?: unknown;
}

/** What such a server answers to a call: everything in the documented shape, but every text is the one that is given. */
export function answerTo(call: Call, { items, message = '', userId = USER_ID, token = 'a-token' }: Said): Fields {
  if (call in ITEM_OF) {
    const data = items.map((item) => ITEM_OF[call as ListCall](item));
    return { status: true, data, ...(call === 'GET packages/2' && { Trimming: items.map(trimOf) }) };
  }
  // Nobody exists yet, and every booking is refused: that is when the server speaks.
  const isNo = call === 'POST checkUser' || call.startsWith('POST user/createBooking/');
  return {
    status: !isNo,
    message,
    ...(call === 'POST createUser' && { userId, token }),
    ...(call === 'POST user/validateOtp' && { data: { id: userId, token } }),
    ...(call === 'POST user/addPet' && { data: items.map(({ id }) => id) }),
  };
}
