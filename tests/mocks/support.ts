import { ContractDocument } from '../../contract/document';
import { createMockBackend, type MockBackend } from '../../mocks/backend';
import type { PresetName } from '../../mocks/presets';
import { ASHA } from '../port-contracts/people';

export const BASE_URL = 'http://localhost/in/packages/mock-api/';

/** 10 June 2026, 01:30 in India, when it is still 9 June in London. */
export const CLOCK = { now: () => Date.parse('2026-06-09T20:00:00Z') };

export { ASHA };

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

export const WALKING_BOOKING = contract.operation('createWalkingBooking').requestExample!;

export const TRAINING_BOOKING = contract.operation('createTrainingBooking').requestExample!;

export const GROOMING_BOOKING = contract.operation('createGroomingBooking').requestExample!;
