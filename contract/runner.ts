import { randomUUID } from 'node:crypto';
import { addDays, dateInIndia } from '../src/domain/calendar';
import type { ContractChecker } from './checker';
import type { RunOptions } from './options';
import { type Finding, ServerProbe } from './probe';

type Id = string | number;

/** The id and token of the logged-in customer. */
interface Session {
  readonly id: Id;
  readonly token: string;
}

/** The fields of a package that a booking needs. */
interface OfferedPackage {
  readonly id: Id;
  readonly price: number | string;
  readonly duration_days?: number | string;
}

/** The first package of each service; undefined if the list is empty or deviates from the contract. */
interface FirstPackages {
  readonly walking: OfferedPackage | undefined;
  readonly training: OfferedPackage | undefined;
  readonly grooming: OfferedPackage | undefined;
}

/** This name is in each address, pet and customer that the command creates, so that operators can find them. */
const NAME = 'Contract check';

/** Bookings start this many days after today. A server may refuse a day that is much nearer or much later. */
const DAYS_AHEAD = 7;

const INVALID_TOKEN = 'not-a-token';

const KEY_IS_HONOURED = 'The server honours Idempotency-Key: VITE_API_IDEMPOTENCY_KEY may be on.';
const KEY_IS_NOT_HONOURED = 'The server does not honour Idempotency-Key: leave VITE_API_IDEMPOTENCY_KEY off. It may have one booking twice now.';
const KEY_IS_NOT_ALLOWED =
  'The server does not honour Idempotency-Key, because its CORS headers do not allow it: leave VITE_API_IDEMPOTENCY_KEY off.';
const KEY_IS_UNCERTAIN =
  'Whether the server honours Idempotency-Key cannot be seen, because its answers name no booking: look whether it has one booking twice.';

const CUSTOMER_CALLS = ['listBreeds', 'listPets', 'listAddresses'];
const WRITING_CALLS = ['addAddress', 'addPet', 'createWalkingBooking', 'createTrainingBooking', 'createGroomingBooking'];

/** The results of all calls that the command made. */
export interface Results {
  readonly findings: readonly Finding[];
  /** Sentences about the server as a whole, not about one call. */
  readonly notes: readonly string[];
}

/**
 * Makes the calls of the contract one after the other and returns the results. `now` is in milliseconds since the epoch.
 * Throws an `UnreachableError` if the server cannot be reached.
 */
export async function runContract(checker: ContractChecker, options: RunOptions, now: number): Promise<Results> {
  const { baseUrl, origin } = options;
  const isOwnOrigin = origin === new URL(baseUrl).origin;
  const probe = new ServerProbe(checker, baseUrl, isOwnOrigin ? undefined : origin);
  const notes: string[] = [];
  if (isOwnOrigin) notes.push('CORS was not checked: the app and the server have the same origin, so browsers need no permission.');
  else if (origin === undefined) notes.push("CORS was not checked. If the app has another origin than the server, name the app's with --origin.");
  const packages = await listPackages(probe);
  const session = await logIn(probe, options);
  if (!session) for (const id of CUSTOMER_CALLS) probe.skip(id, options.otp ? 'nobody is logged in' : 'needs --phone and --otp');
  else await listCustomerData(probe, session);
  if (session && options.write) {
    const { needsIdempotencyKeys } = options;
    const startDate = addDays(dateInIndia(now), DAYS_AHEAD);
    notes.push(...(await saveAndBook(probe, { session, packages, startDate, needsIdempotencyKeys })));
  } else for (const id of WRITING_CALLS) probe.skip(id, options.write ? 'nobody is logged in' : 'needs --write');
  await signUp(probe, options);
  return { findings: probe.findings, notes };
}

async function listPackages(probe: ServerProbe): Promise<FirstPackages> {
  const walking = firstOf(await probe.call('listWalkingPackages', { note: 'visitor' }));
  const training = firstOf(await probe.call('listTrainingPackages'));
  if (training) await probe.call('listTrainingAddOns', { parameters: { packageId: training.id } });
  else probe.skip('listTrainingAddOns', 'no training package conforms to ask with');
  const grooming = firstOf(await probe.call('listGroomingPackages'));
  await probe.call('listGroomingAddOns');
  return { walking, training, grooming };
}

/** Logs in with the one-time code `otp`. Without `otp`, makes the server send a code for the next run. Returns undefined if nobody is logged in. */
async function logIn(probe: ServerProbe, { phone, otp, write }: RunOptions): Promise<Session | undefined> {
  if (phone) await probe.call('checkUser', { body: { phone }, hint: "the phone number has to be a customer's" });
  else probe.skip('checkUser', 'needs --phone');
  if (phone && otp) {
    const hint = 'is the code the latest one that was sent?';
    const answer = (await probe.call('validateOtp', { body: { phone, otp }, hint })) as { readonly data: Session } | undefined;
    // This call comes last, because it sends a new code, which makes the old one invalid.
    if (write) await probe.call('login', { body: { phone } });
    else probe.skip('login', 'sends a code: needs --write, or --phone without --otp');
    return answer?.data;
  }
  if (phone) await probe.call('login', { body: { phone } });
  else probe.skip('login', 'needs --phone');
  probe.skip('validateOtp', 'needs --phone and --otp');
  return undefined;
}

async function listCustomerData(probe: ServerProbe, { id, token }: Session): Promise<void> {
  await probe.call('listWalkingPackages', { note: 'customer', token });
  const parameters = { userId: id };
  await probe.call('listBreeds', { token });
  await probe.call('listPets', { token, parameters });
  await probe.call('listAddresses', { token, parameters });
  await probe.call('listAddresses', { note: 'wrong token', token: INVALID_TOKEN, parameters, expected: 401 });
}

interface SaveOptions {
  readonly session: Session;
  readonly packages: FirstPackages;
  readonly startDate: string;
  readonly needsIdempotencyKeys: boolean;
}

/** Saves an address and a pet, and books each service. Returns at most one sentence: whether the server honours idempotency keys. */
async function saveAndBook(probe: ServerProbe, options: SaveOptions): Promise<readonly string[]> {
  const { session, packages, startDate, needsIdempotencyKeys } = options;
  const { id, token } = session;
  const aboutKeys: string[] = [];
  const own = { user_id: id };
  const save = async (callId: string, body: object) => {
    const call = { token, body: { ...own, ...body } };
    if (!needsIdempotencyKeys) return probe.call(callId, call);
    const withKey = { ...call, idempotencyKey: randomUUID() };
    const saved = await probe.call(callId, withKey);
    // The answer to an address is not read, so that a second one would tell nothing.
    if (saved) await probe.call(callId, { ...withKey, note: 'same key', sameAs: saved });
    return saved;
  };
  await save('addAddress', { building_blockno: NAME });
  const address = firstOf(await probe.call('listAddresses', { note: 'after saving', token, parameters: { userId: id } }));
  const added = (await save('addPet', { name: NAME })) as { readonly data: readonly Id[] } | undefined;

  const book = async (callId: string, offered: OfferedPackage | undefined, fields: (offered: OfferedPackage) => object) => {
    if (!address || !added) return probe.skip(callId, 'there is no address or no pet to book with');
    if (!offered) return probe.skip(callId, 'there is no package to book');
    const shared = { ...own, address_id: address.id, pet_id: added.data, service_start_date: startDate, addons: [] };
    const call = { token, body: { ...shared, total_price: Number(offered.price), ...fields(offered) } };
    const withKey = { ...call, idempotencyKey: randomUUID() };
    if (!needsIdempotencyKeys) {
      // Only the first booking is sent twice with the same key, because a server that ignores the key stores a second booking.
      if (aboutKeys.length === 0 && !(await probe.allows(callId, withKey))) aboutKeys.push(KEY_IS_NOT_ALLOWED);
      if (aboutKeys.length > 0) return probe.call(callId, call);
    }
    const taken = await probe.call(callId, withKey);
    if (!taken) return undefined;
    const again = await probe.call(callId, { ...withKey, note: 'same key', sameAs: taken, isTrial: !needsIdempotencyKeys });
    if (aboutKeys.length === 0) aboutKeys.push(sentenceAboutKeys(taken, again));
    return again;
  };
  await book('createWalkingBooking', packages.walking, (offered) => ({
    package_id: offered.id,
    preferable_time: ['6:00 AM'],
    service_frequency: 'once a day',
    total_price: Number(offered.price) * Number(offered.duration_days),
  }));
  await book('createTrainingBooking', packages.training, (offered) => ({ package_id: offered.id }));
  await book('createGroomingBooking', packages.grooming, (offered) => ({ package_id: [offered.id] }));
  return aboutKeys;
}

/** A sentence for the operator. `taken` is the answer to a booking; `again` the equal answer to its repetition, undefined if they differ. */
function sentenceAboutKeys(taken: object, again: unknown): string {
  if (!again) return KEY_IS_NOT_HONOURED;
  const namesBooking = Object.keys(taken).some((field) => !['status', 'message'].includes(field));
  return namesBooking ? KEY_IS_HONOURED : KEY_IS_UNCERTAIN;
}

async function signUp(probe: ServerProbe, { newPhone }: RunOptions): Promise<void> {
  if (!newPhone) return probe.skip('createUser', 'needs --write and --new-phone, an unused number');
  const phone = { phone: newPhone };
  const isFree = await probe.call('checkUser', { note: 'new phone', body: phone, expected: 'no' });
  // If the number is taken, a server might create a second customer with it.
  if (!isFree) return probe.skip('createUser', 'the new phone number is not known to be free');
  await probe.call('createUser', { body: { ...phone, name: NAME } });
}

/** The first item of a list that a call returned; undefined if the list is empty or the call returned no list. */
function firstOf(answer: unknown): OfferedPackage | undefined {
  return (answer as { readonly data: readonly OfferedPackage[] } | undefined)?.data[0];
}
