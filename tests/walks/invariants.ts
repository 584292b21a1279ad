import { expect } from 'vitest';
import type { MockBackend } from '../../mocks/backend';
import { takesOptions } from '../support/details';
import { PROGRAM_WORDS } from '../support/program-words';
import type { CodeDialog } from './code-dialog';
import { countdownAt, endDateOf, guardRefusal, inRupees, isAhead, missingIn, pageOfPath, payloadOf, totalOf, walkPriceOf, WALKS_A_DAY } from './specification';
import type { Shown } from './specification';
import type { StoredDraft } from './stored-draft';
import type { Offer, WalkTab } from './walk-tab';

// Rules that must hold after each action of a random test run.

/** The body of a booking request, as parsed JSON. */
export type Sent = Readonly<Record<string, unknown>>;

/** One attempt to book: all presses of 'Get Best Quotes' until the response arrives. Together they must send only one request. */
export interface Intent {
  readonly shown: Shown;
  readonly draft: StoredDraft;
  /** The id of the customer who was logged in at the first press of 'Get Best Quotes'. */
  readonly userId: unknown;
  requests: number;
}

/** The lines that the app may log: failed calls, lost sessions and geolocation errors. */
const EXPECTED_LOG = /^(GET|POST) \S+: (status 40[14]|refused|no answer \((ERR_NETWORK|ETIMEDOUT)\))|^POST createUser: userId is missing|^Geolocation/;
const NOT_PRICED = /^(|₹0\.00|Priced in your quote|from ₹[\d,.]+( a walk)?)$/;
const NOTHING_CHOSEN = { packages: [] };
const CODE_DIALOG = 'Enter OTP';
const RESEND = 'Click to Resend';
const OVER = '00:00 s';
/** The fields that a reload empties, because the app does not store the one-time code. */
const NOT_KEPT = /^(One-time code|Digit \d of \d)$/;
/** The date fields. After a reload a date is shown again only if it is still in the future (decision S1). */
const DAYS = ['Start date', 'End date', 'Date'];
/** The name that each page has in the stored draft. The key is the last part of the page's path, in lower case. */
const PAGE_NAMES: Readonly<Record<string, string>> = { 1: 'package', 2: 'schedule', address: 'address', petdetails: 'petDetails', summary: 'summary' };

/** Throws unless a booking request is the only one of its `intent`, and contains the complete booking that the summary showed. */
export function expectBooking({ call, sent, intent, backend }: { call: string; sent: Sent; intent: Intent | undefined; backend: MockBackend }): void {
  expect(intent, `an intent to book for ${call}`).toBeDefined();
  const { shown, draft, userId } = intent!;
  expect((intent!.requests += 1), 'requests for one intent').toBe(1);
  expect(call).toBe(`POST user/createBooking/${shown.service}`);
  expect(missingIn(shown.service, sent), 'what is missing in what is sent').toEqual([]);
  const { user_id, address_id, pet_id, ...booking } = sent;
  // A row that the summary lacks gives a field that is undefined. Unlike toEqual, toStrictEqual fails if the request lacks this field.
  expect(booking, 'what was shown is what is sent').toStrictEqual(payloadOf(shown, backend));
  expect(inRupees(totalOf(shown.service, draft.bookings[shown.service]!, backend)), 'the total that was shown').toBe(shown.total);
  if (shown.service === 'walking') {
    expect(shown.rows).toContainEqual(['End date', endDateOf(shown)]);
    expect(sent.preferable_time, 'a time for each walk of a day').toHaveLength(WALKS_A_DAY[draft.bookings.walking!.walkFrequency!]!);
  }
  expect(user_id, 'the customer who pressed').toBe(userId);

  const own = { where: { customer: { id: { equals: Number(user_id) } } } };
  const isShown = (label: string, value: string) => shown.rows.some(([one, other]) => one === label && other === value);
  // Before the lists of addresses and pets have loaded, the summary cannot show the selected ones. Then the draft counts.
  const addresses = backend.db.address.findMany(own);
  const sentAddress = addresses.find(({ id }) => id === address_id);
  expect(sentAddress, 'an address of the customer who pressed').toBeDefined();
  const isAddressShown = addresses.some(({ type, address }) => isShown(type, address));
  if (isAddressShown) expect(shown.rows, 'the address that was shown').toContainEqual([sentAddress?.type, sentAddress?.address]);
  else expect(address_id, 'the address that was selected').toBe(draft.selectedAddressId);

  const pets = backend.db.pet.findMany(own);
  const sentPets = (pet_id as readonly unknown[]).map((petId) => pets.find(({ id }) => id === petId));
  const shownPets = shown.rows.filter(([label, value]) => pets.some(({ name, breed }) => name === label && breed === value));
  expect(sentPets, 'pets of the customer who pressed').not.toContain(undefined);
  if (shownPets.length > 0) expect(inOrder(sentPets.map((pet) => [pet?.name, pet?.breed])), 'the pets that were shown').toEqual(inOrder(shownPets));
  else expect(pet_id, 'the pets that were selected').toEqual(draft.selectedPetIds);
}

interface TabState {
  readonly backend: MockBackend;
  readonly now: number;
  /** True if a login session is stored on the device. */
  readonly isLoggedIn: boolean;
  /** True if the server has just accepted the tab's booking. */
  readonly isThanked: boolean;
}

/** Throws unless the tab is on a page that the route guards allow, without errors, and with the right total and countdown. */
export async function expectValidTab(tab: WalkTab, { backend, now, isLoggedIn, isThanked }: TabState): Promise<void> {
  const { codeDialog, customer } = tab;
  const path = await tab.path();
  const cameAt = tab.cameAt(path, now);
  expect(customer.unexpectedErrors(), 'behind the back of the app').toEqual([]);
  for (const line of customer.loggedFailures()) expect(line).toMatch(EXPECTED_LOG);
  if (isThanked) expect(path, 'after a booking').toBe('/thankyou');
  const draft = await tab.draft();
  if (path === '/thankyou') {
    expect(isCleared(draft), 'the bookings are cleared').toBe(true);
    codeDialog.end();
  }

  const page = pageOfPath(path);
  if (!page) return;
  expect(guardRefusal(page, { draft, isLoggedIn, now: cameAt }), `the guards of ${path}`).toBeUndefined();

  const { controls, fields, texts } = await tab.offer();
  const isSending = texts.includes('Processing your request...');
  expect(isSending || controls.length > 0, `a way from ${path}`).toBe(true);
  const said = [...texts, ...Object.values(fields).flatMap(({ values, options }) => [...values, ...options])];
  expect(said.filter((text) => PROGRAM_WORDS.test(text)), `words of programs on ${path}`).toEqual([]);
  const booking = draft?.bookings[page.service] ?? NOTHING_CHOSEN;
  const total = totalOf(page.service, booking, backend);
  const walkPrice = page.service === 'walking' && page.page === '1' ? walkPriceOf(booking, backend) : undefined;
  const shown = await customer.total();
  if (total > 0) expect(shown, `the total on ${path}`).toBe(inRupees(total));
  else if (walkPrice) expect(shown, `the price of a walk on ${path}`).toBe(walkPrice);
  else expect(shown, `the total on ${path}`).toMatch(NOT_PRICED);
  // An alert hides the countdown of the code dialog, so the countdown is checked only without an alert.
  if ((await customer.alert()) === undefined) expectCountdown({ controls, texts }, codeDialog, now);
}

/** Throws unless the code dialog shows the time until the code can be sent again, and after that the button to resend it. */
function expectCountdown({ controls, texts }: Pick<Offer, 'controls' | 'texts'>, codeDialog: CodeDialog, now: number): void {
  const isOpen = texts.includes(CODE_DIALOG);
  codeDialog.seen(isOpen);
  const [countdown] = texts.flatMap((text) => /\d\d:\d\d s$/.exec(text) ?? []);
  const isOver = texts.includes(RESEND) || controls.includes(RESEND);
  if (!isOpen) {
    expect(countdown, 'a countdown without a dialog').toBeUndefined();
    return;
  }
  expect(codeDialog.sentAt, 'a code that was sent').toBeDefined();
  const right = countdownAt(now, codeDialog.sentAt!);
  expect(countdown ?? (isOver ? OVER : undefined), 'the countdown of the latest code').toBe(right);
  if (isOver) expect(right, 'the countdown where a code can be sent again').toBe(OVER);
}

/** Throws if an event, such as passing time, has made a field message appear. Messages about the one-time code are allowed. */
export function expectNoNewMessages(before: readonly string[], after: readonly string[], told: string): void {
  const untried = after.filter((each) => !before.includes(each) && !each.startsWith('One-time code'));
  expect(untried, `new messages when the customer ${told}`).toEqual([]);
}

/** The state of a tab: its path, its stored draft, whether the device has a session, and what the page offers. */
export interface TabSnapshot {
  readonly path: string;
  readonly draft: StoredDraft | undefined;
  readonly hasSession: boolean;
  readonly offer: Offer;
}

interface Reloaded extends TabSnapshot {
  /** The stored draft, read just after the reload. A response that arrived in between may have changed the draft. */
  readonly restored: StoredDraft | undefined;
  readonly now: number;
}

/** Throws unless the draft is the same after a reload, and the page shows its values. Without a draft, nothing may be chosen. */
export function expectKept(before: TabSnapshot, after: Reloaded): void {
  const { restored } = after;
  // If the session is lost, the app stores in the draft the page to return to after a login, perhaps only after `restored` was read.
  const isSessionLost = before.hasSession && !after.hasSession;
  const page = pageOfPath(before.path);
  const interruptedPage = page && PAGE_NAMES[page.page];
  const noted = isSessionLost && restored?.interruptedPage !== undefined && { interruptedPage };
  // After a reload, each page except login and sign-up deletes `interruptedPage`, the page to return to, from the draft.
  const isHeard = !noted && restored?.interruptedPage === undefined && !/\/(login|signup)$/i.test(after.path);
  const over = isHeard && { interruptedPage: undefined };
  if (before.draft) expect(restored, 'the draft after a reload').toEqual({ ...before.draft, ...noted, ...over });
  else expect(isCleared(restored), 'nothing is chosen after a reload').toBe(true);
  if (isSessionLost && interruptedPage && after.path.endsWith('/login')) {
    expect(after.draft?.interruptedPage, 'the page to come back to').toBe(interruptedPage);
  }
  if (before.path !== after.path) return;
  const { startDate, appointment } = before.draft?.bookings[page?.service ?? ''] ?? {};
  const isDayKept = isAhead(startDate ?? appointment?.date, after.now);
  for (const [name, field] of Object.entries(before.offer.fields)) {
    const again = after.offer.fields[name];
    if (!again || NOT_KEPT.test(name)) continue;
    const isForgotten = DAYS.includes(name) && !isDayKept;
    // If the list of options changed during the reload, the selection may differ, too.
    const isSameList = JSON.stringify(again.options) === JSON.stringify(field.options);
    if (isForgotten) expect(again.values, `${name} after a reload`).toEqual(['']);
    else if (!takesOptions(field.detail) || isSameList) expect(again.values, `${name} after a reload`).toEqual(field.values);
  }
}

function isCleared(draft: StoredDraft | undefined): boolean {
  if (!draft) return true;
  const { walking, training, grooming } = draft.bookings;
  const isChosen = [walking?.walkFrequency, walking?.package, training?.package].some(Boolean);
  return !isChosen && [grooming?.packages, draft.selectedPetIds].flat().filter(Boolean).length === 0;
}

/** The lists as JSON texts, sorted, so that a comparison ignores the order of the lists. */
function inOrder(lists: readonly unknown[]): readonly string[] {
  return lists.map((each) => JSON.stringify(each)).toSorted((one, other) => one.localeCompare(other));
}
