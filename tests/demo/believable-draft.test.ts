import { describe, expect, test } from 'vitest';
import { believableDraft, isForCustomers, isForVisitors } from '../../demo/believable-draft';
import { emailRule, firstNameRule, genderRule, phoneNumberRule } from '../../src/domain/account';
import { canSaveAddress } from '../../src/domain/address';
import { readTypedDate } from '../../src/domain/typed-date';
import { EMPTY_SIGN_UP } from '../../src/domain/draft';
import { dateOfBirthRule, lastVaccinationRule } from '../../src/domain/pet';
import { PAGES, redirectFrom } from '../../src/domain/progress';
import { askRules, SERVICES, type Service } from '../../src/domain/services';
import { parseDraft } from '../adapters/browser/parse-draft';
import { stored } from '../domain/stored';
import { ASHA, ask, makeBackend } from '../mocks/support';
import { PICTURE, REAL_DAY } from './support';

const PHONE = '9000000009';
const CUSTOMER = { id: 101, addressId: 201, petId: 301 };

/** An ordinary day, and days whose following ones are in another month, in another year, and after a leap day. */
const DAYS = [REAL_DAY, '2026-06-29', '2026-12-31', '2028-02-27'];

interface Story {
  readonly service: Service;
  readonly customer?: typeof CUSTOMER | undefined;
  readonly today?: string;
}

const draftOf = ({ service, customer, today = REAL_DAY }: Story) =>
  believableDraft({ service, today, phoneNumber: PHONE, customer, petImage: PICTURE });

const EVERYBODY = SERVICES.flatMap((service) => [
  { service, who: 'customer', customer: CUSTOMER },
  { service, who: 'visitor', customer: undefined },
]);

describe.each(EVERYBODY)("a $who's draft of $service", ({ service, customer }) => {
  test.each(DAYS)('is restored as it is, has both steps complete, and opens every page that is theirs, on %s', (today) => {
    const draft = draftOf({ service, customer, today });
    expect(parseDraft(stored(draft))).toEqual({ draft, droppedBookings: [] });
    const progress = askRules(draft.bookings, service, (rules, booking) => ({
      hasSelection: rules.selection.isMade(booking),
      hasSchedule: rules.schedule.isMade(booking, today),
      pagesNeedingSchedule: rules.pagesNeedingSchedule,
      isLoggedIn: customer !== undefined,
      interruptedPage: draft.interruptedPage,
      hasAddress: draft.selectedAddressId !== undefined,
      hasPet: draft.selectedPetIds.length > 0,
      isSelectionComplete: Object.keys(rules.selection.errors(booking)).length === 0,
      isScheduleComplete: Object.keys(rules.schedule.errors(booking, today)).length === 0,
    }));
    expect(progress).toMatchObject({ isSelectionComplete: true, isScheduleComplete: true });
    const theirs = PAGES.filter((page) => (customer ? !isForVisitors(page) : !isForCustomers(page)));
    expect(PAGES.filter((page) => redirectFrom(page, progress) === undefined)).toEqual(theirs);
  });

  test('has a price, and nothing of the other services', () => {
    const { bookings } = draftOf({ service, customer });
    expect(askRules(bookings, service, (rules, booking) => rules.price.isIncomplete(booking))).toBe(false);
    const chosenOf = SERVICES.filter((each) => askRules(bookings, each, (rules, booking) => rules.selection.isMade(booking)));
    expect(chosenOf).toEqual([service]);
  });
});

test('pages are for customers or for visitors, and the first two for both', () => {
  expect(PAGES.filter(isForCustomers)).toEqual(['address', 'petDetails', 'summary']);
  expect(PAGES.filter(isForVisitors)).toEqual(['signUp', 'login']);
});

test('the add-on that a course is booked with is one of its own', async () => {
  const { training } = draftOf({ service: 'training' }).bookings;
  const { body } = await ask(makeBackend(), `addons/3/${training.package!.id}`);
  expect(training.addOns).toHaveLength(1);
  expect(body).toMatchObject({ data: expect.arrayContaining([{ name: training.addOns[0] }]) });
});

test("a visitor's draft has a complete sign-up, the phone number of the story, and nothing of a customer", () => {
  const { signUp, loginPhoneNumber, ...rest } = draftOf({ service: 'training' });
  const { firstName, phoneNumber, email, gender, location } = signUp;
  const errors = [firstNameRule(firstName), phoneNumberRule(phoneNumber), emailRule(email), genderRule(gender)];
  expect(errors.filter(Boolean)).toEqual([]);
  expect(canSaveAddress({ ...location!, searchText: location!.fullAddress })).toBe(true);
  expect([phoneNumber, loginPhoneNumber]).toEqual([PHONE, PHONE]);
  expect(rest).toMatchObject({ customerId: undefined, selectedAddressId: undefined, selectedPetIds: [] });
});

test.each(DAYS)("a customer's draft has what is theirs selected, and a complete new pet, on %s", async (today) => {
  const { pet, ...rest } = draftOf({ service: 'walking', customer: CUSTOMER, today });
  expect(rest).toMatchObject({ customerId: 101, selectedAddressId: 201, selectedPetIds: [301] });
  expect(rest).toMatchObject({ signUp: EMPTY_SIGN_UP, loginPhoneNumber: '' });
  const [birth, vaccination] = [readTypedDate(pet.dateOfBirth), readTypedDate(pet.lastVaccination)];
  expect([dateOfBirthRule(birth, today), lastVaccinationRule(vaccination, birth, today)]).toEqual([undefined, undefined]);
  expect(Object.entries(pet).filter(([, value]) => value === undefined || value === '')).toEqual([]);
  expect(pet.image).toBe(PICTURE);
  const { body } = await ask(makeBackend(), 'breeds', ASHA);
  expect(body).toMatchObject({ data: expect.arrayContaining([expect.objectContaining({ value: pet.breed })]) });
});
