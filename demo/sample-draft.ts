import { NEW_ADDRESS, NEW_CUSTOMER, NEW_PET } from '../mocks/samples';
import { GROOMING_ADD_ONS, GROOMING_PACKAGES, TRIMS } from '../mocks/seed/grooming-packages';
import { TRAINING_PACKAGES } from '../mocks/seed/training-packages';
import { WALKING_PACKAGES } from '../mocks/seed/walking-packages';
import { addDays, type CalendarDate } from '../src/domain/calendar';
import { emptyDraft, type Draft } from '../src/domain/draft';
import { bookingOf, type BookingDrafts, type Service } from '../src/domain/services';
import type { Id } from '../src/domain/ids';
import type { FormChanges } from '../src/funnel/form';
import type { PetForm } from '../src/pages/pets/pet-form';
import type { SignUpForm } from '../src/pages/sign-up/sign-up-form';

const DAYS_AHEAD = 3;

const [, , midTerm] = WALKING_PACKAGES;
const [, , { extraAddOns: _extraAddOns, ...obedienceCourse }] = TRAINING_PACKAGES;
const [, { icon: _groomIcon, includedAddOns: _includedAddOns, ...fullGroom }] = GROOMING_PACKAGES;
const [teddyBearCut] = TRIMS;
const [, , , pawBalm] = GROOMING_ADD_ONS;

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

export interface CustomerIds {
  readonly id: Id;
  readonly addressId: Id;
  readonly petId: Id;
}

interface SampleDraft {
  readonly service: Service;
  readonly today: CalendarDate;
  readonly phoneNumber: string;
  readonly customer: CustomerIds | undefined;
  /** A JPEG as base64; '' leaves the picture field empty. */
  readonly petImage: string;
}

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
    pet: {
      ...NEW_PET,
      dateOfBirth: addDays(today, -730),
      lastVaccination: addDays(today, -90),
      image: petImage,
    } satisfies FormChanges<PetForm>,
  };
}

export function sampleLastBooking(service: Service, today: CalendarDate, customer: CustomerIds): Draft {
  const { bookings, ...draft } = sampleDraft({ service, today, phoneNumber: '', customer, petImage: '' });
  return {
    ...draft,
    bookings: { ...bookings, [service]: bookingOf(service, bookings, today).forNextTime() },
    changing: service,
  };
}
