import type { Id } from '../../src/domain/ids';
import type { Customer, Database } from '../db';

export function bearerToken(request: Request): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
}

export function customerOf(request: Request, db: Database): Customer | undefined {
  const token = bearerToken(request);
  if (token === undefined) return undefined;
  return db.customer.findFirst({ where: { token: { equals: token } } }) ?? undefined;
}

export function ownedBy(customer: Customer) {
  return { where: { customer: { id: { equals: customer.id } } } };
}

export function idempotencyKeyOf(request: Request): string {
  return request.headers.get('idempotency-key') ?? '';
}

/** What an earlier request with this key made (decision B5). */
export function sentWith(idempotencyKey: string, customer: Customer) {
  return { where: { ...ownedBy(customer).where, idempotencyKey: { equals: idempotencyKey } } };
}

export function isOwn(customer: Customer, userId: Id | readonly string[] | undefined): boolean {
  return String(customer.id) === String(userId);
}
