import type { Id } from '../../src/domain/ids';
import type { Customer, Database } from '../db';

/** The bearer token of a request; undefined without one. */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
}

/** The customer whose bearer token a request carries; undefined if the token is missing or unknown. */
export function customerOf(request: Request, db: Database): Customer | undefined {
  const token = bearerToken(request);
  if (token === undefined) return undefined;
  return db.customer.findFirst({ where: { token: { equals: token } } }) ?? undefined;
}

/** The database query for all rows of one customer. */
export function ownedBy(customer: Customer) {
  return { where: { customer: { id: { equals: customer.id } } } };
}

/** A request's idempotency key; '' without one. */
export function idempotencyKeyOf(request: Request): string {
  return request.headers.get('idempotency-key') ?? '';
}

/** The database query for the row that a customer's earlier request with this idempotency key made (decision B5). */
export function sentWith(idempotencyKey: string, customer: Customer) {
  return { where: { ...ownedBy(customer).where, idempotencyKey: { equals: idempotencyKey } } };
}

/** Whether a user id, taken from a path or payload, is this customer's. */
export function isOwn(customer: Customer, userId: Id | readonly string[] | undefined): boolean {
  return String(customer.id) === String(userId);
}
