import { expect, test } from 'vitest';
import { HttpAddresses } from '../../src/adapters/http/addresses';
import { typedPlace } from '../../src/domain/address';
import { describeAddresses } from './addresses.contract';
import { BODY_IS_NOT_READ, describeFailures } from './failures.contract';
import { startedMockServer } from './mock-server';
import { ASHA, NEW_ADDRESS } from './people';

const server = startedMockServer();
const addresses = () => new HttpAddresses(server.dependencies);

describeAddresses('HttpAddresses', addresses);

describeFailures(server, {
  call: 'GET user/{userId}/address',
  logged: 'GET user/101/address',
  make: () => addresses().list(ASHA),
});
describeFailures(server, {
  call: 'POST user/addAddress',
  make: () => addresses().save(ASHA, NEW_ADDRESS),
  butFor: BODY_IS_NOT_READ,
});

test('the list is fetched with the token', async () => {
  await addresses().list(ASHA);
  expect(server.backend.requests).toEqual([
    { method: 'GET', path: 'user/101/address', body: undefined, token: ASHA.token },
  ]);
});

test('an address is sent as documented', async () => {
  await addresses().save(ASHA, NEW_ADDRESS);
  expect(server.backend.requests).toEqual([
    {
      method: 'POST',
      path: 'user/addAddress',
      token: ASHA.token,
      body: {
        user_id: 101,
        address: 'Jubilee Hills, Hyderabad, Telangana 500033, India',
        area: 'Near the park',
        city: 'Hyderabad',
        state: 'Telangana',
        country: 'India',
        zip_code: '500033',
        latitude: '17.4326',
        longitude: '78.4071',
        type: 'Home',
        houseno_floor: '7',
        building_blockno: 'Neem Court',
        landmark_areaname: 'Near the park',
      },
    },
  ]);
});

test('a typed address is sent with the default PIN code and without a position (decision D1)', async () => {
  await addresses().save(ASHA, {
    ...typedPlace('Behind the temple, Warangal'),
    houseFloor: '1',
    buildingBlock: 'Rose House',
    landmark: '',
  });
  expect(server.backend.requests[0]?.body).toEqual({
    user_id: 101,
    address: 'Behind the temple, Warangal',
    area: '',
    city: '',
    state: '',
    country: '',
    zip_code: '500020',
    latitude: '',
    longitude: '',
    type: 'Home',
    houseno_floor: '1',
    building_blockno: 'Rose House',
    landmark_areaname: '',
  });
});
