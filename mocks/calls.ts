/** Every call that the mock backend answers, named by method and path below the base address. */
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

/** The calls that list the packages of a service. */
export const PACKAGE_CALLS = ['GET packages/4', 'GET packages/3', 'GET packages/2'] as const;

/** The calls that book a service. */
export const BOOKING_CALLS = CALLS.filter((call) => call.startsWith('POST user/createBooking/'));

/** The name of a call, as in `backend.fail('GET packages/4', 'empty')`. */
export type Call = (typeof CALLS)[number];

/** The name of the call that a request makes, whatever ids its path contains; undefined for an unknown call. */
export function callOf(method: string, path: string): Call | undefined {
  return CALLS.find((call) => {
    const pattern = call.replaceAll(/\{\w+\}/g, '[^/]+');
    return new RegExp(`^${pattern}$`).test(`${method} ${path}`);
  });
}
