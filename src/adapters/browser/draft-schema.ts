import { array, boolean, custom, entriesFromList, object, optional, picklist, string, type GenericSchema } from 'valibot';
import { GENDERS } from '../../domain/account';
import type { Draft } from '../../domain/draft';
import { AGGRESSION_LEVELS, PET_GENDERS, YES_OR_NO } from '../../domain/pet';
import { PAGES_NEEDING_LOGIN } from '../../domain/progress';
import { SERVICES, type Service } from '../../domain/services';
import { idSchema, uuidSchema } from '../schemas';
import { bookingDraftsSchema, allowMissing, optionValueSchema } from './booking-schemas';

const PLACE_FIELDS = entriesFromList(['fullAddress', 'city', 'state', 'country', 'zipCode', 'latitude', 'longitude'], string());

const DOOR_FIELDS = { houseFloor: string(), buildingBlock: string(), landmark: string(), correctedZipCode: allowMissing(string()) };

const signUp = object({
  firstName: string(),
  phoneNumber: string(),
  email: string(),
  gender: allowMissing(optionValueSchema(GENDERS)),
  location: allowMissing(object({ ...PLACE_FIELDS, ...DOOR_FIELDS })),
});

const pet = object({
  ...entriesFromList(['name', 'breed', 'dateOfBirth', 'lastVaccination', 'image'], string()),
  gender: allowMissing(picklist(PET_GENDERS)),
  insured: allowMissing(optionValueSchema(YES_OR_NO)),
  aggressionLevel: allowMissing(optionValueSchema(AGGRESSION_LEVELS)),
  licensed: allowMissing(optionValueSchema(YES_OR_NO)),
});

const finiteNumber = custom<number>(Number.isFinite);

// Drafts of earlier versions of the app have neither key nor length.
const unanswered = allowMissing(
  object({ sent: string(), idsBefore: array(idSchema), key: optional(uuidSchema, ''), pictureLength: optional(finiteNumber, 0) }),
);

const sentBooking = object({
  id: uuidSchema,
  ...entriesFromList(['serviceLabel', 'estimatedTotal', 'leftOut'], string()),
  choices: array(object({ label: string(), value: string() })),
  petNames: array(string()),
  startsAt: finiteNumber,
  minutes: finiteNumber,
});

/** A stored draft. An invalid booking is reported to `onDrop` and becomes empty; the rest of the draft stays (decision B1). */
export function draftSchema(onDrop: (service: Service) => void): GenericSchema<unknown, Draft> {
  return object({
    bookings: bookingDraftsSchema(onDrop),
    customerId: allowMissing(idSchema),
    interruptedPage: allowMissing(picklist(PAGES_NEEDING_LOGIN)),
    changing: allowMissing(picklist(SERVICES)),
    selectedAddressId: allowMissing(idSchema),
    selectedPetIds: array(idSchema),
    signUp,
    loginPhoneNumber: string(),
    sentOtp: allowMissing(object({ phoneNumber: string(), resendDeadline: finiteNumber })),
    location: object({ searchText: string(), place: allowMissing(object(PLACE_FIELDS)), ...DOOR_FIELDS }),
    isPetFormOpen: boolean(),
    pet,
    // The next three fields may be missing, because older versions of the app did not store them.
    sentBooking: allowMissing(sentBooking),
    phoneEnding: allowMissing(string()),
    unacceptedBookings: optional(array(object({ sent: string(), key: uuidSchema })), []),
    unansweredAddress: unanswered,
    unansweredPet: unanswered,
  });
}
