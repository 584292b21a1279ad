import { expect } from 'vitest';
import type { MockBackend } from '../../mocks/backend';
import { countdownAt, endDateOf, inRupees, payloadOf, totalOf, whyNotHere, type Shown } from './specification';
import type { CorePage } from '../../features/assemblies/core-fields';
import type { StoredDraft, Tab } from './tab';

// What has to hold after each move of a walk, wherever it has led.

/** What came to the server. */
export type Sent = Readonly<Record<string, unknown>>;

/** A press of 'Get Best Quotes', with one click or two: one intent to book. */
export interface Intent {
  readonly shown: Shown;
  readonly draft: StoredDraft;
  requests: number;
}

/** All that the app may log when calls fail, sessions end, or a device cannot tell where it is. */
const EXPECTED_LOG = /^(GET|POST) \S+: (status 40[14]|refused|no answer \((ERR_NETWORK|ETIMEDOUT)\))|^POST createUser: userId is missing|^Geolocation/;
/** What only programs say. */
const NONSENSE = /undefined|NaN|\[object|null\b/;
const NOTHING_CHOSEN = { packages: [] };

/** One intent sends one booking: complete, and the one that the summary showed when it was pressed. */
export function expectBooking({ call, sent, intent, backend }: { call: string; sent: Sent; intent: Intent | undefined; backend: MockBackend }): void {
  expect(intent, `an intent to book for ${call}`).toBeDefined();
  const { shown, draft } = intent!;
  expect((intent!.requests += 1), 'requests for one intent').toBe(1);
  expect(call).toBe(`POST user/createBooking/${shown.service}`);
  const { user_id, address_id, pet_id, ...booking } = sent;
  expect(booking, 'what was shown is what is sent').toEqual(payloadOf(shown, backend));
  expect(inRupees(totalOf(shown.service, draft.bookings[shown.service]!, backend)), 'the total that was shown').toBe(shown.total);
  if (shown.service === 'walking') expect(shown.rows).toContainEqual(['End date', endDateOf(shown)]);

  const own = { where: { customer: { id: { equals: Number(user_id) } } } };
  const isShown = (label: string, value: string) => shown.rows.some(([one, other]) => one === label && other === value);
  // A list that has not come yet shows nothing: then it is what was selected before.
  const addresses = backend.db.address.findMany(own);
  const sentAddress = addresses.find(({ id }) => id === address_id);
  const isAddressShown = addresses.some(({ type, address }) => isShown(type, address));
  if (isAddressShown) expect(shown.rows, 'the address that was shown').toContainEqual([sentAddress?.type, sentAddress?.address]);
  else expect(address_id, 'the address that was selected').toBe(draft.selectedAddressId);

  const pets = backend.db.pet.findMany(own);
  const sentPets = (pet_id as readonly unknown[]).map((petId) => pets.find(({ id }) => id === petId));
  const shownPets = shown.rows.filter(([label, value]) => pets.some(({ name, breed }) => name === label && breed === value));
  expect(sentPets, 'at least one pet').not.toEqual([]);
  if (shownPets.length > 0) expect(inOrder(sentPets.map((pet) => [pet?.name, pet?.breed])), 'the pets that were shown').toEqual(inOrder(shownPets));
  else expect(pet_id, 'the pets that were selected').toEqual(draft.selectedPetIds);
}

interface Circumstances {
  readonly backend: MockBackend;
  readonly now: number;
  /** When the tab came to where it is. */
  readonly cameAt: number;
  /** Whether the device keeps a session. */
  readonly isLoggedIn: boolean;
  /** Whether the tab has just been told that its booking was taken. */
  readonly isThanked: boolean;
  /** The instants at which codes were sent. */
  readonly codesSentAt: readonly number[];
}

/** A tab shows what it has to show where it is, and may be there. */
export async function expectWell(tab: Tab, { backend, now, cameAt, isLoggedIn, isThanked, codesSentAt }: Circumstances): Promise<void> {
  const path = tab.path();
  const { logged, accidents } = tab.noise();
  expect(accidents, 'behind the back of the app').toEqual([]);
  for (const line of logged) expect(line).toMatch(EXPECTED_LOG);
  expect((await tab.isLoggedIn()) ?? isLoggedIn, 'whether somebody is logged in').toBe(isLoggedIn);
  if (isThanked) expect(path, 'after a booking').toBe('/thankyou');
  if (path === '/thankyou') expect(isCleared(await tab.draft()), 'the bookings are cleared').toBe(true);

  const [, service, page] = /^\/(walking|training|grooming)\/(\w+)$/.exec(path) ?? [];
  if (!service || !page) return;
  const booking = (await tab.draft())?.bookings[service] ?? NOTHING_CHOSEN;
  const place = { service, page: page === 'signUp' ? 'signup' : page };
  expect(whyNotHere(place, { booking, isLoggedIn, now: cameAt }), `the guards of ${path}`).toBeUndefined();

  const { controls, fields, texts } = await tab.page();
  const isSending = texts.includes('Processing your request...');
  expect(isSending || Object.values(controls).some(Boolean), `a way from ${path}`).toBe(true);
  const said = [...texts, ...Object.values(fields).flatMap(({ values, options, message }) => [...values, ...options, message])];
  expect(said.filter((text) => text !== undefined && NONSENSE.test(text)), `what is said on ${path}`).toEqual([]);
  const total = inRupees(totalOf(service, booking, backend));
  expect((await tab.total()) ?? total, `the total on ${path}`).toBe(total);
  const countdowns = texts.filter((text) => text !== undefined && /^00:\d\d s$/.test(text));
  const right = codesSentAt.map((sentAt) => countdownAt(now, sentAt));
  expect(countdowns.every((countdown) => right.includes(countdown!)), `${countdowns.join()} of ${right.join()}`).toBe(true);
}

/** Where a tab is, what it has stored of the booking, and what its page shows. */
export interface Standing {
  readonly path: string;
  readonly draft: StoredDraft | undefined;
  readonly hasSession: boolean;
  readonly page: CorePage;
}

/** What was stored is there again after a reload, and what was chosen is shown again; where nothing was stored, nothing is chosen. */
export function expectKept(before: Standing, after: Standing): void {
  // Where the first call was told that the session is lost, the page to come back to is noted already.
  const isSessionLost = before.hasSession && !after.hasSession;
  const noted = isSessionLost && { interruptedPage: after.draft?.interruptedPage };
  if (before.draft) expect(after.draft, 'the draft after a reload').toEqual({ ...noted, ...before.draft });
  else expect(isCleared(after.draft), 'nothing is chosen after a reload').toBe(true);
  if (before.path !== after.path) return;
  for (const [name, { values, options }] of Object.entries(before.page.fields)) {
    const again = after.page.fields[name];
    // A list may have come meanwhile, or not yet.
    const isSameList = again && JSON.stringify(again.options) === JSON.stringify(options);
    if (isSameList && options.length > 0) expect(again.values, `${name} after a reload`).toEqual(values);
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
