import type { NewCustomer } from './account';
import { placeOfTypedAddress, type NewAddress, type Place } from './address';
import type { Id } from './ids';
import type { NewPet } from './pet';
import type { PageNeedingLogin } from './progress';
import type { AcceptedBookingSummary } from './accepted-booking';
import { EMPTY_BOOKINGS, type BookingDrafts, type Service } from './services';
import type { UnconfirmedSave } from './unconfirmed-save';

/** The values of a form, valid or not: texts as typed, and choices that are undefined until they are made. */
type FormValues<Result> = {
  readonly [Name in keyof Result]: string extends Result[Name] ? Result[Name] : Result[Name] | undefined;
};

export type SignUpFormValues = FormValues<NewCustomer & { readonly location: NewAddress }>;

export type PetFormValues = FormValues<NewPet>;

/** A one-time code that was sent to a phone. From `resendDeadline` on, in milliseconds since the epoch, another can be sent. */
interface SentOtp {
  readonly phoneNumber: string;
  readonly resendDeadline: number;
}

/** The values of the dialog 'Select Location', complete or not. */
export interface LocationFormValues {
  readonly searchText: string;
  /** The place picked from suggestions or found by the device's position; undefined for a typed address. */
  readonly place: Place | undefined;
  readonly houseFloor: string;
  readonly buildingBlock: string;
  readonly landmark: string;
  /** The PIN code that the customer typed instead of the place's, valid or not; undefined if they typed none. */
  readonly correctedZipCode: string | undefined;
}

/** The form values that fill the dialog 'Select Location' with an address that the customer entered before. */
export function locationFormValuesOfAddress(address: NewAddress): LocationFormValues {
  const { houseFloor, buildingBlock, landmark, correctedZipCode, ...place } = address;
  return { searchText: place.fullAddress, place, houseFloor, buildingBlock, landmark, correctedZipCode };
}

/** Makes an address from the input in the dialog 'Select Location'. Typed text without a picked or located place gets no coordinates. */
export function addressFromLocationForm({
  searchText,
  place,
  correctedZipCode,
  ...door
}: LocationFormValues): NewAddress {
  const fullAddress = searchText.trim();
  return {
    ...(place ?? placeOfTypedAddress(fullAddress)),
    fullAddress,
    correctedZipCode,
    houseFloor: door.houseFloor.trim(),
    buildingBlock: door.buildingBlock.trim(),
    landmark: door.landmark.trim(),
  };
}

/** All that the customer has entered or chosen on the booking pages. Survives a reload (decision B1). */
export interface Draft {
  /** A UUID, the same in all copies of the draft. '' before the app has given it one. After a booking, the next draft has another (decision B5). */
  readonly id: string;
  /** How many addresses and pets were saved with this draft. */
  readonly saveCount: number;
  readonly bookings: BookingDrafts;
  /** The id of the customer who selected address and pets; undefined before a login. */
  readonly customerId: Id | undefined;
  /** The page on which the customer's session ended; otherwise undefined. The next login leads back to this page (decision A7). */
  readonly interruptedPage: PageNeedingLogin | undefined;
  /** Set once the customer leaves a service's summary to change a choice. Next then leads back to that summary (decision R5). */
  readonly changing: Service | undefined;
  readonly selectedAddressId: Id | undefined;
  readonly selectedPetIds: readonly Id[];
  readonly signUp: SignUpFormValues;
  readonly loginPhoneNumber: string;
  /** Set while the dialog for the one-time code is open. If the phone unloads the page, the dialog is open again after the reload. */
  readonly sentOtp: SentOtp | undefined;
  readonly location: LocationFormValues;
  readonly isPetFormOpen: boolean;
  readonly pet: PetFormValues;
  /** The booking that this tab sent last. Cleared when the customer begins another booking (decision B7). */
  readonly sentBooking: AcceptedBookingSummary | undefined;
  /** The last four digits of the phone number that the customer logged in with in this tab. */
  readonly phoneEnding: string | undefined;
  /** An address and a pet sent without a sign of success. Before it sends one again, the app looks in the server's list (decision F5). */
  readonly unansweredAddress: UnconfirmedSave | undefined;
  readonly unansweredPet: UnconfirmedSave | undefined;
}

export const EMPTY_SIGN_UP_FORM: SignUpFormValues = {
  firstName: '',
  phoneNumber: '',
  email: '',
  gender: undefined,
  location: undefined,
};

export const EMPTY_LOCATION_FORM: LocationFormValues = {
  searchText: '',
  place: undefined,
  houseFloor: '',
  buildingBlock: '',
  landmark: '',
  correctedZipCode: undefined,
};

export const EMPTY_PET_FORM: PetFormValues = {
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

export function emptyDraft(): Draft {
  return {
    id: '',
    saveCount: 0,
    bookings: EMPTY_BOOKINGS,
    customerId: undefined,
    interruptedPage: undefined,
    changing: undefined,
    selectedAddressId: undefined,
    selectedPetIds: [],
    signUp: EMPTY_SIGN_UP_FORM,
    loginPhoneNumber: '',
    sentOtp: undefined,
    location: EMPTY_LOCATION_FORM,
    isPetFormOpen: false,
    pet: EMPTY_PET_FORM,
    sentBooking: undefined,
    phoneEnding: undefined,
    unansweredAddress: undefined,
    unansweredPet: undefined,
  };
}
