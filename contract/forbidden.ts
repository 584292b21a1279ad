import { isDeepStrictEqual } from 'node:util';
import { itemsOf } from './offers';
import type { RunOptions } from './options';
import type { Id, ServerProbe, Session } from './probe';
import { type Added, NAME, nameBookings, newKey, type Saved } from './writes';

const NO_IS_KEPT =
  'Warning: the server keeps a no under its key. If a no is lost on its way, the customer gets it again for a booking that could be taken now (idempotencyKey).';

const NOT_MIXED = "No booking with another customer's address or pet was tried: that needs --new-phone.";

/** By this name operators find what was saved. */
const NAMED = { addAddress: { building_blockno: NAME }, addPet: { name: NAME } };

interface ForbiddenOptions {
  readonly customer: Session;
  readonly newCustomer: Session | undefined;
  /** Undefined if the run does not write. */
  readonly saved: Saved | undefined;
  readonly options: RunOptions;
}

/** Comes last, after a new code was sent: a server may count wrong codes. Returns sentences for the operator. */
export async function tryWhatIsForbidden(probe: ServerProbe, tried: ForbiddenOptions): Promise<readonly string[]> {
  const { customer, newCustomer, saved, options } = tried;
  const { phone, otp, needsIdempotencyKeys } = options;
  const call = { note: "another customer's id", customer, expected: 'refused' } as const;
  const parameters = { userId: newCustomer?.id ?? neighbourOf(customer.id) };
  for (const callId of ['listPets', 'listAddresses']) await probe.call(callId, { ...call, parameters });
  if (newCustomer)
    for (const [callId, named] of Object.entries(NAMED))
      await probe.call(callId, { ...call, body: { user_id: newCustomer.id, ...named } });
  let notes: readonly string[] = saved ? [NOT_MIXED] : [];
  if (saved && newCustomer) notes = await mixCustomers(probe, { customer, newCustomer, saved, needsIdempotencyKeys });
  await probe.call('validateOtp', { note: 'wrong code', body: { phone, otp: neighbourOf(otp!) }, expected: 'refused' });
  return notes;
}

interface TwoCustomers {
  readonly customer: Session;
  readonly newCustomer: Session;
  readonly saved: Saved;
  readonly needsIdempotencyKeys: boolean;
}

/** Returns a sentence if a no is kept under its key. */
async function mixCustomers(probe: ServerProbe, customers: TwoCustomers): Promise<readonly string[]> {
  const { customer, newCustomer, saved, needsIdempotencyKeys } = customers;
  const { petIds, petKey, bookings } = saved;
  const asNew = { customer: newCustomer, note: 'new customer' };
  const withKeyOfFirst = (idempotencyKey: string) => ({ ...asNew, note: "another customer's key", idempotencyKey });
  const isOfFirst = (isEqual: boolean) => (isEqual ? "the answer is another customer's" : undefined);

  await probe.call('addAddress', { ...asNew, body: NAMED.addAddress });
  const [address] = itemsOf(await probe.call('listAddresses', asNew));
  const pet = await probe.call<Added>('addPet', {
    ...(needsIdempotencyKeys ? withKeyOfFirst(petKey) : asNew),
    body: NAMED.addPet,
    problemWith: (json) => isOfFirst((json as Added).data.some((id) => petIds.includes(id))),
  });
  if (!address || !pet) return [];

  let isNoKept: boolean | undefined;
  const own = { user_id: newCustomer.id };
  const mixtures = {
    "another customer's id": own,
    "another customer's address": { address_id: address.id },
    "another customer's pet": { pet_id: pet.data },
  };
  for (const { callId, body } of bookings) {
    for (const [note, change] of Object.entries(mixtures)) {
      const call = { customer, ...(needsIdempotencyKeys && { idempotencyKey: newKey() }) };
      const no = await probe.call(callId, { ...call, note, body: { ...body, ...change }, expected: 'refused' });
      // Only after the first no: where none is kept, this makes a booking.
      if (!no || !needsIdempotencyKeys || isNoKept !== undefined) continue;
      const again = await probe.try(callId, { ...call, body });
      isNoKept = again?.status === 422 || isDeepStrictEqual(again?.json, no);
    }
  }
  const [first] = bookings;
  if (first && needsIdempotencyKeys)
    await probe.call(first.callId, {
      ...withKeyOfFirst(first.idempotencyKey),
      body: { ...first.body, ...own, address_id: address.id, pet_id: pet.data },
      problemWith: (json) => isOfFirst(nameBookings(bookings) && isDeepStrictEqual(json, first.answer)),
    });
  return isNoKept ? [NO_IS_KEPT] : [];
}

function neighbourOf<Value extends Id>(value: Value): Value {
  const text = String(value).replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  return (typeof value === 'number' ? Number(text) : text) as Value;
}
