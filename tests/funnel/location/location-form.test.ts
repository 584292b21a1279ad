import { expect, test } from 'vitest';
import { fillIn } from '../../../src/funnel/form';
import { LocationForm, locationEntriesOf } from '../../../src/funnel/location/location-form';

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
  expect(locationEntriesOf({ ...PLACE, ...door })).toEqual({ searchText: 'MG Road', place: PLACE, ...door });
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
  expect(fillIn(new LocationForm(), { ...values, place: PLACE }).complete()).toEqual({ ...PLACE, ...written });
  expect(fillIn(new LocationForm(), values).complete()).toMatchObject({
    ...written,
    city: '',
    latitude: '',
  });
});
