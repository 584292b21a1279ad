import { expect } from 'vitest';
import type { MockBackend } from '../../mocks/backend';
import { takesOptions } from '../support/details';
import type { CodeDialog } from './code-dialog';
import { countdownAt, endDateOf, inRupees, isAhead, missingIn, payloadOf, placeOf, totalOf, WALKS_A_DAY, whyNotHere, type Shown } from './specification';
import type { StoredDraft } from './stored-draft';
import type { Offer, WalkTab } from './walk-tab';

// What has to hold after each move of a walk, wherever it has led.

/** What came to the server. */
export type Sent = Readonly<Record<string, unknown>>;

/** A press of 'Get Best Quotes', with one click or two: one intent to book. */
export interface Intent {
  readonly shown: Shown;
  readonly draft: StoredDraft;
  /** Who was logged in. */
  readonly userId: unknown;
  requests: number;
}

/** All that the app may log when calls fail, sessions end, or a device cannot tell where it is. */
const EXPECTED_LOG = /^(GET|POST) \S+: (status 40[14]|refused|no answer \((ERR_NETWORK|ETIMEDOUT)\))|^POST createUser: userId is missing|^Geolocation/;
/** What only programs say. */
const NONSENSE = /undefined|NaN|\[object|null\b/;
const NOTHING_CHOSEN = { packages: [] };
const CODE_DIALOG = 'Enter OTP';
const RESEND = 'Click to Resend';
const OVER = '00:00 s';
/** Nobody keeps a code, and the answer to whether it was right may have come meanwhile. */
const NOT_KEPT = /^(One-time code|Digit \d of \d)$/;
/** Of a booking's days only those are kept that are days, and shown again while they are still to come (decision S1). */
const DAYS = ['Start date', 'End date', 'Date'];
/** The names that pages have in the draft. */
const PAGE_NAMES: Readonly<Record<string, string>> = { 1: 'package', 2: 'schedule', address: 'address', petdetails: 'petDetails', summary: 'summary' };

/** One intent sends one booking: complete, and the one that the summary showed when it was pressed. */
export function expectBooking({ call, sent, intent, backend }: { call: string; sent: Sent; intent: Intent | undefined; backend: MockBackend }): void {
  expect(intent, `an intent to book for ${call}`).toBeDefined();
  const { shown, draft, userId } = intent!;
  expect((intent!.requests += 1), 'requests for one intent').toBe(1);
  expect(call).toBe(`POST user/createBooking/${shown.service}`);
  expect(missingIn(shown.service, sent), 'what is missing in what is sent').toEqual([]);
  const { user_id, address_id, pet_id, ...booking } = sent;
  // Strictly: a row that is missing is no field that may be missing.
  expect(booking, 'what was shown is what is sent').toStrictEqual(payloadOf(shown, backend));
  expect(inRupees(totalOf(shown.service, draft.bookings[shown.service]!, backend)), 'the total that was shown').toBe(shown.total);
  if (shown.service === 'walking') {
    expect(shown.rows).toContainEqual(['End date', endDateOf(shown)]);
    expect(sent.preferable_time, 'a time for each walk of a day').toHaveLength(WALKS_A_DAY[draft.bookings.walking!.walkFrequency!]!);
  }
  expect(user_id, 'who pressed').toBe(userId);

  const own = { where: { customer: { id: { equals: Number(user_id) } } } };
  const isShown = (label: string, value: string) => shown.rows.some(([one, other]) => one === label && other === value);
  // A list that has not come yet shows nothing: then it is what was selected before.
  const addresses = backend.db.address.findMany(own);
  const sentAddress = addresses.find(({ id }) => id === address_id);
  expect(sentAddress, 'an address of who pressed').toBeDefined();
  const isAddressShown = addresses.some(({ type, address }) => isShown(type, address));
  if (isAddressShown) expect(shown.rows, 'the address that was shown').toContainEqual([sentAddress?.type, sentAddress?.address]);
  else expect(address_id, 'the address that was selected').toBe(draft.selectedAddressId);

  const pets = backend.db.pet.findMany(own);
  const sentPets = (pet_id as readonly unknown[]).map((petId) => pets.find(({ id }) => id === petId));
  const shownPets = shown.rows.filter(([label, value]) => pets.some(({ name, breed }) => name === label && breed === value));
  expect(sentPets, 'pets of who pressed').not.toContain(undefined);
  if (shownPets.length > 0) expect(inOrder(sentPets.map((pet) => [pet?.name, pet?.breed])), 'the pets that were shown').toEqual(inOrder(shownPets));
  else expect(pet_id, 'the pets that were selected').toEqual(draft.selectedPetIds);
}

interface Circumstances {
  readonly backend: MockBackend;
  readonly now: number;
  /** Whether the device keeps a session. */
  readonly isLoggedIn: boolean;
  /** Whether the tab has just been told that its booking was taken. */
  readonly isThanked: boolean;
}

/** A tab shows what it has to show where it is, and may be there. */
export async function expectWell(tab: WalkTab, { backend, now, isLoggedIn, isThanked }: Circumstances): Promise<void> {
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

  const place = placeOf(path);
  if (!place) return;
  expect(whyNotHere(place, { draft, isLoggedIn, now: cameAt }), `the guards of ${path}`).toBeUndefined();

  const { controls, fields, texts } = await tab.offer();
  const isSending = texts.includes('Processing your request...');
  expect(isSending || controls.length > 0, `a way from ${path}`).toBe(true);
  const said = [...texts, ...Object.values(fields).flatMap(({ values, options }) => [...values, ...options])];
  expect(said.filter((text) => NONSENSE.test(text)), `what is said on ${path}`).toEqual([]);
  const total = inRupees(totalOf(place.service, draft?.bookings[place.service] ?? NOTHING_CHOSEN, backend));
  expect(await customer.total(), `the total on ${path}`).toBe(total);
  // An alert covers the dialog for the code, which cannot be seen then.
  if ((await customer.alert()) === undefined) expectCountdown({ controls, texts }, codeDialog, now);
}

/** The dialog for the one-time code shows how long the one has to be awaited that was sent last; the way to have it sent again, once that is over. */
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

/** Nobody is told of what they have not tried; an answer may tell of a code that they gave before. */
export function expectNothingNew(before: readonly string[], after: readonly string[], told: string): void {
  const untried = after.filter((each) => !before.includes(each) && !each.startsWith('One-time code'));
  expect(untried, `what is told of what was not tried, when the customer ${told}`).toEqual([]);
}

/** Where a tab is, what it has stored of the booking, and what its page shows. */
export interface Standing {
  readonly path: string;
  readonly draft: StoredDraft | undefined;
  readonly hasSession: boolean;
  readonly offer: Offer;
}

interface Reloaded extends Standing {
  /** What was stored as soon as the page stood there again; some answers may have come by then. */
  readonly restored: StoredDraft | undefined;
  readonly now: number;
}

/** What was stored is there again after a reload, and what was entered or chosen is shown again; where nothing was stored, nothing is chosen. */
export function expectKept(before: Standing, after: Reloaded): void {
  const { restored } = after;
  // Where the first call was told that the session is lost, the page to come back to is noted, be it before or after that look.
  const isSessionLost = before.hasSession && !after.hasSession;
  const place = placeOf(before.path);
  const interruptedPage = place && PAGE_NAMES[place.page];
  const noted = isSessionLost && restored?.interruptedPage !== undefined && { interruptedPage };
  // Whoever stands on another page than those for visitors is interrupted no more, once the page has heard of them.
  const isHeard = !noted && restored?.interruptedPage === undefined && !/\/(login|signup)$/i.test(after.path);
  const over = isHeard && { interruptedPage: undefined };
  if (before.draft) expect(restored, 'the draft after a reload').toEqual({ ...before.draft, ...noted, ...over });
  else expect(isCleared(restored), 'nothing is chosen after a reload').toBe(true);
  if (isSessionLost && interruptedPage && after.path.endsWith('/login')) {
    expect(after.draft?.interruptedPage, 'the page to come back to').toBe(interruptedPage);
  }
  if (before.path !== after.path) return;
  const { startDate, appointment } = before.draft?.bookings[place?.service ?? ''] ?? {};
  const isDayKept = isAhead(startDate ?? appointment?.date, after.now);
  for (const [name, field] of Object.entries(before.offer.fields)) {
    const again = after.offer.fields[name];
    if (!again || NOT_KEPT.test(name)) continue;
    const isForgotten = DAYS.includes(name) && !isDayKept;
    // A list may have come meanwhile, or not yet.
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

/** Lists in an order of their own, to compare what they hold. */
function inOrder(lists: readonly unknown[]): readonly string[] {
  return lists.map((each) => JSON.stringify(each)).toSorted((one, other) => one.localeCompare(other));
}
