import { NEW_ADDRESS, NEW_CUSTOMER, NEW_PET } from '../../mocks/samples';
import type { Place } from '../../src/domain/address';
import type { BookingRequest } from '../../src/domain/booking-request';

export const ASHA = { userId: 101, token: 'session-of-asha-c81f02' };
export const ASHAS_PHONE = '9876543210';

export const ASHA_OF_YESTERDAY = { userId: 101, token: 'session-of-yesterday' };

export { NEW_ADDRESS, NEW_CUSTOMER as MEERA, NEW_PET };

export const RIGHT_CODE = '1234';

export const JUBILEE_HILLS: Place = {
  fullAddress: 'Jubilee Hills, Hyderabad, Telangana 500033, India',
  city: 'Hyderabad',
  state: 'Telangana',
  country: 'India',
  zipCode: '500033',
  latitude: '17.4326',
  longitude: '78.4071',
};

export const KEY = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';

export const BOOKING = {
  service: 'walking',
  addressId: 201,
  petIds: [301, 302],
  packageId: 403,
  startDate: '2026-06-11',
  days: 'all days',
  frequency: 'Twice a Day',
  duration: '30 min walk',
  times: ['6:00 AM', '5:30 PM'],
  addOns: ['Poo Picking'],
  total: 4770,
} as const satisfies BookingRequest;

export const TRAINING_BOOKING = {
  service: 'training',
  addressId: 202,
  petIds: [302],
  packageId: 502,
  startDate: '2026-06-11',
  slot: 'morning',
  time: '10:30 AM',
  addOns: ['Agility session', 'Behaviour report'],
  total: 6499,
} as const satisfies BookingRequest;

export const GROOMING_BOOKING = {
  service: 'grooming',
  addressId: 201,
  petIds: [301],
  packageIds: [604, 602],
  trimId: 651,
  startDate: '2026-06-12',
  slot: 'morning',
  time: '6:00 AM',
  addOns: ['Paw Balm'],
  total: 2997,
} as const satisfies BookingRequest;

export const BOOKINGS: readonly BookingRequest[] = [BOOKING, TRAINING_BOOKING, GROOMING_BOOKING];

/** Log and telemetry must not contain them. */
export const SECRETS = [
  ASHA.token,
  ASHA_OF_YESTERDAY.token,
  ASHAS_PHONE,
  NEW_CUSTOMER.phoneNumber,
  NEW_CUSTOMER.email,
  NEW_CUSTOMER.firstName,
  NEW_ADDRESS.fullAddress,
  NEW_ADDRESS.buildingBlock,
  NEW_PET.image,
];
