import { NEW_CUSTOMER, NEW_PET } from '../../mocks/samples';
import type { SentBooking } from '../../src/domain/sent-booking';
import type { Place } from '../../src/domain/address';
import type { Draft } from '../../src/domain/draft';
import type { FormChanges } from '../../src/funnel/form';
import type { LocationForm } from '../../src/funnel/location/location-form';
import type { PetForm } from '../../src/pages/pets/pet-form';
import type { SignUpForm } from '../../src/pages/sign-up/sign-up-form';
import { EXAMPLE as GROOMING } from './grooming-example';
import { EXAMPLE as TRAINING } from './training-example';
import { EXAMPLE as WALKING } from './walking-example';

export const SENT_BOOKING: SentBooking = {
  id: '2c5ea4c0-4067-41e9-8b4f-3d3a4d6c1a10',
  serviceLabel: 'Dog Walking',
  choices: [{ label: 'Start date', value: 'December 5, 2026' }],
  address: { label: 'Home', value: 'MG Road, Pune' },
  estimatedTotal: '₹597.00',
  notInTotal: '+ add-ons',
  petNames: ['Bruno'],
  petIds: ['301'],
  startsAt: Date.parse('2026-12-05T06:00:00+05:30'),
  minutes: 30,
};

const PLACE: Place = {
  fullAddress: 'MG Road, Pune',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  zipCode: '411001',
  latitude: '18.5163',
  longitude: '73.8772',
};
const DOOR = { houseFloor: '3rd floor', buildingBlock: 'Block B', landmark: 'Clock tower' };

export const FULL_DRAFT: Draft = {
  id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  saveCount: 2,
  refusedBookings: ['8f14e45f-ceea-4a6b-9c3d-0123456789ab'],
  bookings: { walking: WALKING, training: TRAINING, grooming: GROOMING },
  customerId: 101,
  interruptedPage: 'petDetails',
  changing: 'walking',
  selectedAddressId: 7,
  selectedPetIds: [1, 'b2'],
  signUp: {
    ...NEW_CUSTOMER,
    phoneNumber: '9820011223',
    location: { ...PLACE, ...DOOR },
  } satisfies FormChanges<SignUpForm>,
  loginPhoneNumber: '98765',
  sentOtp: { phoneNumber: '9876500000', resendDeadline: 1_795_000_000_000 },
  location: {
    searchText: 'MG Road, Pune',
    place: PLACE,
    ...DOOR,
    correctedZipCode: '411002',
  } satisfies FormChanges<LocationForm>,
  isPetFormOpen: true,
  pet: {
    ...NEW_PET,
    dateOfBirth: '2024-05-10',
    lastVaccination: '',
  } satisfies FormChanges<PetForm>,
  unansweredBookingKey: '8f14e45f-ceea-4a6b-9c3d-0123456789ab',
  sentBooking: SENT_BOOKING,
  phoneEnding: '3210',
  unansweredAddress: { sent: 'MG Road', idsBefore: [7] },
  unansweredPet: { sent: 'Bruno', idsBefore: [1, 'b2'] },
};
