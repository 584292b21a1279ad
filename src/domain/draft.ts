import type { Id } from './ids';
import type { PageNeedingLogin } from './progress';
import type { AcceptedBookingSummary } from './accepted-booking';
import { bookingOf, EMPTY_BOOKINGS, type BookingDrafts, type Service } from './services';
import type { UnconfirmedSave } from './unconfirmed-save';

/**
 * What was entered into a form, by field, checked or not. The form's class in `view-models/forms` knows its fields and what they may hold.
 * Forms load later than the draft, and a form that nobody has used has no entries.
 */
export type FormEntries = Readonly<Record<string, unknown>>;

/** A one-time code that was sent to a phone. From `resendDeadline` on, in milliseconds since the epoch, another can be sent. */
interface SentOtp {
  readonly phoneNumber: string;
  readonly resendDeadline: number;
}

/** All that the customer has entered or chosen on the booking pages. Survives a reload (decision B1). */
export interface Draft {
  /** A UUID, the same in all copies of the draft. '' before the app has given it one. After a booking, the next draft has another (decision B5). */
  readonly id: string;
  /** How many addresses and pets of this draft the server has saved or refused. */
  readonly saveCount: number;
  /** The keys of the bookings that the server has refused, once for each no. */
  readonly refusedBookings: readonly string[];
  readonly bookings: BookingDrafts;
  /** The id of the customer who selected address and pets; undefined before a login. */
  readonly customerId: Id | undefined;
  /** The page on which the customer's session ended; otherwise undefined. The next login leads back to this page (decision A7). */
  readonly interruptedPage: PageNeedingLogin | undefined;
  /** Set once the customer leaves a service's summary to change a choice. Next then leads back to that summary (decision R5). */
  readonly changing: Service | undefined;
  readonly selectedAddressId: Id | undefined;
  readonly selectedPetIds: readonly Id[];
  readonly signUp: FormEntries;
  readonly loginPhoneNumber: string;
  /** Set while the dialog for the one-time code is open. If the phone unloads the page, the dialog is open again after the reload. */
  readonly sentOtp: SentOtp | undefined;
  readonly location: FormEntries;
  readonly isPetFormOpen: boolean;
  readonly pet: FormEntries;
  /** The key of a booking that was sent without an answer. After a reload, the app can no longer get it (decision B13). */
  readonly unansweredBookingKey: string | undefined;
  /** The booking that this tab sent last. Cleared when the customer begins another booking (decision B7). */
  readonly sentBooking: AcceptedBookingSummary | undefined;
  /** The last four digits of the phone number that the customer logged in with in this tab. */
  readonly phoneEnding: string | undefined;
  /** An address and a pet sent without a sign of success. Before it sends one again, the app looks in the server's list (decision F5). */
  readonly unansweredAddress: UnconfirmedSave | undefined;
  readonly unansweredPet: UnconfirmedSave | undefined;
}

export function emptyDraft(): Draft {
  return {
    id: '',
    saveCount: 0,
    refusedBookings: [],
    bookings: EMPTY_BOOKINGS,
    customerId: undefined,
    interruptedPage: undefined,
    changing: undefined,
    selectedAddressId: undefined,
    selectedPetIds: [],
    signUp: {},
    loginPhoneNumber: '',
    sentOtp: undefined,
    location: {},
    isPetFormOpen: false,
    pet: {},
    unansweredBookingKey: undefined,
    sentBooking: undefined,
    phoneEnding: undefined,
    unansweredAddress: undefined,
    unansweredPet: undefined,
  };
}

/** Whether what is kept of a booking for the next one is whole: it lacks its day and nothing else (decision B15). */
export function lacksOnlyItsDay({ bookings, changing, selectedAddressId, selectedPetIds }: Draft): boolean {
  if (!changing || selectedAddressId === undefined || selectedPetIds.length === 0) return false;
  const booking = bookingOf(changing, bookings, '1970-01-01');
  const errors = { ...booking.selectionErrors(), ...booking.scheduleErrors() };
  return !booking.hasDay() && Object.keys(errors).length === 1;
}
