import type { Database } from './db';

/** Goes up when the tables change, so that an older snapshot is dropped instead of misread. */
const SNAPSHOT_VERSION = 2;

/** What a snapshot holds, as far as it is looked at before its rows are put back. */
interface Snapshot {
  readonly version: unknown;
  readonly customers: Parameters<Database['customer']['create']>[0][];
  readonly addresses: { readonly customerId: number }[];
  readonly pets: { readonly customerId: number }[];
  readonly bookings: { readonly customerId: number }[];
}

/** All that customers changed in a database, as JSON can hold it. What the seed alone decides (packages, breeds) is not in it. */
export function takeSnapshot(db: Database): unknown {
  const rows = <Row extends { customer?: { id: number } | undefined }>(table: { getAll(): Row[] }) =>
    table.getAll().map(({ customer, ...row }) => ({ ...row, customerId: customer?.id }));
  return {
    version: SNAPSHOT_VERSION,
    customers: db.customer.getAll().map((customer) => ({ ...customer })),
    addresses: rows(db.address),
    pets: rows(db.pet),
    bookings: rows(db.booking),
  };
}

/** Puts a snapshot's rows in place of a database's own. Answers false for what is none; the database has to be reset then. */
export function restoreSnapshot(db: Database, stored: unknown): boolean {
  try {
    const snapshot = stored as Snapshot;
    if (snapshot.version !== SNAPSHOT_VERSION) return false;
    for (const table of [db.address, db.pet, db.booking, db.customer]) {
      table.deleteMany({ where: { id: { gte: 0 } } });
    }
    const customers = new Map<number, ReturnType<Database['customer']['create']>>();
    for (const row of snapshot.customers) {
      const customer = db.customer.create(row);
      customers.set(customer.id, customer);
    }
    const fill = (table: Pick<Database['address' | 'pet' | 'booking'], 'create'>, rows: Snapshot['pets']) => {
      for (const { customerId, ...row } of rows) {
        const customer = customers.get(customerId);
        if (!customer) throw new Error("A row of the snapshot is nobody's.");
        table.create({ ...row, customer });
      }
    };
    fill(db.address, snapshot.addresses);
    fill(db.pet, snapshot.pets);
    fill(db.booking, snapshot.bookings);
    return true;
  } catch {
    return false;
  }
}
