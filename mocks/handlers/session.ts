import type { Id } from '../../src/domain/ids';
import type { Customer, Database } from '../db';

/** The bearer token that a request carries; undefined where it carries none. */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
}

/** The customer whose token a request carries; undefined where it carries none or an unknown one. */
export function customerOf(request: Request, db: Database): Customer | undefined {
  const token = bearerToken(request);
  if (token === undefined) return undefined;
  return db.customer.findFirst({ where: { token: { equals: token } } }) ?? undefined;
}

/** Finds the rows that are this customer's own, in any table whose rows belong to customers. */
export function ownedBy(customer: Customer) {
  return { where: { customer: { id: { equals: customer.id } } } };
}

/** Whether a user id out of a path or payload is this customer's own. */
export function isOwn(customer: Customer, userId: Id | readonly string[] | undefined): boolean {
  return String(customer.id) === String(userId);
}
