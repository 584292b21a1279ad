import { NEW_ADDRESS, NEW_CUSTOMER, NEW_PET } from '../mocks/samples';
import { GROOMING_ADD_ONS, GROOMING_PACKAGES, TRIMS } from '../mocks/seed/grooming-packages';
import { TRAINING_PACKAGES } from '../mocks/seed/training-packages';
import { WALKING_PACKAGES } from '../mocks/seed/walking-packages';
import { addDays, type CalendarDate } from '../src/domain/calendar';
import { formatDate } from '../src/domain/date-texts';
import { emptyDraft, type Draft } from '../src/domain/draft';
import { forNextTime } from '../src/domain/offers';
import type { BookingDrafts, Service } from '../src/domain/services';
import type { Id } from '../src/domain/ids';
import type { FormChanges } from '../src/view-models/forms/form';
import type { PetForm } from '../src/view-models/forms/pet-form';
import type { SignUpForm } from '../src/view-models/forms/sign-up-form';

/** A sample booking starts this many days after today. */
const DAYS_AHEAD = 3;

const [, , midTerm] = WALKING_PACKAGES;
const [, , { extraAddOns: _extraAddOns, ...obedienceCourse }] = TRAINING_PACKAGES;
const [, { icon: _groomIcon, includedAddOns: _includedAddOns, ...fullGroom }] = GROOMING_PACKAGES;
const [teddyBearCut] = TRIMS;
const [, , , pawBalm] = GROOMING_ADD_ONS;

/** For each service, a booking draft with its first two pages filled in. `day` is the start date. */
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

/** The id of a logged-in customer, with the ids of the address and pet that a sample draft selects. */
export interface CustomerIds {
  readonly id: Id;
  readonly addressId: Id;
  readonly petId: Id;
}

interface SampleDraft {
  readonly service: Service;
  /** The current day in India. */
  readonly today: CalendarDate;
  /** The phone number of the preset, for the sign-up and login forms. */
  readonly phoneNumber: string;
  /** Undefined for a visitor. */
  readonly customer: CustomerIds | undefined;
  /** The pet's picture, a JPEG as base64; '' leaves the picture field empty. */
  readonly petImage: string;
}

/**
 * A draft with a service's first two pages filled in. For a visitor, the sign-up and login forms are filled in too. For a
 * customer, an address and a pet are selected, and the form for a new pet is filled in.
 */
export function sampleDraft({ service, today, phoneNumber, customer, petImage }: SampleDraft): Draft {
  const draft = emptyDraft();
  const bookings = { ...draft.bookings, [service]: BOOKINGS[service](addDays(today, DAYS_AHEAD)) };
  if (!customer) {
    return {
      ...draft,
      bookings,
      signUp: { ...NEW_CUSTOMER, phoneNumber, location: NEW_ADDRESS } satisfies FormChanges<SignUpForm>,
      loginPhoneNumber: phoneNumber,
    };
  }
  return {
    ...draft,
    bookings,
    customerId: customer.id,
    selectedAddressId: customer.addressId,
    selectedPetIds: [customer.petId],
    // The entries of the form that the button 'Add Pet' opens.
    pet: {
      ...NEW_PET,
      dateOfBirth: formatDate(addDays(today, -730)),
      lastVaccination: formatDate(addDays(today, -90)),
      image: petImage,
    } satisfies FormChanges<PetForm>,
  };
}

/** What the device keeps of a customer's last booking, for 'Book again'. */
export function sampleLastBooking(service: Service, today: CalendarDate, customer: CustomerIds): Draft {
  const { bookings, ...draft } = sampleDraft({ service, today, phoneNumber: '', customer, petImage: '' });
  return { ...draft, bookings: { ...bookings, [service]: forNextTime(service, bookings[service]) }, changing: service };
}
