import { dateInIndia, earliestBookableDate } from '../src/domain/calendar';
import type { ContractChecker } from './checker';
import { tryWhatIsForbidden } from './forbidden';
import { itemsOf, listPackages, warningsAbout, type Item } from './offers';
import type { RunOptions } from './options';
import { type Id, ServerProbe, type Session } from './probe';
import { INVALID_TOKEN, NAME, saveAndBook, tryTokens, type Saved } from './writes';

const CUSTOMER_CALLS = ['listBreeds', 'listPets', 'listAddresses'];
const WRITING_CALLS = [
  'addAddress',
  'addPet',
  'createWalkingBooking',
  'createTrainingBooking',
  'createGroomingBooking',
];

/** `now` is in milliseconds since the epoch. Throws an `UnreachableError`. */
export async function runContract(
  checker: ContractChecker,
  options: RunOptions,
  now: () => number,
): Promise<ServerProbe> {
  const { baseUrl, origin, phone, otp, write } = options;
  const isOwnOrigin = origin === new URL(baseUrl).origin;
  const probe = new ServerProbe(checker, baseUrl, isOwnOrigin ? undefined : origin, now);
  if (isOwnOrigin)
    probe.notes.push(
      'CORS was not checked: the app and the server have the same origin, so browsers need no permission.',
    );
  else if (origin === undefined)
    probe.notes.push(
      "CORS was not checked. If the app has another origin than the server, name the app's with --origin.",
    );
  const offers = await listPackages(probe);
  probe.notes.push(...warningsAbout(offers));
  const customer = await logIn(probe, options);
  const addresses = customer && (await listCustomerData(probe, customer));
  if (!customer) probe.skip(CUSTOMER_CALLS, otp ? 'nobody is logged in' : 'needs --phone and --otp');
  let saved: Saved | undefined;
  if (customer && write) {
    const startDate = earliestBookableDate(dateInIndia(now()));
    saved = await saveAndBook(probe, { ...options, customer, offers, addresses, startDate });
  } else probe.skip(WRITING_CALLS, write ? 'nobody is logged in' : 'needs --write');
  const newCustomer = await signUp(probe, options);
  if (otp && write) await probe.call('login', { body: { phone } });
  else if (otp) probe.skip(['login'], 'sends a code: needs --write, or --phone without --otp');
  if (customer) await tryWhatIsForbidden(probe, { ...options, customer, newCustomer, saved });
  return probe;
}

/** Without `otp`, makes the server send a code for the next run. */
async function logIn(probe: ServerProbe, { phone, otp }: RunOptions): Promise<Session | undefined> {
  if (phone) await probe.call('checkUser', { body: { phone }, hint: "the phone number has to be a customer's" });
  else probe.skip(['checkUser'], 'needs --phone');
  if (phone && otp) {
    const hint = 'is the code the latest one that was sent?';
    const answer = await probe.call<{ readonly data: Session }>('validateOtp', { body: { phone, otp }, hint });
    return answer?.data;
  }
  if (phone) await probe.call('login', { body: { phone } });
  else probe.skip(['login'], 'needs --phone');
  probe.skip(['validateOtp'], 'needs --phone and --otp');
  return undefined;
}

async function listCustomerData(probe: ServerProbe, customer: Session): Promise<readonly Item[] | undefined> {
  await probe.call('listWalkingPackages', { note: 'customer', customer });
  // Without a token it is a visitor's call.
  await probe.call('listWalkingPackages', { note: 'wrong token', token: INVALID_TOKEN, expected: 401 });
  await probe.call('listBreeds', { customer });
  await probe.call('listPets', { customer });
  const addresses = await probe.call<object>('listAddresses', { customer });
  for (const callId of CUSTOMER_CALLS) await tryTokens(probe, callId, { customer });
  return addresses && itemsOf(addresses);
}

async function signUp(probe: ServerProbe, { newPhone }: RunOptions): Promise<Session | undefined> {
  if (!newPhone) {
    probe.skip(['createUser'], 'needs --write and --new-phone, an unused number');
    return undefined;
  }
  const phone = { phone: newPhone };
  // If the number is taken, a server might create a second customer with it.
  if (!(await probe.call('checkUser', { note: 'new phone', body: phone, expected: 'no' }))) {
    probe.skip(['createUser'], 'the new phone number is not known to be free');
    return undefined;
  }
  const body = { ...phone, name: NAME };
  const created = await probe.call<{ readonly userId: Id; readonly token: string }>('createUser', { body });
  // Whoever knows a customer's number must not become this customer by signing up.
  if (created) await probe.call('createUser', { note: 'the same number again', body, expected: 'refused' });
  return created && { id: created.userId, token: created.token };
}
