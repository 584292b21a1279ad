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

test('the values of the location dialog become an address without the spaces around them, and the same again', () => {
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
  const address = { ...PLACE, ...written };
  expect(fillIn(new LocationForm(), { ...values, place: PLACE }).complete()).toEqual(address);
  expect(fillIn(new LocationForm(), locationEntriesOf(address)).complete()).toEqual(address);
  expect(fillIn(new LocationForm(), values).complete()).toMatchObject({
    ...written,
    city: '',
    latitude: '',
  });
});
