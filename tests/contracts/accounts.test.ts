import { expect, test } from 'vitest';
import { HttpAccounts } from '../../src/adapters/http/accounts';
import { describeAccounts } from './accounts.contract';
import { BODY_IS_NOT_READ, describeFailures } from './failures.contract';
import { startedMockServer } from './mock-server';
import { ASHAS_PHONE, MEERA, RIGHT_CODE } from './people';

const server = startedMockServer();
const accounts = () => new HttpAccounts(server.dependencies);

describeAccounts('HttpAccounts', accounts);

describeFailures(server, { call: 'POST checkUser', make: () => accounts().exists(ASHAS_PHONE) });
describeFailures(server, { call: 'POST createUser', make: () => accounts().create(MEERA) });
describeFailures(server, {
  call: 'POST user/login',
  make: () => accounts().sendOtp(ASHAS_PHONE),
  butFor: BODY_IS_NOT_READ,
});
describeFailures(server, {
  call: 'POST user/validateOtp',
  make: () => accounts().validateOtp(ASHAS_PHONE, RIGHT_CODE),
  butFor: { unauthorized: 'refused', 'wrong shape': 'refused' },
});

test('a wrong code is logged once, without the phone number', async () => {
  await accounts().validateOtp(ASHAS_PHONE, '4321');
  expect(server.errors).toEqual(['POST user/validateOtp: refused']);
});

test('the calls are sent as documented, without a token', async () => {
  await accounts().exists(ASHAS_PHONE);
  await accounts().create(MEERA);
  await accounts().create({ ...MEERA, phoneNumber: '9000054321', gender: 'male' });
  await accounts().sendOtp(ASHAS_PHONE);
  await accounts().validateOtp(ASHAS_PHONE, RIGHT_CODE);
  expect(server.backend.requests).toEqual([
    { method: 'POST', path: 'checkUser', body: { phone: '9876543210' } },
    {
      method: 'POST',
      path: 'createUser',
      body: { name: 'Meera', email: 'meera@example.com', phone: '9000012345', gender: 'f' },
    },
    {
      method: 'POST',
      path: 'createUser',
      body: { name: 'Meera', email: 'meera@example.com', phone: '9000054321', gender: 'm' },
    },
    { method: 'POST', path: 'user/login', body: { phone: '9876543210', device_token: '' } },
    { method: 'POST', path: 'user/validateOtp', body: { phone: '9876543210', otp: '1234' } },
  ]);
});
