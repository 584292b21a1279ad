import type { MockBackend } from '../../mocks/backend';
import { callOf, type Call } from '../../mocks/calls';
import type { Persona } from './personas';
import { ScenarioError } from './scenario-error';

export function sessionOf(backend: MockBackend, { name, phoneNumber }: Persona) {
  const customer = backend.db.customer.findFirst({ where: { phone: { equals: phoneNumber } } });
  if (!customer)
    throw new ScenarioError(
      `${name} is not a customer of the server, and has to sign up. Asha and Vikram are customers.`,
    );
  return { userId: customer.id, token: customer.token, isLoggedIn: true };
}

export function logPattern(call: Call, rest = ''): RegExp {
  return new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}: ${rest}`);
}

export function received(backend: MockBackend, call: Call): readonly Readonly<Record<string, unknown>>[] {
  return backend.requests
    .filter(({ method, path }) => callOf(method, path) === call)
    .map(({ body }) => (body ?? {}) as Record<string, unknown>);
}
