import type { MockBackend } from '../../mocks/backend';
import { callOf, type Call } from '../../mocks/calls';
import type { Persona } from './personas';

/** What the app keeps of a session that a customer of the server began on an earlier visit (spec section 3, Auth state). */
export function sessionOf(backend: MockBackend, { name, phoneNumber }: Persona) {
  const customer = backend.db.customer.findFirst({ where: { phone: { equals: phoneNumber } } });
  if (!customer) throw new Error(`${name} is no customer of the server.`);
  return { userId: customer.id, token: customer.token, isLoggedIn: true };
}

/** What a call brought to the server since the story began: one body a request, in order of arrival. */
export function received(backend: MockBackend, call: Call): readonly Readonly<Record<string, unknown>>[] {
  return backend.requests
    .filter(({ method, path }) => callOf(method, path) === call)
    .map(({ body }) => (body ?? {}) as Record<string, unknown>);
}
