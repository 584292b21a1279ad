/** A stored booking of any service. */
export interface StoredBooking {
  readonly walkFrequency?: string;
  readonly walkDays?: string;
  readonly walkDuration?: string;
  readonly startDate?: string;
  readonly preferableTime?: Readonly<Record<string, { readonly checked: boolean; readonly time?: string }>>;
  readonly package?: { readonly id: unknown };
  readonly packages?: readonly { readonly id: unknown }[];
  readonly trim?: { readonly id: unknown };
  readonly appointment?: { readonly date?: string; readonly slot?: string; readonly time?: string };
}

/** The booking draft in the browser's storage, as parsed JSON. It shares no types with the app, so that the tests are independent of it. */
export interface StoredDraft {
  readonly bookings: Readonly<Record<string, StoredBooking>>;
  readonly selectedAddressId?: unknown;
  readonly selectedPetIds: readonly unknown[];
  readonly interruptedPage?: string;
}
