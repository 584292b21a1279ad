import type { NewCustomer } from '../src/domain/account';
import type { NewAddress } from '../src/domain/address';
import type { NewPet } from '../src/domain/pet';

// What the demo and the tests enter into the forms. The mock backend has none of it.

export const NEW_CUSTOMER: NewCustomer = {
  firstName: 'Meera',
  phoneNumber: '9000012345',
  email: 'meera@example.com',
  gender: 'female',
};

export const NEW_ADDRESS: NewAddress = {
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

export const NEW_PET: NewPet = {
  name: 'Coco',
  breed: 'Beagle',
  gender: 'Female',
  dateOfBirth: '2024-02-29',
  lastVaccination: '2026-01-10',
  image: 'aGVsbG8=',
  insured: 'no',
  aggressionLevel: 'normal',
  licensed: 'yes',
};
