import type { CorePage } from '../../features/assemblies/core-fields';
import type { Shown } from './specification';

/** How often somebody clicks in a row. */
export type Clicks = 1 | 2 | 9;

/** The app in one tab of a device, by what a customer can do and see there, with or without a browser. */
export interface Tab {
  opens(path: string): Promise<void>;
  reloads(): Promise<void>;
  goesBack(): Promise<void>;
  goesForward(): Promise<void>;
  /** Clicks something that can be pressed, once or several times in a row. */
  presses(control: string, times: Clicks): Promise<void>;
  closesAlert(): Promise<void>;
  /** Gives the new pet a picture. */
  uploads(): Promise<void>;

  /** Below the app's base. */
  path(): string;
  /** What can be done on the page, or in the dialog above it; nothing where the page is no step of a booking. */
  page(): Promise<CorePage>;
  alert(): Promise<string | undefined>;
  /** The running total, '₹597.00'; undefined where none is shown. */
  total(): Promise<string | undefined>;
  /** The summary; asked for on its page only. */
  shown(): Promise<Shown>;
  /** Whether the app takes the visitor for a customer; undefined where it cannot be seen. */
  isLoggedIn(): Promise<boolean | undefined>;
  /** What session storage holds of the booking draft; undefined where it holds none. */
  draft(): Promise<StoredDraft | undefined>;
  /** What the app logged, and what went wrong behind its back, since last asked. */
  noise(): { readonly logged: readonly string[]; readonly accidents: readonly string[] };
}

/** A booking as it is stored, of any service. */
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

/** The draft as it is stored: JSON, read without the app's own types. */
export interface StoredDraft {
  readonly bookings: Readonly<Record<string, StoredBooking>>;
  readonly selectedAddressId?: unknown;
  readonly selectedPetIds: readonly unknown[];
  readonly interruptedPage?: string;
}
