/** Problems are logged, never thrown. */
export interface StoredValue<Value> {
  /** An invalid value is logged, and removed unless all tabs share it. */
  read(): Value | undefined;
  /** False if it cannot be stored. Nothing is stored then, not even the earlier value (decision B12). */
  write(value: Value): boolean;
  /** Not an invalid value that all tabs share: another app of the site may own it (decision A16). */
  remove(): void;
  onChange(listener: () => void): void;
}

/** A `Draft`, in this tab (decision B1). */
export const STORED_DRAFT = Symbol('StoredDraft');

/** `Credentials`, in all tabs (decision A8). */
export const STORED_CREDENTIALS = Symbol('StoredCredentials');

/** Keys from any tab, the newest last (decision B5). */
export const STORED_SENT_BOOKINGS = Symbol('StoredSentBookings');

/** The `Draft` of 'Book again', in all tabs (decision B15). */
export const STORED_LAST_BOOKING = Symbol('StoredLastBooking');
