import { expect } from 'vitest';
import { createMockBackend, type MockBackend } from '../../mocks/backend';
import { formMessages } from '../../src/domain/form-messages';
import { messages } from '../../src/domain/messages';
import { Customer } from '../library/customer';
import { DETAILS } from '../library/details';
import { newDevice, SCENARIO_START } from '../library/device';
import { DraftSnapshots } from '../library/draft-snapshots';
import { expectPage, goToPage, logIn } from '../library/flows';
import { API_BASE_URL } from '../library/in-process/page-body';
import { openTab, Tab } from '../library/in-process/tab';
import { pageOf, THANK_YOU_PAGE } from '../library/pages';
import { PROGRAM_WORDS } from '../library/program-words';
import { logPattern, received, sessionOf } from '../library/server';
import type { FaultCase } from './calls';
import { finishBooking } from './finish-booking';

const snapshots = new DraftSnapshots(openTab);
const WORDS_OF_FAULTS = /Not today|Internal server error|Unauthenticated|We will be back|Please wait/;
/** The fields that each service's booking must send, whatever failed before. */
const SENT = {
  walking: {
    service_id: '4',
    service_start_date: '2026-12-05',
    service_days: 'weekdays',
    service_frequency: 'once a day',
    walk_duration: '30 min walk',
    total_price: 597,
  },
  training: { service_id: '3', service_start_date: '2026-12-05' },
  grooming: { service_id: '2', service_start_date: '2026-12-05', total_price: 899 },
} as const;

/** Throws unless what is said, what stays and what is logged is as the outcome says, and the booking then goes through once. */
export async function meetFault(faultCase: FaultCase): Promise<void> {
  const { call, fault, logged, outcome, again, service, person, enter, unfold } = faultCase;
  const { customer, backend } = await openApp(faultCase);
  await enter?.(customer);
  await customer.waitsUntilIdle();
  expect(customer.loggedFailures(), 'nothing fails before').toEqual([]);
  const count = () => received(backend, call).length;
  const [before, values, { path }] = [count(), await valuesOf(customer, faultCase), await customer.whereabouts()];

  backend.fail(call, fault);
  await faultCase.act(customer);
  if (fault === 'held') await passTimeWithoutAnswer(customer, faultCase, () => expect(count()).toBe(before + 1));

  await expectSaid(customer, faultCase);
  // A visitor may see the packages of walking, so after a 401 the app fetches them again without the token (decision P4).
  const times = call === 'GET packages/4' && fault === 'unauthorized' ? 2 : 1;
  expect(count() - before, 'calls').toBe(times);
  expect(customer.loggedFailures()).toEqual(
    outcome === 'usual' || outcome === 'known'
      ? []
      : Array.from({ length: times }, () => expect.stringMatching(logPattern(call, logged)) as string),
  );
  const isHere = /^(reload|line|why|code|drops|alert|refused|silent)$/.test(outcome);
  if (isHere)
    expect([(await customer.whereabouts()).path, await valuesOf(customer, faultCase)], 'what stays').toEqual([
      path,
      values,
    ]);

  backend.heal();
  // A call that was held takes effect now, although the app no longer waits for it.
  await expect.poll(() => backend.isIdle).toBe(true);
  if (outcome.endsWith('login')) {
    await logIn(customer, person);
    await customer.waitFor(async () => expect((await customer.whereabouts()).path, 'after the login').toBe(path));
    await customer.waitsUntilIdle();
    if (unfold) await customer.presses(unfold);
    expect(await valuesOf(customer, faultCase), 'what stays').toEqual(values);
  } else if (isHere && outcome !== 'drops') await customer.presses(again);
  await finishBooking(customer, { person, now: SCENARIO_START });

  await expectPage(customer, THANK_YOU_PAGE);
  // The server has got a booking whose answer is lost. It gets it once more, with the same key (decision B5).
  const isBooking = call.includes('createBooking');
  const bodies = received(backend, `POST user/createBooking/${service}`);
  expect(bodies).toHaveLength(isBooking && outcome !== 'usual' ? 2 : 1);
  for (const body of bodies) expect(body).toMatchObject(SENT[service]);
  // A 'bare yes' comes in place of the server's own answer, so nothing is saved.
  expect(backend.db.booking.count()).toBe(isBooking && fault === 'bare yes' ? 0 : 1);
  expectNothingDoubled(backend);
  expect(customer.unexpectedErrors()).toEqual([]);
  await customer.leaves();
}

async function valuesOf(customer: Customer, { kept }: FaultCase): Promise<readonly (readonly string[])[]> {
  const values = [];
  for (const name of kept) values.push(await customer.waitFor(() => customer.valuesOf(DETAILS.read(name))));
  return values;
}

async function passTimeWithoutAnswer(
  customer: Customer,
  { call, again }: FaultCase,
  isSent: () => void,
): Promise<void> {
  await customer.waitFor(isSent);
  if (call.startsWith('POST'))
    await customer.waitFor(async () =>
      expect(await customer.isOffered(again), `'${again}' while it waits`).toBe(false),
    );
  expect([await customer.alert(), await customer.fieldMessages()]).toEqual([undefined, []]);
  await customer.waits(30);
}

async function expectSaid(customer: Customer, { outcome, line, next, again, service }: FaultCase): Promise<void> {
  const alert = {
    alert: messages.booking.somethingWentWrong,
    'alert+login': messages.booking.somethingWentWrong,
    refused: 'Not today.',
    silent: messages.booking.submitFailed,
    known: formMessages.account.alreadyExists,
  }[outcome];
  await customer.waitFor(async () => expect(await customer.alert()).toBe(alert));
  if (alert !== undefined) await customer.closesAlert();
  const page = outcome.endsWith('login') || outcome === 'known' ? 'login page' : outcome === 'usual' ? next : undefined;
  if (page) await expectPage(customer, page === 'thank-you page' ? THANK_YOU_PAGE : pageOf(service, page));
  else if (outcome !== 'usual' && outcome !== 'drops') await customer.waitFor(() => customer.expectOffered(again));
  await customer.waitsUntilIdle();
  const told = outcome === 'code' ? [{ field: 'One-time code', message: formMessages.otp.invalid }] : [];
  await customer.waitFor(async () => expect(await customer.fieldMessages()).toEqual(told));
  const lines = await customer.driver.read('lines');
  expect(
    lines.filter((each) => PROGRAM_WORDS.test(each) || WORDS_OF_FAULTS.test(each)),
    'words of the server or of programs',
  ).toEqual(outcome === 'why' ? ['Not today.'] : []);
  const quiet: readonly string[] = [
    messages.server.unreachable,
    formMessages.otp.sendFailed,
    formMessages.quiet.signUpFailed,
    formMessages.quiet.notSaved,
  ];
  expect(lines.filter((each) => quiet.includes(each))).toEqual(outcome === 'line' ? [line] : []);
  expect(await customer.isOffered('Reload')).toBe(outcome === 'reload');
}

function expectNothingDoubled({ db }: MockBackend): void {
  const saved = [
    ...db.pet.getAll().map((pet) => `${pet.customer!.name}'s ${pet.name}`),
    ...db.address.getAll().map((each) => `${each.customer!.name}'s ${each.address}`),
  ];
  expect(saved).toEqual([...new Set(saved)]);
}

async function openApp({ service, pageName, person, isVisitor }: FaultCase) {
  const backend = createMockBackend({ clock: { now: () => SCENARIO_START }, baseUrl: API_BASE_URL });
  const userData = isVisitor || person.name === 'Meera' ? undefined : JSON.stringify(sessionOf(backend, person));
  const device = newDevice({
    isPhone: true,
    hasServiceWorkers: false,
    localStorage: new Map(userData === undefined ? [] : [['userData', userData]]),
  });
  const customer = new Customer(new Tab(device, backend), snapshots);
  await goToPage(customer, pageOf(service, pageName), { person, now: SCENARIO_START });
  await customer.waitsUntilIdle();
  return { customer, backend };
}
