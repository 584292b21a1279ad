import { drop } from '@mswjs/data';
import type { Database } from './db';
import { seed } from './seed';

/** Goes up when the tables change, so that an older snapshot is dropped instead of misread. */
const SNAPSHOT_VERSION = 1;

/** All that customers changed in a database, as text. What the seed alone decides (packages, breeds) is not in it. */
export function takeSnapshot(db: Database): string {
  const rows = <Row extends { customer?: { id: number } | undefined }>(table: { getAll(): Row[] }) =>
    table.getAll().map(({ customer, ...row }) => ({ ...row, customerId: customer?.id }));
  return JSON.stringify({
    version: SNAPSHOT_VERSION,
    customers: db.customer.getAll(),
    addresses: rows(db.address),
    pets: rows(db.pet),
    bookings: rows(db.booking),
  });
}

/** Puts a snapshot's rows in place of a database's own; answers false, with the seed restored, for a text that is none. */
export function restoreSnapshot(db: Database, text: string): boolean {
  try {
    const snapshot = JSON.parse(text);
    if (snapshot.version !== SNAPSHOT_VERSION) return false;
    for (const table of [db.address, db.pet, db.booking, db.customer]) {
      table.deleteMany({ where: { id: { gte: 0 } } });
    }
    const customers = new Map<number, ReturnType<Database['customer']['create']>>();
    for (const row of snapshot.customers) customers.set(row.id, db.customer.create(row));
    const fill = (table: Pick<Database['address' | 'pet' | 'booking'], 'create'>, rows: { customerId: number }[]) => {
      for (const { customerId, ...row } of rows) table.create({ ...row, customer: customers.get(customerId)! });
    };
    fill(db.address, snapshot.addresses);
    fill(db.pet, snapshot.pets);
    fill(db.booking, snapshot.bookings);
    return true;
  } catch {
    drop(db);
    seed(db);
    return false;
  }
}
