import { describe, expect, test } from 'vitest';
import { sampleDraft, isForCustomers, isForVisitors } from '../../demo/sample-draft';
import { emailError, phoneNumberError, requiredSignUpFields } from '../../src/domain/account';
import { hasRequiredAddressFields } from '../../src/domain/address';
import { readUnambiguousDate } from '../../src/domain/typed-date';
import { EMPTY_SIGN_UP_FORM } from '../../src/domain/draft';
import { dateOfBirthError, lastVaccinationError } from '../../src/domain/pet';
import { BOOKING_PAGES, redirectFrom } from '../../src/domain/progress';
import { bookingOf, SERVICES, type Service } from '../../src/domain/services';
import { parseDraft } from '../adapters/browser/parse-draft';
import { stored } from '../domain/stored';
import { ASHA, ask, makeBackend } from '../mocks/support';
import { PICTURE, REAL_DAY } from './support';

const PHONE = '9000000009';
const CUSTOMER = { id: 101, addressId: 201, petId: 301 };

/** An ordinary day, and days shortly before a new month, a new year and a leap day. */
const DAYS = [REAL_DAY, '2026-06-29', '2026-12-31', '2028-02-27'];

interface DraftOptions {
  readonly service: Service;
  readonly customer?: typeof CUSTOMER | undefined;
  readonly today?: string;
}

const draftOf = ({ service, customer, today = REAL_DAY }: DraftOptions) =>
  sampleDraft({ service, today, phoneNumber: PHONE, customer, petImage: PICTURE });

const DRAFTS = SERVICES.flatMap((service) => [
  { service, role: 'customer', customer: CUSTOMER },
  { service, role: 'visitor', customer: undefined },
]);

describe.each(DRAFTS)("a $role's draft of $service", ({ service, customer }) => {
  test.each(DAYS)('is a valid stored draft, has both steps complete, and allows every page of the role, on %s', (today) => {
    const draft = draftOf({ service, customer, today });
    expect(parseDraft(stored(draft))).toEqual({ draft, droppedBookings: [] });
    const booking = bookingOf(service, draft.bookings, today);
    const progress = {
      hasSelection: booking.hasSelection(),
      hasSchedule: booking.hasSchedule(),
      pagesNeedingSchedule: booking.profile.pagesNeedingSchedule,
      isLoggedIn: customer !== undefined,
      interruptedPage: draft.interruptedPage,
      hasAddress: draft.selectedAddressId !== undefined,
      hasPet: draft.selectedPetIds.length > 0,
      isSelectionComplete: Object.keys(booking.selectionErrors()).length === 0,
      isScheduleComplete: Object.keys(booking.scheduleErrors()).length === 0,
    };
    expect(progress).toMatchObject({ isSelectionComplete: true, isScheduleComplete: true });
    const allowed = BOOKING_PAGES.filter((page) => (customer ? !isForVisitors(page) : !isForCustomers(page)));
    expect(BOOKING_PAGES.filter((page) => redirectFrom(page, progress) === undefined)).toEqual(allowed);
  });

  test('has a price, and no answers for the other services', () => {
    const { bookings } = draftOf({ service, customer });
    expect(bookingOf(service, bookings, DAYS[0]!).isPriceIncomplete()).toBe(false);
    const answered = SERVICES.filter((each) => bookingOf(each, bookings, DAYS[0]!).hasSelection());
    expect(answered).toEqual([service]);
  });
});

test('the first two pages are for customers and visitors', () => {
  expect(BOOKING_PAGES.filter(isForCustomers)).toEqual(['address', 'petDetails', 'summary']);
  expect(BOOKING_PAGES.filter(isForVisitors)).toEqual(['signUp', 'login']);
});

test("the chosen add-on is one of the course's", async () => {
  const { training } = draftOf({ service: 'training' }).bookings;
  const { body } = await ask(makeBackend(), `addons/3/${training.package!.id}`);
  expect(training.addOns).toHaveLength(1);
  expect(body).toMatchObject({ data: expect.arrayContaining([{ name: training.addOns[0] }]) });
});

test("a visitor's draft has a complete sign-up, the preset's phone number, and no customer", () => {
  const { signUp, loginPhoneNumber, ...rest } = draftOf({ service: 'training' });
  const { firstName, phoneNumber, email, gender, location } = signUp;
  const errors = [requiredSignUpFields.firstName(firstName), phoneNumberError(phoneNumber), emailError(email), requiredSignUpFields.gender(gender)];
  expect(errors.filter(Boolean)).toEqual([]);
  expect(hasRequiredAddressFields({ ...location!, searchText: location!.fullAddress })).toBe(true);
  expect([phoneNumber, loginPhoneNumber]).toEqual([PHONE, PHONE]);
  expect(rest).toMatchObject({ customerId: undefined, selectedAddressId: undefined, selectedPetIds: [] });
});

test.each(DAYS)("a customer's draft has an address and a pet selected, and a complete new pet, on %s", async (today) => {
  const { pet, ...rest } = draftOf({ service: 'walking', customer: CUSTOMER, today });
  expect(rest).toMatchObject({ customerId: 101, selectedAddressId: 201, selectedPetIds: [301] });
  expect(rest).toMatchObject({ signUp: EMPTY_SIGN_UP_FORM, loginPhoneNumber: '' });
  const [birth, vaccination] = [readUnambiguousDate(pet.dateOfBirth), readUnambiguousDate(pet.lastVaccination)];
  expect([dateOfBirthError(birth, today), lastVaccinationError(vaccination, birth, today)]).toEqual([undefined, undefined]);
  expect(Object.entries(pet).filter(([, value]) => value === undefined || value === '')).toEqual([]);
  expect(pet.image).toBe(PICTURE);
  const { body } = await ask(makeBackend(), 'breeds', ASHA);
  expect(body).toMatchObject({ data: expect.arrayContaining([expect.objectContaining({ value: pet.breed })]) });
});
