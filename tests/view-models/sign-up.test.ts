import { setImmediate as settle } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { NewCustomer } from '../../src/domain/account';
import type { NewAddress } from '../../src/domain/address';
import { failure, success, type Answer } from '../../src/ports/answer';
import { ACCOUNTS_PORT, type Accounts } from '../../src/ports/server';
import { AlertsViewModel } from '../../src/view-models/alerts';
import { LocationDialogViewModel } from '../../src/view-models/location-dialog';
import { SignUpViewModel } from '../../src/view-models/sign-up';
import { ASHA, VIKRAM, visitor } from './visitor';

const LOCATION = { fullAddress: 'Jubilee Hills', houseFloor: '13', buildingBlock: 'Coral House' } as NewAddress;

/** `exists` responds whether the server knows her number. */
function filledIn(created: Answer<typeof ASHA> = success(ASHA)) {
  const world = visitor();
  world.funnel.arrive('walking', 'signUp');
  const sent: NewCustomer[] = [];
  const meanwhile = { create: () => {} };
  let answerExists = (_answer: Answer<boolean>) => {};
  const accounts: Accounts = {
    exists: () => new Promise<Answer<boolean>>((resolve) => (answerExists = resolve)),
    create: (customer) => (sent.push(customer), meanwhile.create(), Promise.resolve(created)),
    sendOtp: () => Promise.resolve(failure('failed')),
    validateOtp: () => Promise.resolve(failure('failed')),
  };
  const container = world.containerWith([ACCOUNTS_PORT, accounts], [LocationDialogViewModel, {}]);
  const [alerts, signUp] = [container.get(AlertsViewModel), container.get(SignUpViewModel)];
  signUp.change({ firstName: ' Meera ', email: ' meera@example.com ', gender: 'female', location: LOCATION });
  signUp.fields.phoneNumber.set('+91 90000 12345');
  return { ...world, alerts, signUp, sent, meanwhile, exists: (answer: Answer<boolean>) => answerExists(answer) };
}

test('sends the checked values, even if others are typed meanwhile', async () => {
  const { signUp, sent, exists } = filledIn();
  const done = signUp.signUp();
  signUp.change({ firstName: '' });
  signUp.fields.phoneNumber.set('1');
  exists(success(false));
  await done;
  expect(sent).toEqual([
    { firstName: 'Meera', phoneNumber: '9000012345', email: 'meera@example.com', gender: 'female' },
  ]);
});

test.each([
  ['beside the field', 'meera@example.com', { email: 'Taken.' }, undefined],
  ['in the line if the field was changed meanwhile', 'other@example.com', {}, 'The data is wrong.'],
])('says %s what the server found (decision F7)', async (_where, email, errors, line) => {
  const words = { message: 'The data is wrong.', fieldMessages: { email: 'Taken.' } };
  const { signUp, meanwhile, exists } = filledIn(failure('invalid', words));
  signUp.change({ email: 'meera@example.com' });
  meanwhile.create = () => signUp.change({ email });
  const done = signUp.signUp();
  exists(success(false));
  await done;
  expect([signUp.validation.errors, signUp.notice.text]).toEqual([errors, line]);
});

test('does not lead to the login if the customer left the page during the alert', async () => {
  const { signUp, alerts, moves, funnel, exists } = filledIn();
  const done = signUp.signUp();
  exists(success(true));
  await settle();
  funnel.arrive('walking', 'schedule');
  alerts.dismiss();
  await done;
  expect(moves).toEqual([]);
});

test.each([
  ['before the account was created, and creates none', 'exists', 0],
  ['while the account was created', 'create', 1],
] as const)('keeps a session that another tab started %s', async (_when, call, count) => {
  const { signUp, session, sent, meanwhile, exists } = filledIn();
  if (call === 'create') meanwhile.create = () => session.begin(VIKRAM);
  const done = signUp.signUp();
  if (call === 'exists') session.begin(VIKRAM);
  exists(success(false));
  await done;
  expect(sent).toHaveLength(count);
  expect(session.credentials).toEqual(VIKRAM);
});

test('stores no phone number after a login in another tab during the alert', async () => {
  const { alerts, draft, signUp, moves, session, exists } = filledIn();
  const done = signUp.signUp();
  exists(success(true));
  await expect.poll(() => alerts.message).toBeDefined();
  session.begin(VIKRAM);
  alerts.close();
  await done;
  expect(draft.current.loginPhoneNumber).toBe('');
  expect(moves).toEqual([]);
});
