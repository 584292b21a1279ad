import type { Gender } from './account';
import type { NewAddress, Place } from './address';
import type { AggressionLevel, PetGender, YesOrNo } from './pet';
import type { CustomerPage } from './progress';
import { EMPTY_BOOKINGS, type BookingDrafts, type Service } from './services';
import type { Id } from './shape';
import type { Unanswered } from './unanswered';

/** What stands in the sign-up form, right or wrong. */
export interface SignUpFormValues {
  readonly firstName: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly gender: Gender | undefined;
  readonly location: NewAddress | undefined;
}

/** What stands in the form for a new pet, right or wrong. Dates are as typed. */
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

/** A one-time code that was sent, and the instant in milliseconds from which on it can be sent again. */
export interface SentOtp {
  readonly phoneNumber: string;
  readonly resendDeadline: number;
}

/** What stands in 'Select Location', ready to be saved or not. */
export interface LocationFormValues {
  readonly searchText: string;
  /** The place that was picked or found; undefined while the address is only typed. */
  readonly place: Place | undefined;
  readonly houseFloor: string;
  readonly buildingBlock: string;
  readonly landmark: string;
  /** The PIN code as it was corrected, right or wrong; undefined while it is the place's. */
  readonly correctedZipCode: string | undefined;
}

/** What stands in 'Select Location' for an address that was composed before. */
export function locationFormValuesOf({ houseFloor, buildingBlock, landmark, correctedZipCode, ...place }: NewAddress): LocationFormValues {
  return { searchText: place.fullAddress, place, houseFloor, buildingBlock, landmark, correctedZipCode };
}

/** A booking that was confirmed on its summary, and to which the server has not said yes so far (decision B5). */
export interface ConfirmedBooking {
  /** All that is sent, as one text. */
  readonly sent: string;
  /** The UUID by which the server knows it again. */
  readonly key: string;
}

/** All that a visit to the funnel has gathered and that a reload must not lose (decision B1). */
export interface Draft {
  readonly bookings: BookingDrafts;
  /** Whose address and pets are selected; undefined until a customer logs in. */
  readonly customerId: Id | undefined;
  /** The page on which the session was lost, to which the next login returns (decision A7). */
  readonly interruptedPage: CustomerPage | undefined;
  /** The service whose answers are being changed from its summary, to which the next Next returns (decision R5). */
  readonly changing: Service | undefined;
  readonly selectedAddressId: Id | undefined;
  readonly selectedPetIds: readonly Id[];
  readonly signUp: SignUpFormValues;
  readonly loginPhoneNumber: string;
  /** The code that a login waits for; a phone may drop the page while its owner reads the message. */
  readonly sentOtp: SentOtp | undefined;
  readonly location: LocationFormValues;
  readonly isPetFormOpen: boolean;
  readonly pet: PetFormValues;
  /** Whether a booking was sent in this tab (decision B7). */
  readonly isBookingSent: boolean;
  /** The address and the pet that were sent last, until their answers come (decision F5). */
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
