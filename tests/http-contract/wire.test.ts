import { describe, expect, test } from 'vitest';
import { ContractChecker } from '../../contract/checker';
import { ContractDocument } from '../../contract/document';
import { CALLS, type Call } from '../../mocks/calls';
import type { Fault } from '../../mocks/faults';
import { HttpAccounts } from '../../src/adapters/http/accounts';
import { HttpAddresses } from '../../src/adapters/http/addresses';
import { HttpBookingGateway } from '../../src/adapters/http/bookings';
import { HttpPackages } from '../../src/adapters/http/packages';
import { HttpPets } from '../../src/adapters/http/pets';
import { placeOfTypedAddress } from '../../src/domain/new-address';
import { idempotencyKeyOf } from '../../src/domain/idempotency-key';
import type { CallFailure } from '../../src/ports/answer';
import {
  ASHA,
  ASHA_OF_YESTERDAY,
  ASHAS_PHONE,
  BOOKINGS,
  KEY,
  MEERA,
  NEW_ADDRESS,
  NEW_PET,
  SECRETS,
} from '../port-contracts/people';
import { ADAPTER_CALLS, type MakeCall } from './adapter-calls';
import { startedMockServer } from './mock-server';
import { operationOf, requestDeviation } from './requests';
import { NEVER_ABORTED } from '../port-contracts/never-aborted';

const contract = new ContractDocument();
const checker = new ContractChecker(contract);
const server = startedMockServer();
const { exchanges } = server;

/** Of the current test, as in 'GET breeds: answer: data is missing'. */
function deviations(): readonly string[] {
  return exchanges.flatMap(({ request, answer }) => {
    const operation = operationOf(contract, request);
    const ofRequest = requestDeviation(checker, request);
    const ofAnswer = operation && answer && checker.judge(operation, answer).deviation;
    const call = operation?.call ?? request.path;
    return [
      ...(ofRequest === undefined ? [] : [`${call}: request: ${ofRequest}`]),
      ...(ofAnswer === undefined ? [] : [`${call}: answer: ${ofAnswer}`]),
    ];
  });
}

test('every call of the adapters and every answer conforms, and every operation is called', async () => {
  for (const call of CALLS) await ADAPTER_CALLS[call](server.dependencies);
  expect(deviations()).toEqual([]);
  expect(server.errors).toEqual([]);
  const exercised = new Set(exchanges.map(({ request }) => operationOf(contract, request)));
  expect(contract.operations.filter((operation) => !exercised.has(operation))).toEqual([]);
  expect(exchanges).toHaveLength(contract.operations.length);
});

const VARIANTS: Readonly<Record<string, MakeCall>> = {
  'a sign-up of a man': (dependencies) => new HttpAccounts(...dependencies).create({ ...MEERA, gender: 'male' }),
  'a sign-up of a customer': (dependencies) =>
    new HttpAccounts(...dependencies).create({ ...MEERA, phoneNumber: ASHAS_PHONE }),
  "a visitor's walking packages": (dependencies) => new HttpPackages(...dependencies).walking(NEVER_ABORTED),
  'add-ons of a package without any': (dependencies) =>
    new HttpPackages(...dependencies).trainingAddOns(504, NEVER_ABORTED),
  'add-ons of an unknown package': (dependencies) =>
    new HttpPackages(...dependencies).trainingAddOns('a/b', NEVER_ABORTED),
  'a typed address': (dependencies) =>
    new HttpAddresses(...dependencies).save(
      ASHA,
      { ...NEW_ADDRESS, ...placeOfTypedAddress('Jubilee Hills'), landmark: '' },
      KEY,
    ),
  'a calm pet': (dependencies) =>
    new HttpPets(...dependencies).add(ASHA, { ...NEW_PET, aggressionLevel: 'normal', gender: 'Male' }, KEY),
  'a fierce pet': (dependencies) =>
    new HttpPets(...dependencies).add(ASHA, { ...NEW_PET, aggressionLevel: 'high', insured: 'no' }, KEY),
};

test.each(Object.keys(VARIANTS))('%s: request and answer conform', async (name) => {
  await VARIANTS[name]!(server.dependencies);
  expect(exchanges).toHaveLength(1);
  expect(deviations()).toEqual([]);
});

const ANOTHER_KEY = idempotencyKeyOf(KEY, 'another');

test.each(BOOKINGS)(
  'a booking of $service conforms with texts as ids and without add-ons, and so do its refusals',
  async (booking) => {
    const bookings = new HttpBookingGateway(...server.dependencies);
    await bookings.submit(
      { ...ASHA, userId: '101' },
      { ...booking, addressId: '201', petIds: ['301'], addOns: [] },
      KEY,
    );
    await bookings.submit(ASHA, { ...booking, addressId: 'gone', addOns: [] }, ANOTHER_KEY);
    await bookings.submit(ASHA_OF_YESTERDAY, booking, KEY);
    expect(exchanges.map(({ answer }) => answer?.status)).toEqual([200, 200, 401]);
    expect(deviations()).toEqual([]);
  },
);

const FAILURES: readonly (readonly [Fault, CallFailure])[] = [
  ['unreachable', 'unreachable'],
  ['server error', 'failed'],
  ['unauthorized', 'unauthorized'],
];

describe.each(CALLS)('%s', (call) => {
  test.each(FAILURES)('conforms when it fails by %j, and logs nothing personal', async (fault, usual) => {
    server.backend.fail(call, fault);
    const failure = call === 'POST user/validateOtp' && usual === 'unauthorized' ? 'refused' : usual;
    expect(await ADAPTER_CALLS[call](server.dependencies)).toEqual({ ok: false, failure });
    expect(exchanges).toHaveLength(1);
    expect(deviations()).toEqual([]);
    expect(server.errors).toHaveLength(1);
    expect(SECRETS.filter((secret) => server.errors[0]!.includes(secret))).toEqual([]);
  });

  test.each(['Not today.', undefined])('conforms when it is refused with the message %j', async (refused) => {
    server.backend.fail(call, { refused });
    await ADAPTER_CALLS[call](server.dependencies);
    expect(deviations()).toEqual([]);
  });
});

test('every list conforms without any items', async () => {
  for (const call of CALLS.filter((each) => each.startsWith('GET'))) {
    server.backend.fail(call, 'no items');
    expect(await ADAPTER_CALLS[call](server.dependencies), call).toMatchObject({ ok: true });
  }
  expect(deviations()).toEqual([]);
});

test.each<readonly [Call, Fault, string | undefined]>([
  ['GET breeds', 'html', 'the content type is not application/json'],
  ['GET breeds', 'empty', 'the body is empty'],
  ['GET breeds', 'wrong shape', 'status is missing'],
  ['GET packages/3', 'wrong shape', 'data is missing'],
  ['GET packages/2', 'no prices', 'data.0.price is missing'],
  ['POST createUser', 'bare yes', 'userId is missing'],
  // The app wants to know only that they say no 'no', so every JSON conforms, and nothing too (decision A10).
  ...(['POST user/login', 'POST user/addAddress'] as const).flatMap((call) => [
    [call, 'html', 'the content type is not application/json'] as const,
    ...(['empty', 'wrong shape'] as const).map((fault) => [call, fault, undefined] as const),
  ]),
])('the answer to %s with the fault %j has the deviation %j', async (call, fault, deviation) => {
  server.backend.fail(call, fault);
  const { ok } = await ADAPTER_CALLS[call](server.dependencies);
  expect(deviations()).toEqual(deviation === undefined ? [] : [`${call}: answer: ${deviation}`]);
  // The app does without a price.
  expect(ok).toBe(deviation === undefined || fault === 'no prices');
});

test("the call for walking packages has a customer's token (decision P4)", async () => {
  const packages = new HttpPackages(...server.dependencies);
  await packages.walking(NEVER_ABORTED, ASHA);
  await packages.walking(NEVER_ABORTED);
  expect(exchanges.map(({ request }) => request.authorization)).toEqual([`Bearer ${ASHA.token}`, undefined]);
});
