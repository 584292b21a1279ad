import { isDeepStrictEqual } from 'node:util';
import { itemsOf } from './offers';
import type { RunOptions } from './options';
import type { Id, ServerProbe, Session } from './probe';
import { type Added, NAME, nameBookings, newKey, type Saved } from './writes';

const NOT_MIXED = "No booking with another customer's address or pet was tried: that needs --new-phone.";

const NAMED = { addAddress: { building_blockno: NAME }, addPet: { name: NAME } };

interface Tried extends RunOptions {
  readonly customer: Session;
  readonly newCustomer: Session | undefined;
  readonly saved: Saved | undefined;
}

/** After a new code was sent, because a server may count wrong codes. */
export async function tryWhatIsForbidden(probe: ServerProbe, tried: Tried): Promise<void> {
  const { customer, newCustomer, saved, phone, otp } = tried;
  const call = { note: "another customer's id", customer, expected: 'refused' } as const;
  const parameters = { userId: newCustomer?.id ?? neighbourOf(customer.id) };
  for (const callId of ['listPets', 'listAddresses']) await probe.call(callId, { ...call, parameters });
  if (newCustomer)
    for (const [callId, named] of Object.entries(NAMED))
      await probe.call(callId, { ...call, body: { user_id: newCustomer.id, ...named } });
  if (saved && newCustomer) await mixCustomers(probe, { ...tried, newCustomer, saved });
  else if (saved) probe.notes.push(NOT_MIXED);
  await probe.call('validateOtp', { note: 'wrong code', body: { phone, otp: neighbourOf(otp!) }, expected: 'refused' });
}

async function mixCustomers(
  probe: ServerProbe,
  { customer, newCustomer, saved, needsIdempotencyKeys }: Tried & { newCustomer: Session; saved: Saved },
): Promise<void> {
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
  if (!address || !pet) return;

  const own = { user_id: newCustomer.id };
  const mixtures = {
    "another customer's id": own,
    "another customer's address": { address_id: address.id },
    "another customer's pet": { pet_id: pet.data },
  };
  for (const { callId, body } of bookings) {
    for (const [note, change] of Object.entries(mixtures)) {
      const call = { customer, ...(needsIdempotencyKeys && { idempotencyKey: newKey() }) };
      await probe.call(callId, { ...call, note, body: { ...body, ...change }, expected: 'refused' });
    }
  }
  const [first] = bookings;
  if (first && needsIdempotencyKeys)
    await probe.call(first.callId, {
      ...withKeyOfFirst(first.idempotencyKey),
      body: { ...first.body, ...own, address_id: address.id, pet_id: pet.data },
      problemWith: (json) => isOfFirst(nameBookings(bookings) && isDeepStrictEqual(json, first.answer)),
    });
}

function neighbourOf<Value extends Id>(value: Value): Value {
  const text = String(value).replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  return (typeof value === 'number' ? Number(text) : text) as Value;
}
