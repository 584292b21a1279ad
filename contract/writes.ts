import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { addDays, type CalendarDate } from '../src/domain/calendar';
import { idempotencyKeyOf } from '../src/domain/idempotency-key';
import { sumRupees } from '../src/domain/money';
import { WALKING_ADD_ONS } from '../src/domain/walking/choices';
import { walkingTotalIfComplete } from '../src/domain/walking/price';
import { itemsOf, type Item, type Offers } from './offers';
import type { CallOptions, Id, ServerProbe, Session } from './probe';

/** So that operators find what the command creates. */
export const NAME = 'Contract check';

export const INVALID_TOKEN = 'not-a-token';

/** A picture of this size makes a body of 1.5 MB, as its base64 is a third longer. */
const LARGE_PICTURE_IN_BYTES = 1_124_400;

const NOT_LISTED = `what was saved as '${NAME}' is not listed with this name`;

const KEY_HINT = "the app's keys are UUIDs of version 8";
const BOOKING_HINT = `the app offers tomorrow in India, all pets and add-ons together, every slot and the total of total_price, and ${KEY_HINT}`;

const KEY_IS_UNCERTAIN =
  'Whether the server honours Idempotency-Key cannot be seen, because its answers name no booking: look whether it has one booking twice.';

export interface Added {
  readonly data: readonly Id[];
}

interface SaveOptions {
  readonly customer: Session;
  readonly offers: Offers;
  readonly addresses: readonly Item[] | undefined;
  readonly startDate: CalendarDate;
  readonly needsIdempotencyKeys: boolean;
}

export interface Booked {
  readonly callId: string;
  readonly body: object;
  readonly idempotencyKey: string;
  readonly answer: object;
}

export interface Saved {
  readonly petIds: readonly Id[];
  readonly petKey: string;
  readonly bookings: readonly Booked[];
}

/** Made as the app makes its keys: some servers take only some versions of UUIDs. */
export function newKey(): string {
  return idempotencyKeyOf(randomUUID(), NAME);
}

/** A wrong token needs a 401, by which the app ends the session. */
export async function tryTokens(probe: ServerProbe, callId: string, call: CallOptions): Promise<void> {
  await probe.call(callId, { ...call, note: 'no token', token: '', expected: 'refused' });
  await probe.call(callId, { ...call, note: 'wrong token', token: INVALID_TOKEN, expected: 401 });
}

export async function saveAndBook(probe: ServerProbe, options: SaveOptions): Promise<Saved> {
  const { customer, offers, addresses, startDate, needsIdempotencyKeys } = options;
  const bookings: Booked[] = [];

  const save = async (
    callId: string,
    body: object,
    change: object,
    { idempotencyKey = newKey(), hint = needsIdempotencyKeys ? KEY_HINT : undefined }: CallOptions = {},
  ) => {
    const withKey = { customer, body, ...(hint && { hint }), ...(needsIdempotencyKeys && { idempotencyKey }) };
    // A failure must not be kept under its key: after the next login the app sends the same again.
    await tryTokens(probe, callId, withKey);
    const saved = await probe.call<object>(callId, withKey);
    if (!needsIdempotencyKeys || !isLastConforming(probe)) return saved;
    // The app reads nothing of the answer to an address, so that it may differ the second time.
    const problemWith = callId === 'addAddress' ? () => undefined : unlike(saved);
    await probe.call(callId, { ...withKey, note: 'same key', problemWith });
    const another = { note: 'same key, another body', body: { ...body, ...change }, expected: 'refused' } as const;
    await probe.call(callId, { ...withKey, ...another });
    return saved;
  };
  const listed = async (callId: string, problemIn: (items: readonly Item[]) => string | undefined) => {
    const problemWith = (answer: unknown) => problemIn(itemsOf(answer));
    return itemsOf(await probe.call(callId, { note: 'after saving', customer, problemWith }));
  };

  await save('addAddress', { building_blockno: NAME }, { houseno_floor: '8' });
  const isSaved = isLastConforming(probe);
  const listedNow = await listed('listAddresses', (items) => {
    if (!isSaved || !addresses) return undefined;
    const added = namedAddresses(items) - namedAddresses(addresses);
    if (needsIdempotencyKeys && added > 1) return 'what was sent twice with the same key is listed twice';
    return added > 0 ? undefined : NOT_LISTED;
  });
  const [address] = [...listedNow, ...(addresses ?? [])];

  const petKey = newKey();
  const added = [
    (await save('addPet', { name: NAME }, { gender: 'Male' }, { idempotencyKey: petKey })) as Added | undefined,
    await probe.call<Added>('addPet', {
      note: 'a body of 1.5 MB',
      customer,
      body: { name: NAME, image: pictureOf(probe, LARGE_PICTURE_IN_BYTES) },
      ...(needsIdempotencyKeys && { idempotencyKey: newKey() }),
    }),
  ];
  const petIds = added.flatMap((answer) => answer?.data ?? []);
  if (petIds.length > 0)
    await listed('listPets', (items) => {
      const isListed = (petId: Id) => items.some((pet) => String(pet.id) === String(petId) && pet.name === NAME);
      return petIds.every(isListed) ? undefined : NOT_LISTED;
    });

  const book = async (callId: string, offered: Item | undefined, fields: (offered: Item) => object) => {
    if (!address || petIds.length === 0) return probe.skip([callId], 'there is no address or no pet to book with');
    if (!offered) return probe.skip([callId], 'there is no package to book, or none conforms');
    const shared = { address_id: address.id, pet_id: petIds, service_start_date: startDate };
    const body = { user_id: customer.id, ...shared, package_id: offered.id, ...fields(offered) };
    const idempotencyKey = newKey();
    const anotherDay = { service_start_date: addDays(startDate, 1) };
    const answer = await save(callId, body, anotherDay, { idempotencyKey, hint: BOOKING_HINT });
    if (answer) bookings.push({ callId, body, idempotencyKey, answer });
  };
  await book('createWalkingBooking', offers.walking[0], ({ price, duration_days: days }) => ({
    preferable_time: ['6:00 AM'],
    service_frequency: 'once a day',
    walk_duration: '60 min walk',
    addons: WALKING_ADD_ONS,
    total_price: walkingTotalIfComplete({
      walkFrequency: 'Once a Day',
      walkDuration: '60 min walk',
      package: { price: Number(price), durationDays: Number(days) },
    }),
  }));
  await book('createTrainingBooking', offers.training, ({ price }) => ({
    addons: offers.trainingAddOns.map(({ name }) => name),
    total_price: Number(price),
  }));
  await book('createGroomingBooking', offers.grooming[0], (offered) => {
    const chosen = [offered, ...offers.trims.slice(0, 1)];
    return {
      package_id: chosen.map((each) => each.id),
      addons: offers.groomingAddOns.map(({ name }) => name),
      total_price: sumRupees(chosen.map(({ price }) => Number(price))),
    };
  });
  if (needsIdempotencyKeys && bookings.length > 0 && !nameBookings(bookings)) probe.notes.push(KEY_IS_UNCERTAIN);
  return { petIds, petKey, bookings };
}

/** Answers to different bookings then differ in more than status and message. */
export function nameBookings(bookings: readonly Booked[]): boolean {
  const [first, ...others] = bookings.map(({ answer }) => ({ ...answer, status: true, message: '' }));
  return others.some((other) => !isDeepStrictEqual(other, first));
}

/** The example's, as base64, with zeros behind it, which readers of pictures ignore. */
function pictureOf(probe: ServerProbe, size: number): string {
  const { image } = probe.exampleOf('addPet') as { readonly image: string };
  return Buffer.concat([Buffer.from(image, 'base64')], size).toString('base64');
}

function isLastConforming({ findings }: ServerProbe): boolean {
  return findings.at(-1)?.verdict === 'conforms';
}

function namedAddresses(items: readonly Item[]): number {
  return items.filter(({ address }) => address.includes(NAME)).length;
}

function unlike(saved: unknown): (json: unknown) => string | undefined {
  return (json) => (isDeepStrictEqual(json, saved) ? undefined : 'the answer is not the same as before');
}
