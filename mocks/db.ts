import { factory, oneOf, primaryKey } from '@mswjs/data';
// The documented ways neither tell of changes nor switch off the copies to other tabs.
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js';

/** By a row's `idempotencyKey` ('' without one) the server recognises what is sent twice (decision B5). */
export function createDatabase() {
  const database = factory({
    customer: {
      id: primaryKey(Number),
      name: String,
      phone: String,
      token: String,
    },
    address: {
      id: primaryKey(Number),
      customer: oneOf('customer'),
      type: String,
      address: String,
      isSelected: Boolean,
      idempotencyKey: String,
    },
    pet: {
      id: primaryKey(Number),
      customer: oneOf('customer'),
      name: String,
      breed: String,
      image: String,
      idempotencyKey: String,
    },
    breed: { id: primaryKey(Number), name: String },
    walkingPackage: {
      id: primaryKey(Number),
      name: String,
      /** In rupees, for one walk. */
      price: Number,
      durationDays: Number,
      color: String,
      icon: String,
    },
    trainingPackage: {
      id: primaryKey(Number),
      name: String,
      /** In rupees, for all sessions together. */
      price: Number,
      sessions: Number,
      color: String,
      icon: String,
      includedAddOns: () => [] as string[],
      extraAddOns: () => [] as string[],
    },
    groomingPackage: {
      id: primaryKey(Number),
      name: String,
      /** In rupees, for one visit. */
      price: Number,
      color: String,
      icon: String,
      includedAddOns: () => [] as string[],
    },
    trim: { id: primaryKey(Number), name: String, price: Number },
    groomingAddOn: { id: primaryKey(Number), name: String },
    booking: {
      id: primaryKey(Number),
      customer: oneOf('customer'),
      petIds: () => [] as string[],
      packageIds: () => [] as string[],
      startDate: String,
      addOns: () => [] as string[],
      /** In rupees, as the app sent it. */
      totalPrice: Number,
      idempotencyKey: String,
    },
  });
  // @mswjs/data copies each change to other tabs: a second tab of the demo would empty the first tab's database.
  database[DATABASE_INSTANCE].events.removeAllListeners();
  return database;
}

export function onChange(database: Database, listener: () => void): void {
  const { events } = database[DATABASE_INSTANCE];
  for (const change of ['create', 'update', 'delete'] as const) events.on(change, listener);
}

export type Database = ReturnType<typeof createDatabase>;

export type Customer = ReturnType<Database['customer']['getAll']>[number];

export function nextId(table: { getAll(): readonly { readonly id: number }[] }): number {
  return 1 + Math.max(0, ...table.getAll().map(({ id }) => id));
}
