/** A value that the browser keeps, for this tab or for all tabs. Problems are logged, never thrown. */
export interface StoredValue<Value> {
  /** The stored value; undefined if there is none or it is invalid. An invalid value is logged; it is removed unless all tabs share it. */
  read(): Value | undefined;
  /** Returns false if the value cannot be stored. Nothing is stored then, not even the earlier value (decision B12). */
  write(value: Value): boolean;
  /** Removes the value, but not an invalid one that all tabs share: another app of the same site may own it (decision A16). */
  remove(): void;
  /** Calls the listener when another tab changes or removes the value. */
  onChange(listener: () => void): void;
}

/** The `Draft`, in this tab, so that the customer's input is still there after a reload (decision B1). */
export const STORED_DRAFT = Symbol('StoredDraft');

/** The `Credentials` of the logged-in customer. All tabs share them (decision A8). */
export const STORED_CREDENTIALS = Symbol('StoredCredentials');

/** The keys of the bookings that the server has accepted last, from any tab, the newest last (decision B5). */
export const STORED_ACCEPTED_BOOKINGS = Symbol('StoredAcceptedBookings');

/** The last booking of a customer, as the `Draft` that 'Book again' makes of it. All tabs share it (decision B15). */
export const STORED_LAST_BOOKING = Symbol('StoredLastBooking');

/** Whether the customer objects to telemetry. All tabs share the answer. */
export const STORED_TELEMETRY_OBJECTION = Symbol('StoredTelemetryObjection');
