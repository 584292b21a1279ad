import type { Id } from '../../src/domain/shape';
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

/** Whether a user id out of a path or payload is this customer's own. */
export function isOwn(customer: Customer, userId: Id | readonly string[] | undefined): boolean {
  return String(customer.id) === String(userId);
}
