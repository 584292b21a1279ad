import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { walkingTotalIfComplete } from '../src/domain/walking/price';
import { itemsOf, type Id, type Item, type Offers } from './offers';
import type { ServerProbe } from './probe';

/** The id and token of the logged-in customer. */
export interface Session {
  readonly id: Id;
  readonly token: string;
}

/** This name is in each address, pet and customer that the command creates, so that operators can find them. */
export const NAME = 'Contract check';

const KEY_IS_HONOURED = 'The server honours Idempotency-Key: VITE_API_IDEMPOTENCY_KEY may be on.';
const KEY_IS_NOT_HONOURED =
  'The server does not honour Idempotency-Key: leave VITE_API_IDEMPOTENCY_KEY off. It may have one booking twice now.';
const KEY_IS_NOT_ALLOWED =
  'The server does not honour Idempotency-Key, because its CORS headers do not allow it: leave VITE_API_IDEMPOTENCY_KEY off.';
const KEY_IS_UNCERTAIN =
  'Whether the server honours Idempotency-Key cannot be seen, because its answers name no booking: look whether it has one booking twice.';

interface SaveOptions {
  readonly session: Session;
  readonly offers: Offers;
  /** The addresses before; undefined if they are not known. */
  readonly addresses: readonly Item[] | undefined;
  readonly startDate: string;
  readonly needsIdempotencyKeys: boolean;
}

/** Saves an address and a pet, and books each service. Returns at most one sentence: whether the server honours idempotency keys. */
export async function saveAndBook(probe: ServerProbe, options: SaveOptions): Promise<readonly string[]> {
  const { session, offers, addresses, startDate, needsIdempotencyKeys } = options;
  const { id, token } = session;
  const aboutKeys: string[] = [];
  const own = { user_id: id };
  const save = async (callId: string, body: object) => {
    const call = { token, body: { ...own, ...body } };
    if (!needsIdempotencyKeys) return probe.call(callId, call);
    const withKey = { ...call, idempotencyKey: randomUUID() };
    const saved = await probe.call(callId, withKey);
    // The app reads nothing of the answer to an address, so that it may differ the second time.
    if (saved && callId === 'addPet')
      await probe.call(callId, { ...withKey, note: 'same key', problemWith: unlike(saved) });
    return saved;
  };
  const listed = async (callId: string, isThere: (items: readonly Item[]) => boolean) => {
    const problemWith = (answer: unknown) =>
      isThere(itemsOf(answer)) ? undefined : `what was saved as '${NAME}' is not listed with this name`;
    return itemsOf(await probe.call(callId, { note: 'after saving', token, parameters: { userId: id }, problemWith }));
  };
  await save('addAddress', { building_blockno: NAME });
  const isSaved = probe.findings.at(-1)?.verdict === 'conforms';
  const listedNow = await listed(
    'listAddresses',
    (items) => !isSaved || !addresses || namedAddresses(items) > namedAddresses(addresses),
  );
  const [address] = [...listedNow, ...(addresses ?? [])];
  const added = (await save('addPet', { name: NAME })) as { readonly data: readonly Id[] } | undefined;
  if (added)
    await listed('listPets', (items) =>
      added.data.every((petId) => items.some((pet) => String(pet.id) === String(petId) && pet.name === NAME)),
    );

  const book = async (callId: string, offered: Item | undefined, fields: (offered: Item) => object) => {
    if (!address || !added) return probe.skip(callId, 'there is no address or no pet to book with');
    if (!offered) return probe.skip(callId, 'there is no package to book, or none conforms');
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
    const again = await probe.call(callId, {
      ...withKey,
      note: 'same key',
      problemWith: unlike(taken),
      isTrial: !needsIdempotencyKeys,
    });
    if (aboutKeys.length === 0) aboutKeys.push(sentenceAboutKeys(taken, again));
    return again;
  };
  await book('createWalkingBooking', offers.walking[0], (offered) => ({
    package_id: offered.id,
    preferable_time: ['6:00 AM'],
    service_frequency: 'once a day',
    total_price: walkingTotalIfComplete({
      walkFrequency: 'Once a Day',
      walkDuration: '30 min walk',
      package: { price: Number(offered.price), durationDays: Number(offered.duration_days) },
    }),
  }));
  await book('createTrainingBooking', offers.training[0], (offered) => ({ package_id: offered.id }));
  await book('createGroomingBooking', offers.grooming[0], (offered) => ({ package_id: [offered.id] }));
  return aboutKeys;
}

/** A sentence for the operator. `taken` is the answer to a booking; `again` the equal answer to its repetition, undefined if they differ. */
function sentenceAboutKeys(taken: object, again: unknown): string {
  if (!again) return KEY_IS_NOT_HONOURED;
  const namesBooking = Object.keys(taken).some((field) => !['status', 'message'].includes(field));
  return namesBooking ? KEY_IS_HONOURED : KEY_IS_UNCERTAIN;
}

function namedAddresses(items: readonly Item[]): number {
  return items.filter(({ address }) => address.includes(NAME)).length;
}

function unlike(saved: unknown): (json: unknown) => string | undefined {
  return (json) => (isDeepStrictEqual(json, saved) ? undefined : 'the answer is not the same as before');
}
