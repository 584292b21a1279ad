import type { MockBackend } from '../../mocks/backend';
import { callOf, type Call } from '../../mocks/calls';
import type { Persona } from './personas';

/** The stored session of a customer who logged in before. Throws if the server does not know them. */
export function sessionOf(backend: MockBackend, { name, phoneNumber }: Persona) {
  const customer = backend.db.customer.findFirst({ where: { phone: { equals: phoneNumber } } });
  if (!customer) throw new Error(`${name} is not a customer of the server.`);
  return { userId: customer.id, token: customer.token, isLoggedIn: true };
}

/** How a log line about a call begins. */
export function logPattern(call: Call, rest = ''): RegExp {
  return new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}: ${rest}`);
}

/** The bodies of all requests of a call, in order of arrival. */
export function received(backend: MockBackend, call: Call): readonly Readonly<Record<string, unknown>>[] {
  return backend.requests
    .filter(({ method, path }) => callOf(method, path) === call)
    .map(({ body }) => (body ?? {}) as Record<string, unknown>);
}
