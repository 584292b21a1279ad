export const CALLS = [
  'POST checkUser',
  'POST createUser',
  'POST user/login',
  'POST user/validateOtp',
  'GET packages/4',
  'GET packages/3',
  'GET addons/3/{packageId}',
  'GET packages/2',
  'GET addons/2',
  'GET breeds',
  'GET user/{userId}/pets',
  'POST user/addPet',
  'GET user/{userId}/address',
  'POST user/addAddress',
  'POST user/createBooking/walking',
  'POST user/createBooking/training',
  'POST user/createBooking/grooming',
] as const;

export const PACKAGE_CALLS = ['GET packages/4', 'GET packages/3', 'GET packages/2'] as const;

export const BOOKING_CALLS = CALLS.filter((call) => call.startsWith('POST user/createBooking/'));

export type Call = (typeof CALLS)[number];

export function callOf(method: string, path: string): Call | undefined {
  return CALLS.find((call) => {
    const pattern = call.replaceAll(/\{\w+\}/g, '[^/]+');
    return new RegExp(`^${pattern}$`).test(`${method} ${path}`);
  });
}
