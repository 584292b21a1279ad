import { expect, test } from 'vitest';
import { matchesNewAddress, zipCodeToSend, type NewAddress } from '../../src/domain/address';
import {
  addressInOneLine,
  addressSelectionError,
  parseStoredAddress,
  parseStoredPlace,
  placeOfTypedAddress,
  correctedZipCodeError,
  missingAddressParts,
  withoutPosition,
  zipCodeInAddress,
} from '../../src/domain/new-address';

const typed = placeOfTypedAddress('12 MG Road, Pune');

test('a place without its position keeps the rest', () => {
  expect(withoutPosition({ ...typed, city: 'Pune', latitude: '18.5', longitude: '73.9' })).toEqual({
    ...typed,
    city: 'Pune',
  });
});

test("the PIN code in use is the customer's own, else the place's, else the default one", () => {
  expect(zipCodeToSend({ zipCode: '411001', correctedZipCode: '411002' })).toBe('411002');
  expect(zipCodeToSend({ zipCode: '411001', correctedZipCode: '' })).toBe('411001');
  expect(zipCodeToSend(typed)).toBe('500020');
});

test.each([
  [{ zipCode: '411001' }, '3, Block B, 12 MG Road, Pune 411001'],
  [{ zipCode: '411001', correctedZipCode: '411002' }, '3, Block B, 12 MG Road, Pune 411002'],
  [{ zipCode: '411001', fullAddress: 'Pune 411001' }, '3, Block B, Pune 411001'],
  [{ zipCode: '411001', fullAddress: 'Plot 4110012, Pune' }, '3, Block B, Plot 4110012, Pune 411001'],
  [{}, '3, Block B, 12 MG Road, Pune'],
])('an address with %j is one line that names its PIN code once', (changes, line) => {
  const address = { ...typed, houseFloor: '3', buildingBlock: 'Block B', landmark: '', ...changes };
  expect(addressInOneLine(address)).toBe(line);
});

test.each([
  ['Lake View Road, Koregaon, Pune 411001', '411001'],
  ['411 001 Pune', '411001'],
  ['Pune-411\u00a0001, Maharashtra', '411001'],
  ['पुणे ४११००१', '411001'],
  ['House 302 411 001', '411001'],
  ['Door 12-3-456/411001', '411001'],
  ['Pune 411001, Maharashtra 411 001', '411001'],
  ['Pune 411001 9876543210', '411001'],
  ['Pune 411001 or 411002', ''],
  ['Pune 011001', ''],
  ['Pune 4110012', ''],
  ['Pune +91 98765 43210', ''],
  ['Pune 987654 3210', ''],
  ['17.4265, 78.408231', ''],
])("the PIN code in the typed address '%s' is '%s' (decision D1)", (address, zipCode) => {
  expect(zipCodeInAddress(address)).toBe(zipCode);
});

test.each([
  [undefined, undefined],
  ['000000', undefined],
  ['5000345', 'Please enter a 6-digit PIN code'],
  ['५०००३४', 'Please enter a 6-digit PIN code'],
])('a corrected PIN code %j has the error %j', (zipCode, error) => {
  expect(correctedZipCodeError(zipCode)).toBe(error);
});

test.each([
  ['MG Road', '3rd floor', 'Block B', []],
  ['MG Road', '', '   ', ['house', 'building']],
  [' ', '', '', ['address']],
])('the address %j with house %j and building %j lacks %j', (searchText, houseFloor, buildingBlock, missing) => {
  expect(missingAddressParts({ houseFloor, buildingBlock, searchText })).toEqual(missing);
});

test.each([
  ['MG Road, Pune', true],
  ['3, Block B, Clock tower, MG Road, Pune, 411001', true],
  ['4, Block A, Clock tower, MG Road, Pune, 411001', false],
  ['3,  block B, MG Road,\nPune 411001', true],
  ['3, Block B2, MG Road, Pune', false],
  ['Block B, MG Road, Pune', false],
])("the listed address '%s' matches the sent one: %s (decision F5)", (address, isSent) => {
  const sent = { ...typed, fullAddress: 'MG Road, Pune', houseFloor: '3', buildingBlock: 'Block B', landmark: '' };
  expect(matchesNewAddress({ id: 1, type: 'Home', address, isSelected: false }, sent)).toBe(isSent);
});

test('an id of 0 is a selected address', () => {
  expect(addressSelectionError(0)).toBeUndefined();
});

const PLACE = { ...placeOfTypedAddress('MG Road'), city: 'Pune', zipCode: '411001', latitude: '18.5' };

test('of a stored place, a missing or malformed text is empty, and what no place has is gone', () => {
  expect(parseStoredPlace(PLACE)).toEqual(PLACE);
  const stored = { ...PLACE, city: undefined, latitude: 18.5, planet: 'Earth' };
  expect(parseStoredPlace(stored)).toStrictEqual({ ...PLACE, city: '', latitude: '' });
  for (const value of [undefined, null, 'MG Road', 7, []]) expect(parseStoredPlace(value)).toBeUndefined();
});

test('a stored address is read like a place; without what the dialog asks for it is none', () => {
  const address = { ...PLACE, houseFloor: '3', buildingBlock: 'Block B', landmark: 'Old well' };
  const read = { ...address, correctedZipCode: undefined };
  expect(parseStoredAddress(address)).toStrictEqual(read);
  expect(parseStoredAddress({ ...address, correctedZipCode: '' })).toStrictEqual(read);
  expect(parseStoredAddress({ ...address, correctedZipCode: '411002' })).toEqual({
    ...read,
    correctedZipCode: '411002',
  });
  expect(parseStoredAddress({ ...address, landmark: undefined })).toEqual({ ...read, landmark: '' });
  for (const asked of ['fullAddress', 'houseFloor', 'buildingBlock'])
    expect(parseStoredAddress({ ...address, [asked]: undefined })).toBeUndefined();
  expect(parseStoredAddress('MG Road')).toBeUndefined();
});

test('an address of the dialog has the same JSON after it was stored, by which it is recognised when it is sent again', () => {
  const address: NewAddress = {
    ...PLACE,
    correctedZipCode: '411002',
    houseFloor: '3',
    buildingBlock: 'Block B',
    landmark: '',
  };
  expect(JSON.stringify(parseStoredAddress(address))).toBe(JSON.stringify(address));
});
