import { describe, expect, test } from 'vitest';
import type { CoreCustomer } from '../../features/assemblies/core-customer';
import { eventually } from '../../features/support/eventually';
import { arriveAt } from '../../features/support/journey';
import { pageOf } from '../../features/support/pages';
import { messages } from '../../src/domain/messages';
import { AnsweringServer, failureOf, leaving, nonsenseTo, type Sent } from './answering';
import { ANYTHING, isIdentifying, tokenOf } from './corpus';
import { USER_ID } from './hostile-server';
import { quietConsole } from './quiet-console';
import { comeToCode, comeToSignUp } from './ways';

// Whatever the server says that a customer is: their calls carry it as it came, over a reload too, or it is none and is asked for anew.

const server = new AnsweringServer();
const leave = leaving(quietConsole());
const SAID = { items: [{ id: 1, text: 'Express' }] };
const ADDRESS_PAGE = pageOf('walking', 'address page');

/** No path takes ten thousand letters. */
const IDS = ANYTHING.filter(({ value }) => JSON.stringify(value).length < 2000);

interface Beginning {
  readonly call: 'POST createUser' | 'POST user/validateOtp';
  readonly come: (customer: CoreCustomer) => Promise<void>;
  readonly button: string;
  /** The answer that has this id and this token. */
  readonly answer: (id: unknown, token: unknown) => object;
  readonly complaints: readonly object[];
}

/** How a session begins; what a failed sign-up says is for the log alone. */
const BEGINNINGS: readonly Beginning[] = [
  {
    call: 'POST createUser',
    come: comeToSignUp,
    button: 'Sign Up',
    answer: (userId, token) => ({ status: true, userId, token }),
    complaints: [],
  },
  {
    call: 'POST user/validateOtp',
    come: comeToCode,
    button: 'Submit',
    answer: (id, token) => ({ status: true, data: { id, token } }),
    complaints: [{ field: 'One-time code', message: messages.otp.invalid }],
  },
];

describe.each(BEGINNINGS)('what $call answers', ({ call, come, button, answer, complaints }) => {
  /** Begins a session with an answer, or where that is of no use with a good one, and tells how a call is made after a reload. */
  async function begin(given: object, isUsable: boolean): Promise<Sent> {
    server.says(SAID, { [call]: given });
    const logged = isUsable ? [] : [failureOf(call)];
    const customer = server.customer(null);
    await come(customer);
    const { path } = await customer.whereabouts();
    await customer.presses(button);
    await eventually(() => expect(customer.loggedFailures()).toEqual(logged));
    await eventually(async () => expect((await customer.whereabouts()).path).toBe(isUsable ? ADDRESS_PAGE.path : path));
    await server.settles();
    expect(await customer.complaints()).toEqual(isUsable ? [] : complaints);
    expect(await nonsenseTo(customer)).toEqual([]);

    server.says(SAID);
    if (!isUsable) await customer.presses(button);
    await arriveAt(customer, ADDRESS_PAGE);
    await server.settles();
    server.says(SAID);
    await customer.reloads();
    await arriveAt(customer, ADDRESS_PAGE);
    const sent = await eventually(() => {
      expect(server.sent).toContainEqual(expect.objectContaining({ call: 'GET user/{userId}/pets' }));
      return server.sent.find((each) => each.call === 'GET user/{userId}/pets')!;
    });
    await leave(customer, logged);
    return sent;
  }

  test.each(IDS)('$name as the id', async ({ value }) => {
    const isUsable = isIdentifying(value);
    const id = isUsable ? String(value) : String(USER_ID);
    expect(await begin(answer(value, 'a-token'), isUsable)).toMatchObject({ path: `user/${encodeURIComponent(id)}/pets`, token: 'Bearer a-token' });
  });

  test.each(ANYTHING)('$name as the token', async ({ value }) => {
    const token = tokenOf(value);
    const sent = { path: `user/${USER_ID}/pets`, token: `Bearer ${token ?? 'a-token'}` };
    expect(await begin(answer(USER_ID, value), token !== undefined)).toMatchObject(sent);
  });
});
