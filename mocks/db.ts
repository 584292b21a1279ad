import { factory, oneOf, primaryKey } from '@mswjs/data';
// The package's documented ways neither tell of changes nor switch off its copies to other tabs.
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js';

/**
 * Makes a new database with empty tables; `seed` fills them. By a row's `idempotencyKey` the server recognises what is sent twice; it is ''
 * without a key (decision B5).
 */
export function createDatabase() {
  const database = factory({
    customer: {
      id: primaryKey(Number),
      name: String,
      phone: String,
      email: String,
      gender: String,
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
      /** The day in India on which the customer sent the booking, `YYYY-MM-DD`. */
      requestedOn: String,
      serviceId: String,
      addressId: String,
      petIds: () => [] as string[],
      packageIds: () => [] as string[],
      startDate: String,
      preferableTimes: () => [] as string[],
      addOns: () => [] as string[],
      /** In rupees, as the app sent it. */
      totalPrice: Number,
      idempotencyKey: String,
    },
  });
  // @mswjs/data copies each change to the browser's other tabs. Without this line, a second tab of the demo would empty the first tab's database.
  database[DATABASE_INSTANCE].events.removeAllListeners();
  return database;
}

/** Calls the listener whenever a row is created, updated or deleted. */
export function onChange(database: Database, listener: () => void): void {
  const { events } = database[DATABASE_INSTANCE];
  for (const change of ['create', 'update', 'delete'] as const) events.on(change, listener);
}

/** The database of one mock backend. */
export type Database = ReturnType<typeof createDatabase>;

/** A row of the customer table. */
export type Customer = ReturnType<Database['customer']['getAll']>[number];

/** The id for a new row of a table: the highest id plus one; 1 if the table is empty. */
export function nextId(table: { getAll(): readonly { readonly id: number }[] }): number {
  return 1 + Math.max(0, ...table.getAll().map(({ id }) => id));
}
