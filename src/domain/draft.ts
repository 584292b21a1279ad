import type { Gender } from './account';
import type { NewAddress, Place } from './address';
import type { Id } from './ids';
import type { AggressionLevel, PetGender, YesOrNo } from './pet';
import type { CustomerPage } from './progress';
import { EMPTY_BOOKINGS, type BookingDrafts, type Service } from './services';
import type { Unanswered } from './unanswered';

/** The values of the sign-up form, valid or not. */
export interface SignUpFormValues {
  readonly firstName: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly gender: Gender | undefined;
  readonly location: NewAddress | undefined;
}

/** The values of the form for a new pet, valid or not. Dates are as typed. */
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

/** A one-time code that was sent. It can be sent again from `resendDeadline` on, an instant in milliseconds. */
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
  /** The customer's correction of the PIN code, valid or not; undefined without one. */
  readonly correctedZipCode: string | undefined;
}

/** The values of 'Select Location' for an address that was entered before. */
export function locationFormValuesOf(address: NewAddress): LocationFormValues {
  const { houseFloor, buildingBlock, landmark, correctedZipCode, ...place } = address;
  return { searchText: place.fullAddress, place, houseFloor, buildingBlock, landmark, correctedZipCode };
}

/** A booking that was sent and that the server has not accepted yet (decision B5). */
export interface ConfirmedBooking {
  /** The whole booking as JSON. */
  readonly sent: string;
  /** A UUID by which the server recognises a repeated booking. */
  readonly key: string;
}

/** All input of the funnel. It survives a reload (decision B1). */
export interface Draft {
  readonly bookings: BookingDrafts;
  /** The customer who selected address and pets; undefined before a login. */
  readonly customerId: Id | undefined;
  /** The session was lost on this page; the next login returns to it (decision A7). */
  readonly interruptedPage: CustomerPage | undefined;
  /** The customer is changing this service's choices; Next returns to its summary (decision R5). */
  readonly changing: Service | undefined;
  readonly selectedAddressId: Id | undefined;
  readonly selectedPetIds: readonly Id[];
  readonly signUp: SignUpFormValues;
  readonly loginPhoneNumber: string;
  /** The code that the login waits for. Stored because a phone may unload the page while the customer reads the message. */
  readonly sentOtp: SentOtp | undefined;
  readonly location: LocationFormValues;
  readonly isPetFormOpen: boolean;
  readonly pet: PetFormValues;
  /** Whether a booking was sent in this tab (decision B7). */
  readonly isBookingSent: boolean;
  /** The last address and pet that were sent and have no answer yet (decision F5). */
  readonly unansweredAddress: Unanswered | undefined;
  readonly unansweredPet: Unanswered | undefined;
  readonly confirmedBookings: readonly ConfirmedBooking[];
}

/** Empty forms. */
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

/** An empty draft. */
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
