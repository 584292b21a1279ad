import type { Id } from './ids';
import type { PageNeedingLogin } from './progress';
import type { SentBooking } from './sent-booking';
import { bookingOf, EMPTY_BOOKINGS, type BookingDrafts, type Service } from './services';

/** The server may have saved it all the same (decision F5). */
interface UnconfirmedSave {
  /** As JSON. */
  readonly sent: string;
  readonly idsBefore: readonly Id[];
}

/** The form's class in `view-models/forms` checks them, and loads later. */
export type FormEntries = Readonly<Record<string, unknown>>;

/** `resendDeadline` is in milliseconds since the epoch. */
interface SentOtp {
  readonly phoneNumber: string;
  readonly resendDeadline: number;
}

/** Survives a reload (decision B1). */
export interface Draft {
  /** A UUID, the same in all copies of the draft; '' before the app has given it one (decision B5). */
  readonly id: string;
  /** Of addresses and pets, saved or refused. */
  readonly saveCount: number;
  /** Keys, one for each no. */
  readonly refusedBookings: readonly string[];
  readonly bookings: BookingDrafts;
  readonly customerId: Id | undefined;
  /** Where the session ended: the next login leads back there (decision A7). */
  readonly interruptedPage: PageNeedingLogin | undefined;
  /** Set once the customer leaves a summary to change a choice: Next leads back to it (decision R5). */
  readonly changing: Service | undefined;
  readonly selectedAddressId: Id | undefined;
  readonly selectedPetIds: readonly Id[];
  readonly signUp: FormEntries;
  readonly loginPhoneNumber: string;
  /** Set while its dialog is open, for the case that the phone unloads the page. */
  readonly sentOtp: SentOtp | undefined;
  readonly location: FormEntries;
  readonly isPetFormOpen: boolean;
  readonly pet: FormEntries;
  /** After a reload, the app can no longer get the answer (decision B13). */
  readonly unansweredBookingKey: string | undefined;
  /** Cleared when another booking begins (decision B7). */
  readonly sentBooking: SentBooking | undefined;
  /** Last four digits. */
  readonly phoneEnding: string | undefined;
  /** Sent without a sign of success: looked for in the server's list before it is sent again (decision F5). */
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

/** Decision B15. */
export function lacksOnlyItsDay({ bookings, changing, selectedAddressId, selectedPetIds }: Draft): boolean {
  if (!changing || selectedAddressId === undefined || selectedPetIds.length === 0) return false;
  const booking = bookingOf(changing, bookings, '1970-01-01');
  const errors = { ...booking.selectionErrors(), ...booking.scheduleErrors() };
  return !booking.hasDay() && Object.keys(errors).length === 1;
}
