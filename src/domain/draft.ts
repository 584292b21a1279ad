import type { Gender } from './account';
import { GENDERS } from './account';
import type { NewAddress, Place } from './address';
import { AGGRESSION_LEVELS, PET_GENDERS, YES_OR_NO, type AggressionLevel, type PetGender, type YesOrNo } from './pet';
import { CUSTOMER_PAGES, type CustomerPage } from './progress';
import { SERVICE_RULES, SERVICES, type BookingDrafts, type Service } from './services';
import { hasShape, isBoolean, isId, isListOf, isOneOf, isOptional, isText, type Check, type Id } from './shape';
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
    bookings: mapServices((service) => SERVICE_RULES[service].empty()),
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

const PLACE_FIELDS = {
  fullAddress: isText,
  city: isText,
  state: isText,
  country: isText,
  zipCode: isText,
  latitude: isText,
  longitude: isText,
};

const DOOR_FIELDS = { houseFloor: isText, buildingBlock: isText, landmark: isText, correctedZipCode: isOptional(isText) };

const isNewAddress = hasShape({ ...PLACE_FIELDS, ...DOOR_FIELDS });

const isLocationFormValues = hasShape({
  searchText: isText,
  place: isOptional(hasShape(PLACE_FIELDS)),
  ...DOOR_FIELDS,
});

const isSignUpFormValues = hasShape({
  firstName: isText,
  phoneNumber: isText,
  email: isText,
  gender: isOptional(isOneOf(GENDERS.map(({ value }) => value))),
  location: isOptional(isNewAddress),
});

const isPetFormValues = hasShape({
  name: isText,
  breed: isText,
  gender: isOptional(isOneOf(PET_GENDERS)),
  dateOfBirth: isText,
  lastVaccination: isText,
  image: isText,
  insured: isOptional(isOneOf(YES_OR_NO.map(({ value }) => value))),
  aggressionLevel: isOptional(isOneOf(AGGRESSION_LEVELS.map(({ value }) => value))),
  licensed: isOptional(isOneOf(YES_OR_NO.map(({ value }) => value))),
});

const isUnanswered = isOptional(hasShape({ sent: isText, idsBefore: isListOf(isId) }));

const isUuid: Check = (value) => typeof value === 'string' && /^[\da-f-]{36}$/.test(value);

const isDraft = hasShape({
  // Looked at one by one: each stands for itself.
  bookings: hasShape({}),
  customerId: isOptional(isId),
  interruptedPage: isOptional(isOneOf(CUSTOMER_PAGES)),
  changing: isOptional(isOneOf(SERVICES)),
  selectedAddressId: isOptional(isId),
  selectedPetIds: isListOf(isId),
  signUp: isSignUpFormValues,
  loginPhoneNumber: isText,
  sentOtp: isOptional(hasShape({ phoneNumber: isText, resendDeadline: Number.isFinite })),
  location: isLocationFormValues,
  isPetFormOpen: isBoolean,
  pet: isPetFormValues,
  // A draft that was stored before there was this field has nothing to say of it.
  isBookingSent: isOptional(isBoolean),
  unansweredAddress: isUnanswered,
  unansweredPet: isUnanswered,
  confirmedBookings: isOptional(isListOf(hasShape({ sent: isText, key: isUuid }))),
});

/** What is left of a draft that was stored. */
export interface RestoredDraft {
  readonly draft: Draft;
  /** The services whose bookings were not valid, and are empty in the draft. */
  readonly droppedBookings: readonly Service[];
}

/** A stored draft, or undefined for what is none. One booking that is none does not cost the others (decision B1). */
export function restoreDraft(stored: unknown): RestoredDraft | undefined {
  if (!isDraft(stored)) return undefined;
  const draft = stored as Draft;
  const droppedBookings: Service[] = [];
  const bookings = mapServices((service) => {
    const rules = SERVICE_RULES[service];
    const booking = rules.restore(draft.bookings[service]);
    // A service that joined since the draft was stored has nothing to lose.
    if (!booking && draft.bookings[service] !== undefined) droppedBookings.push(service);
    return booking ?? rules.empty();
  });
  return {
    draft: {
      ...emptyDraft(),
      ...draft,
      bookings,
      signUp: { ...EMPTY_SIGN_UP, ...draft.signUp },
      location: { ...EMPTY_LOCATION, ...draft.location },
      pet: { ...EMPTY_PET, ...draft.pet },
    },
    droppedBookings,
  };
}

function mapServices(booking: <Name extends Service>(service: Name) => BookingDrafts[Name]): BookingDrafts {
  return Object.fromEntries(SERVICES.map((service) => [service, booking(service)])) as unknown as BookingDrafts;
}
