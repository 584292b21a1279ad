import { GROOMING_ADD_ONS, GROOMING_PACKAGES, TRIMS } from '../mocks/seed/grooming-packages';
import { TRAINING_PACKAGES } from '../mocks/seed/training-packages';
import { WALKING_PACKAGES } from '../mocks/seed/walking-packages';
import type { NewAddress } from '../src/domain/address';
import { addDays, formatDate, type CalendarDate } from '../src/domain/calendar';
import { emptyDraft, type Draft } from '../src/domain/draft';
import type { Page } from '../src/domain/progress';
import type { BookingDrafts, Service } from '../src/domain/services';
import type { Id } from '../src/domain/ids';

/** How many days after today the service begins. */
const DAYS_AHEAD = 3;

const [, , { color: _walkColor, icon: _walkIcon, ...midTerm }] = WALKING_PACKAGES;
const [, { color: _courseColor, icon: _courseIcon, extraAddOns: _extraAddOns, ...obedienceCourse }] = TRAINING_PACKAGES;
const [, { color: _groomColor, icon: _groomIcon, includedAddOns: _includedAddOns, ...fullGroom }] = GROOMING_PACKAGES;
const [teddyBearCut] = TRIMS;
const [, , , pawBalm] = GROOMING_ADD_ONS;

/** What somebody chose who comes to the end of a service's second step, for a service that begins on a day. */
const BOOKINGS: { readonly [Name in Service]: (day: CalendarDate) => BookingDrafts[Name] } = {
  walking: (day) => ({
    walkFrequency: 'Twice a Day',
    walkDays: 'all days',
    walkDuration: '30 min walk',
    package: midTerm,
    addOns: ['Poo Picking'],
    startDate: day,
    preferableTime: {
      morning: { checked: true, time: '7:00 AM' },
      afternoon: { checked: false, time: undefined },
      evening: { checked: true, time: '5:30 PM' },
    },
  }),
  training: (day) => ({
    package: obedienceCourse,
    addOns: ['Agility session'],
    appointment: { date: day, slot: 'evening', time: '6:30 PM' },
  }),
  grooming: (day) => ({
    packages: [fullGroom],
    trim: teddyBearCut,
    addOns: [pawBalm],
    appointment: { date: day, slot: 'morning', time: '10:00 AM' },
  }),
};

const LOCATION: NewAddress = {
  fullAddress: 'Jubilee Hills, Hyderabad, Telangana',
  city: 'Hyderabad',
  state: 'Telangana',
  country: 'India',
  zipCode: '500033',
  latitude: '17.4326',
  longitude: '78.4071',
  houseFloor: 'Flat 4B',
  buildingBlock: 'Gulmohar Heights',
  landmark: 'Opposite the park',
};

/** Who is logged in, with the address and the pet that they have selected. */
export interface LoggedInCustomer {
  readonly id: Id;
  readonly addressId: Id;
  readonly petId: Id;
}

interface BelievableDraft {
  readonly service: Service;
  /** In India. */
  readonly today: CalendarDate;
  /** Stands in sign-up and login: the one that begins the story that is told. */
  readonly phoneNumber: string;
  /** Undefined for a visitor. */
  readonly customer: LoggedInCustomer | undefined;
  /** Base64 of a JPEG; '' leaves the picture to be chosen. */
  readonly petImage: string;
}

/** The draft of somebody who has filled in all of a service's booking that is theirs to fill in. */
export function believableDraft({ service, today, phoneNumber, customer, petImage }: BelievableDraft): Draft {
  const draft = emptyDraft();
  const bookings = { ...draft.bookings, [service]: BOOKINGS[service](addDays(today, DAYS_AHEAD)) };
  if (!customer) {
    return {
      ...draft,
      bookings,
      signUp: { firstName: 'Meera', phoneNumber, email: 'meera@example.com', gender: 'female', location: LOCATION },
      loginPhoneNumber: phoneNumber,
    };
  }
  return {
    ...draft,
    bookings,
    customerId: customer.id,
    selectedAddressId: customer.addressId,
    selectedPetIds: [customer.petId],
    // Behind 'Add Pet', for who wants to show how a pet is added.
    pet: {
      name: 'Coco',
      breed: 'Beagle',
      gender: 'Female',
      dateOfBirth: formatDate(addDays(today, -730)),
      lastVaccination: formatDate(addDays(today, -90)),
      image: petImage,
      insured: 'no',
      aggressionLevel: 'normal',
      licensed: 'yes',
    },
  };
}

/** Whether a page is for customers only, so that somebody has to be logged in there. */
export function isForCustomers(page: Page): boolean {
  return page === 'address' || page === 'petDetails' || page === 'summary';
}

/** Whether a page is for visitors only: customers are sent on from it. */
export function isForVisitors(page: Page): boolean {
  return page === 'signUp' || page === 'login';
}
