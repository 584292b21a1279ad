import { factory, oneOf, primaryKey } from '@mswjs/data';
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js';

/** The tables of one mock backend, empty; `seed` fills them. Every call answers a database of its own. */
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
    address: { id: primaryKey(Number), customer: oneOf('customer'), type: String, address: String },
    pet: { id: primaryKey(Number), customer: oneOf('customer'), name: String, breed: String, image: String },
    breed: { id: primaryKey(Number), name: String },
    walkingPackage: {
      id: primaryKey(Number),
      name: String,
      /** Rupees a walk. */
      price: Number,
      durationDays: Number,
      color: String,
      icon: String,
    },
    trainingPackage: {
      id: primaryKey(Number),
      name: String,
      /** Rupees for all its sessions. */
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
      /** Rupees a visit, as a trim's. */
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
      /** The day in India on which it was asked for, `YYYY-MM-DD`. */
      requestedOn: String,
      serviceId: String,
      addressId: String,
      petIds: () => [] as string[],
      packageIds: () => [] as string[],
      startDate: String,
      preferableTimes: () => [] as string[],
      addOns: () => [] as string[],
      /** Rupees, as the customer was shown them. */
      totalPrice: Number,
      /** What a booking is known by that is sent again; '' where it came without (decision B5). */
      idempotencyKey: String,
    },
  });
  // The package tells every other tab of each change, which then makes the same change: a second demo tab would seed,
  // and empty, the database of the first. Without these listeners nothing is told.
  database[DATABASE_INSTANCE].events.removeAllListeners();
  return database;
}

/** Calls the listener at each change of a row. */
export function onChange(database: Database, listener: () => void): void {
  const { events } = database[DATABASE_INSTANCE];
  for (const change of ['create', 'update', 'delete'] as const) events.on(change, listener);
}

/** The tables of one mock backend. */
export type Database = ReturnType<typeof createDatabase>;

/** A row of the customers' table. */
export type Customer = ReturnType<Database['customer']['getAll']>[number];

/** The id for a new row of a table: one more than the highest. */
export function nextId(table: { getAll(): readonly { readonly id: number }[] }): number {
  return 1 + Math.max(0, ...table.getAll().map(({ id }) => id));
}
