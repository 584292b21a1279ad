import type { Database } from './db';

/** Raise this number when the tables change: older snapshots are then ignored. */
const SNAPSHOT_VERSION = 4;

interface Snapshot {
  readonly version: unknown;
  readonly customers: Parameters<Database['customer']['create']>[0][];
  readonly addresses: { readonly customerId: number }[];
  readonly pets: { readonly customerId: number }[];
  readonly bookings: { readonly customerId: number }[];
}

/** Without packages and breeds: `seed` creates them. */
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

/** False for an invalid snapshot; rows may then be lost, so reset the backend. */
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
        if (!customer) throw new Error('A row of the snapshot has no customer.');
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
