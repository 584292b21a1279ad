import { describe, expect, test } from 'vitest';
import { messages } from '../../src/domain/messages';
import type { Customer } from '../support/customer';
import { DETAILS } from '../support/details';
import { expectPage } from '../support/flows';
import { pageOf } from '../support/pages';
import { HOSTILE_VALUES, isIdentifying, tokenOf } from './corpus';
import { logLineOf, HARMLESS, storedDraft, closeApp, programWordsOn, openApp, pressAndSettle } from './open-app';
import { HostileServer, USER_ID } from './server';

// The server may send any id and token. Calls carry them unchanged, also after a reload; with unusable ones no session begins.

const server = new HostileServer();
const SAID = { items: [HARMLESS] };
const ADDRESS_PAGE = pageOf('walking', 'address page');
const CODE = DETAILS.read('One-time code');
/** The hostile values, except those that are too long for a URL. */
const IDS = HOSTILE_VALUES.map(({ value }) => value).filter((value) => JSON.stringify(value).length < 2000);
const TOKENS = HOSTILE_VALUES.map(({ value }) => value);

/** The calls that begin a session. A failed sign-up shows no message beside a field. */
const BEGINNINGS = [
  {
    call: 'POST createUser',
    path: '/walking/signup',
    button: 'Sign Up',
    answer: (userId: unknown, token: unknown) => ({ status: true, userId, token }),
    fieldMessages: [],
  },
  {
    call: 'POST user/validateOtp',
    path: '/walking/login',
    button: 'Submit',
    answer: (id: unknown, token: unknown) => ({ status: true, data: { id, token } }),
    fieldMessages: [{ field: 'One-time code', message: messages.otp.invalid }],
  },
] as const;

describe.each(BEGINNINGS)('the answer to $call', ({ call, path, button, answer, fieldMessages }) => {
  /** Opens the page on which `call` begins a session, with everything filled in. */
  async function come(): Promise<Customer> {
    server.says(SAID);
    const sentOtp = { phoneNumber: '9876543210', resendDeadline: 0 };
    const customer = await openApp(server, path, { userData: null, draft: storedDraft(path.endsWith('login') ? { sentOtp } : {}, [HARMLESS]) });
    if (path.endsWith('login')) await customer.gives(CODE, '1234');
    return customer;
  }

  test('an unusable id or token begins no session', async () => {
    const useless = [
      ...IDS.filter((id) => !isIdentifying(id)).map((id) => answer(id, 'a-token')),
      ...TOKENS.filter((token) => tokenOf(token) === undefined).map((token) => answer(USER_ID, token)),
    ];
    const customer = await come();
    for (const given of useless) {
      server.says(SAID, { [call]: given });
      await pressAndSettle(customer, button);
      expect([(await customer.whereabouts()).path, await customer.fieldMessages()], JSON.stringify(given)).toEqual([path, fieldMessages]);
    }
    expect(await programWordsOn(customer)).toEqual([]);
    server.says(SAID);
    await pressAndSettle(customer, button);
    await expectPage(customer, ADDRESS_PAGE);
    await closeApp(customer, useless.map(() => logLineOf(call)));
  });

  test('calls carry any other id and token unchanged', async () => {
    for (const value of TOKENS) {
      const id = IDS.includes(value) && isIdentifying(value) ? value : USER_ID;
      const token = tokenOf(value) ?? 'a-token';
      if (id === USER_ID && token === 'a-token') continue;
      const sent = { path: `user/${encodeURIComponent(String(id))}/pets`, token: `Bearer ${token}` };
      const customer = await come();
      server.says(SAID, { [call]: answer(id, tokenOf(value) ? value : token) });
      await pressAndSettle(customer, button);
      await expectPage(customer, ADDRESS_PAGE);
      server.says(SAID);
      // Checks the calls after a reload, because the stored session must survive it unchanged.
      await customer.reloads();
      await customer.waitsUntilIdle();
      expect(server.sent.find((each) => each.call === 'GET user/{userId}/pets')).toMatchObject(sent);
      await closeApp(customer);
    }
  });
});
