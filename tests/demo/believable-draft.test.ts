import { describe, expect, test } from 'vitest';
import { believableDraft, isForCustomers, isForVisitors } from '../../demo/believable-draft';
import { emailRule, firstNameRule, genderRule, phoneNumberRule } from '../../src/domain/account';
import { canSaveAddress } from '../../src/domain/address';
import { readTypedDate } from '../../src/domain/calendar';
import { EMPTY_SIGN_UP, restoreDraft, type Draft } from '../../src/domain/draft';
import { dateOfBirthRule, lastVaccinationRule } from '../../src/domain/pet';
import { PAGES, redirectFrom, type Page } from '../../src/domain/progress';
import { askRules, SERVICES, type Service } from '../../src/domain/services';
import { stored } from '../domain/stored';
import { ASHA, ask, makeBackend } from '../mocks/support';
import { PICTURE } from './support';

const PHONE = '9000000009';
const CUSTOMER = { id: 101, addressId: 201, petId: 301 };

/** An ordinary day, and days whose following ones are in another month, in another year, and after a leap day. */
const DAYS = ['2026-06-10', '2026-06-29', '2026-12-31', '2028-02-27'];
const [DAY = ''] = DAYS;

const EVERYBODY = SERVICES.flatMap((service) => [
  { service, who: 'customer', customer: CUSTOMER },
  { service, who: 'visitor', customer: undefined },
]);

interface Story {
  readonly service: Service;
  readonly customer?: typeof CUSTOMER | undefined;
  readonly today?: string;
}

function draftOf({ service, customer, today = DAY }: Story): Draft {
  return believableDraft({ service, today, phoneNumber: PHONE, customer, petImage: PICTURE });
}

/** The pages that the guards let somebody see who has come to this draft. */
function openPages({ service, customer, today = DAY }: Story): readonly Page[] {
  const draft = draftOf({ service, customer, today });
  const progress = askRules(draft.bookings, service, (rules, booking) => ({
    hasSelection: rules.hasSelection(booking),
    hasSchedule: rules.hasSchedule(booking, today),
    pagesNeedingSchedule: rules.pagesNeedingSchedule,
    isLoggedIn: customer !== undefined,
    interruptedPage: draft.interruptedPage,
    hasAddress: draft.selectedAddressId !== undefined,
    hasPet: draft.selectedPetIds.length > 0,
    isSelectionComplete: Object.keys(rules.packageErrors(booking)).length === 0,
    isScheduleComplete: Object.keys(rules.scheduleErrors(booking, today)).length === 0,
  }));
  return PAGES.filter((page) => redirectFrom(page, progress) === undefined);
}

/** What a list of the seed holds. */
async function listOf(path: string): Promise<readonly unknown[]> {
  const { body } = await ask(makeBackend(), path, { token: ASHA.token });
  return (body as { data: unknown[] }).data;
}

describe.each(EVERYBODY)("a $who's draft of $service", ({ service, customer }) => {
  test.each(DAYS)('is taken as it is by an app that loads it, on %s', (today) => {
    const draft = draftOf({ service, customer, today });
    expect(restoreDraft(stored(draft))).toEqual({ draft, droppedBookings: [] });
  });

  test.each(DAYS)('has both steps complete, on %s', (today) => {
    const errors = askRules(draftOf({ service, customer, today }).bookings, service, (rules, booking) => [
      rules.packageErrors(booking),
      rules.scheduleErrors(booking, today),
    ]);
    expect(errors).toEqual([{}, {}]);
  });

  test.each(DAYS)('opens every page that is theirs, on %s', (today) => {
    const theirs = PAGES.filter((page) => (customer ? !isForVisitors(page) : !isForCustomers(page)));
    expect(openPages({ service, customer, today })).toEqual(theirs);
  });

  test('has nothing of the other services', () => {
    const { bookings } = draftOf({ service, customer });
    const chosenOf = SERVICES.filter((each) => askRules(bookings, each, (rules, booking) => rules.hasSelection(booking)));
    expect(chosenOf).toEqual([service]);
  });
});

test('pages are for customers or for visitors, and the first two for both', () => {
  expect(PAGES.filter(isForCustomers)).toEqual(['address', 'petDetails', 'summary']);
  expect(PAGES.filter(isForVisitors)).toEqual(['signUp', 'login']);
});

describe("a visitor's draft", () => {
  const { signUp, loginPhoneNumber, ...rest } = draftOf({ service: 'training' });

  test('has the phone number of the story in sign-up and login', () => {
    expect([signUp.phoneNumber, loginPhoneNumber]).toEqual([PHONE, PHONE]);
  });

  test('has a complete sign-up', () => {
    const { firstName, phoneNumber, email, gender, location } = signUp;
    const errors = [firstNameRule(firstName), phoneNumberRule(phoneNumber), emailRule(email), genderRule(gender)];
    expect(errors.filter(Boolean)).toEqual([]);
    expect(canSaveAddress({ ...location!, searchText: location!.fullAddress })).toBe(true);
  });

  test('has nothing of a customer', () => {
    expect(rest).toMatchObject({ customerId: undefined, selectedAddressId: undefined, selectedPetIds: [] });
  });
});

describe("a customer's draft", () => {
  test("has the customer's own address and pet selected, and no sign-up or login filled in", () => {
    expect(draftOf({ service: 'grooming', customer: CUSTOMER })).toMatchObject({
      customerId: 101,
      selectedAddressId: 201,
      selectedPetIds: [301],
      signUp: EMPTY_SIGN_UP,
      loginPhoneNumber: '',
    });
  });

  test.each(DAYS)('describes a new pet, with a picture and of a breed that is offered, on %s', async (today) => {
    const { dateOfBirth, lastVaccination, ...rest } = draftOf({ service: 'walking', customer: CUSTOMER, today }).pet;
    const [birth, vaccination] = [readTypedDate(dateOfBirth), readTypedDate(lastVaccination)];
    expect([dateOfBirthRule(birth, today), lastVaccinationRule(vaccination, birth, today)]).toEqual([undefined, undefined]);
    expect(Object.entries(rest).filter(([, value]) => value === undefined || value === '')).toEqual([]);
    expect(rest.image).toBe(PICTURE);
    expect(await listOf('breeds')).toContainEqual(expect.objectContaining({ value: rest.breed }));
  });
});

describe('what is booked is offered, at the same price:', () => {
  const { walking } = draftOf({ service: 'walking' }).bookings;
  const { training } = draftOf({ service: 'training' }).bookings;
  const { grooming } = draftOf({ service: 'grooming' }).bookings;

  test('walks', async () => {
    const { id, name, price, durationDays } = walking.package!;
    const offer = { id, package_name: name, price, duration_days: durationDays };
    expect(await listOf('packages/4')).toContainEqual(expect.objectContaining(offer));
  });

  test('training, with add-ons of its package', async () => {
    const { id, name, price, sessions, includedAddOns } = training.package!;
    const offer = { id, package_name: name, price, sessions, addons: includedAddOns };
    expect(await listOf('packages/3')).toContainEqual(expect.objectContaining(offer));
    expect(training.addOns).toHaveLength(1);
    expect(await listOf(`addons/3/${id}`)).toContainEqual({ name: training.addOns[0] });
  });

  test('grooming, with a trim and an add-on', async () => {
    const { packages, trim, addOns } = grooming;
    const offerOf = ({ id, name, price }: NonNullable<typeof trim>) => ({ id, package_name: name, price });
    expect(packages).toHaveLength(1);
    expect(await listOf('packages/2')).toContainEqual(expect.objectContaining(offerOf(packages[0]!)));
    const { body } = await ask(makeBackend(), 'packages/2');
    expect((body as { Trimming: unknown[] }).Trimming).toContainEqual(offerOf(trim!));
    expect(addOns).toHaveLength(1);
    expect(await listOf('addons/2')).toContainEqual(addOns[0]);
  });

  test.each([
    ['walking', 4770],
    ['training', 6499],
    ['grooming', 2298],
  ] as const)('the total of %s is %i rupees, and no price is missing', (service, total) => {
    const answers = askRules(draftOf({ service }).bookings, service, (rules, booking) => [
      rules.total(booking),
      rules.lacksPricingData(booking),
    ]);
    expect(answers).toEqual([total, false]);
  });
});
