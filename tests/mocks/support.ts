import { ContractDocument } from '../../contract/document';
import { createMockBackend, type MockBackend } from '../../mocks/backend';
import type { PresetName } from '../../mocks/presets';

export const BASE_URL = 'http://localhost/in/packages/mock-api/';

/** 10 June 2026, 01:30 in India, when it is still 9 June in London. */
export const CLOCK = { now: () => Date.parse('2026-06-09T20:00:00Z') };

export const ASHA = { userId: 101, token: 'session-of-asha-c81f02' };

export const VIKRAM = { userId: 102, token: 'session-of-vikram-5d37be' };

export function makeBackend(preset: PresetName = 'new-city-launch'): MockBackend {
  return createMockBackend({ clock: CLOCK, baseUrl: BASE_URL, preset });
}

interface RequestOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly idempotencyKey?: string;
}

export function requestTo(path: string, { body, token, idempotencyKey }: RequestOptions = {}): Request {
  return new Request(BASE_URL + path, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
  });
}

export async function ask(backend: MockBackend, path: string, options?: RequestOptions) {
  const response = await backend.respond(requestTo(path, options));
  return { status: response.status, body: (await response.json()) as unknown };
}

const contract = new ContractDocument();

export const NEW_PET = contract.operation('addPet').requestExample!;

export const NEW_ADDRESS = contract.operation('addAddress').requestExample!;

export const WALKING_BOOKING = {
  user_id: ASHA.userId,
  address_id: 201,
  pet_id: [301, 302],
  package_id: 403,
  service_start_date: '2026-06-11',
  preferable_time: ['6:00 AM', '5:30 PM'],
  service_id: '4',
  addons: ['Poo Picking'],
  total_price: 4770,
  service_days: 'all days',
  service_frequency: 'twice a day',
  walk_duration: '30 min walk',
};

const { user_id, address_id, pet_id, service_start_date } = WALKING_BOOKING;
const SHARED = { user_id, address_id, pet_id, service_start_date };

export const TRAINING_BOOKING = {
  ...SHARED,
  package_id: 502,
  preferable_time: ['6:00 AM'],
  service_id: '3',
  addons: ['Agility session'],
  total_price: 6499,
};

export const GROOMING_BOOKING = {
  ...SHARED,
  package_id: [604, 602, 651],
  preferable_time: ['Morning | 6:00 AM'],
  service_id: '2',
  addons: ['Nail Clipping'],
  total_price: 2997,
};
