import type { Gender } from './account';
import type { NewAddress, Place } from './address';
import type { Id } from './ids';
import type { AggressionLevel, PetGender, YesOrNo } from './pet';
import type { CustomerPage } from './progress';
import { EMPTY_BOOKINGS, type BookingDrafts, type Service } from './services';
import type { Unanswered } from './unanswered';

/** The values of the sign-up form, right or wrong. */
export interface SignUpFormValues {
  readonly firstName: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly gender: Gender | undefined;
  readonly location: NewAddress | undefined;
}

/** The values of the form for a new pet, right or wrong. Dates are as typed. */
export interface PetFormValues {
  readonly name: string;
  readonly breed: string;
  readonly gender: PetGender | undefined;
  readonly dateOfBirth: string;
  readonly lastVaccination: string;
  readonly image: string;
  readonly insured: YesOrNo | undefined;
  readonly aggressionLevel: AggressionLevel | undefined;
  readonly licensed: YesOrNo | undefined;
}

/** A one-time code on its way. It can be sent again from `resendDeadline` on, an instant in milliseconds. */
export interface SentOtp {
  readonly phoneNumber: string;
  readonly resendDeadline: number;
}

/** The values of 'Select Location', complete or not. */
export interface LocationFormValues {
  readonly searchText: string;
  /** The picked or located place; undefined while the address is only typed. */
  readonly place: Place | undefined;
  readonly houseFloor: string;
  readonly buildingBlock: string;
  readonly landmark: string;
  /** The customer's correction of the PIN code, right or wrong; undefined without one. */
  readonly correctedZipCode: string | undefined;
}

/** The values of 'Select Location' for an address from before. */
export function locationFormValuesOf(address: NewAddress): LocationFormValues {
  const { houseFloor, buildingBlock, landmark, correctedZipCode, ...place } = address;
  return { searchText: place.fullAddress, place, houseFloor, buildingBlock, landmark, correctedZipCode };
}

/** A booking that was sent from its summary and that the server has not accepted yet (decision B5). */
export interface ConfirmedBooking {
  /** The whole booking, as one text. */
  readonly sent: string;
  /** A UUID, by which the server recognises the booking. */
  readonly key: string;
}

/** Everything from the funnel that a reload must not lose (decision B1). */
export interface Draft {
  readonly bookings: BookingDrafts;
  /** The customer who selected address and pets; undefined until somebody logs in. */
  readonly customerId: Id | undefined;
  /** The session was lost on this page; the next login returns to it (decision A7). */
  readonly interruptedPage: CustomerPage | undefined;
  /** The customer is changing this service's choices; Next returns to its summary (decision R5). */
  readonly changing: Service | undefined;
  readonly selectedAddressId: Id | undefined;
  readonly selectedPetIds: readonly Id[];
  readonly signUp: SignUpFormValues;
  readonly loginPhoneNumber: string;
  /** The code that a login waits for. A phone may drop the page while its owner reads the message. */
  readonly sentOtp: SentOtp | undefined;
  readonly location: LocationFormValues;
  readonly isPetFormOpen: boolean;
  readonly pet: PetFormValues;
  /** Whether a booking was sent in this tab (decision B7). */
  readonly isBookingSent: boolean;
  /** The address and the pet without an answer yet (decision F5). */
  readonly unansweredAddress: Unanswered | undefined;
  readonly unansweredPet: Unanswered | undefined;
  readonly confirmedBookings: readonly ConfirmedBooking[];
}

/** Forms in which nothing is filled in. */
export const EMPTY_SIGN_UP: SignUpFormValues = {
  firstName: '',
  phoneNumber: '',
  email: '',
  gender: undefined,
  location: undefined,
};

export const EMPTY_LOCATION: LocationFormValues = {
  searchText: '',
  place: undefined,
  houseFloor: '',
  buildingBlock: '',
  landmark: '',
  correctedZipCode: undefined,
};

export const EMPTY_PET: PetFormValues = {
  name: '',
  breed: '',
  gender: undefined,
  dateOfBirth: '',
  lastVaccination: '',
  image: '',
  insured: undefined,
  aggressionLevel: undefined,
  licensed: undefined,
};

/** A draft in which nothing is chosen or filled in. */
export function emptyDraft(): Draft {
  return {
    bookings: EMPTY_BOOKINGS,
    customerId: undefined,
    interruptedPage: undefined,
    changing: undefined,
    selectedAddressId: undefined,
    selectedPetIds: [],
    signUp: EMPTY_SIGN_UP,
    loginPhoneNumber: '',
    sentOtp: undefined,
    location: EMPTY_LOCATION,
    isPetFormOpen: false,
    pet: EMPTY_PET,
    isBookingSent: false,
    unansweredAddress: undefined,
    unansweredPet: undefined,
    confirmedBookings: [],
  };
}
