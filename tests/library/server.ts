import type { MockBackend } from '../../mocks/backend';
import { callOf, type Call } from '../../mocks/calls';
import type { Persona } from './personas';
import { ScenarioError } from './scenario-error';

/** The session to store on the device of a customer who has logged in before. Throws if the backend does not have the customer. */
export function sessionOf(backend: MockBackend, { name, phoneNumber }: Persona) {
  const customer = backend.db.customer.findFirst({ where: { phone: { equals: phoneNumber } } });
  if (!customer)
    throw new ScenarioError(
      `${name} is not a customer of the server, and has to sign up. Asha and Vikram are customers.`,
    );
  return { userId: customer.id, token: customer.token, isLoggedIn: true };
}

/** A pattern for log lines that begin with this call, then ': ' and `rest`. */
export function logPattern(call: Call, rest = ''): RegExp {
  return new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}: ${rest}`);
}

export function received(backend: MockBackend, call: Call): readonly Readonly<Record<string, unknown>>[] {
  return backend.requests
    .filter(({ method, path }) => callOf(method, path) === call)
    .map(({ body }) => (body ?? {}) as Record<string, unknown>);
}
