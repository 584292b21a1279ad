import { expect, test } from 'vitest';
import { addressFromLocationForm, emptyDraft, locationFormValuesOfAddress } from '../../src/domain/draft';
import { EMPTY_BOOKINGS } from '../../src/domain/services';

const PLACE = {
  fullAddress: 'MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  zipCode: '411001',
  latitude: '18.5',
  longitude: '73.9',
};

test('an address becomes the values of the location dialog', () => {
  const door = { houseFloor: '1', buildingBlock: 'Rose House', landmark: 'Old well', correctedZipCode: '411002' };
  expect(locationFormValuesOfAddress({ ...PLACE, ...door })).toEqual({ searchText: 'MG Road', place: PLACE, ...door });
});

test('an empty draft has no choices or input, and is a new object each time', () => {
  expect(emptyDraft()).toMatchObject({
    bookings: EMPTY_BOOKINGS,
    changing: undefined,
    selectedAddressId: undefined,
    selectedPetIds: [],
    signUp: { firstName: '', phoneNumber: '', email: '', gender: undefined, location: undefined },
    loginPhoneNumber: '',
    location: { searchText: '', place: undefined, houseFloor: '', buildingBlock: '', landmark: '' },
    isPetFormOpen: false,
    pet: { name: '', breed: '', dateOfBirth: '', lastVaccination: '', image: '' },
    sentBooking: undefined,
    phoneEnding: undefined,
  });
  expect(emptyDraft()).not.toBe(emptyDraft());
});

test('the values of the location dialog become an address without the spaces around them, at the place picked or only as text', () => {
  const values = {
    searchText: ' MG Road, Camp ',
    houseFloor: ' 12 ',
    buildingBlock: ' B ',
    landmark: ' Old well ',
    correctedZipCode: '411002',
  };
  const written = {
    fullAddress: 'MG Road, Camp',
    houseFloor: '12',
    buildingBlock: 'B',
    landmark: 'Old well',
    correctedZipCode: '411002',
  };
  expect(addressFromLocationForm({ ...values, place: PLACE })).toEqual({ ...PLACE, ...written });
  expect(addressFromLocationForm({ ...values, place: undefined })).toMatchObject({
    ...written,
    city: '',
    latitude: '',
  });
});
