import {
  array,
  boolean,
  custom,
  entriesFromList,
  literal,
  object,
  optional,
  picklist,
  string,
  union,
  type GenericSchema,
} from 'valibot';
import { GENDERS } from '../../domain/account';
import type { Draft } from '../../domain/draft';
import { AGGRESSION_LEVELS, PET_GENDERS, YES_OR_NO } from '../../domain/pet';
import { PAGES_NEEDING_LOGIN } from '../../domain/progress';
import { SERVICES, type Service } from '../../domain/services';
import { idSchema, uuidSchema } from '../schemas';
import { bookingDraftsSchema, allowMissing, optionValueSchema } from './booking-schemas';

const PLACE_FIELDS = entriesFromList(
  ['fullAddress', 'city', 'state', 'country', 'zipCode', 'latitude', 'longitude'],
  string(),
);

const DOOR_FIELDS = {
  houseFloor: string(),
  buildingBlock: string(),
  landmark: string(),
  correctedZipCode: allowMissing(string()),
};

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

const unanswered = allowMissing(object({ sent: string(), idsBefore: array(idSchema) }));

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
    // The fields with `optional`, `sentBooking` and `phoneEnding` may be missing, because older versions of the app did not store them.
    id: optional(union([literal(''), uuidSchema]), ''),
    saveCount: optional(finiteNumber, 0),
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
    sentBooking: allowMissing(sentBooking),
    phoneEnding: allowMissing(string()),
    unansweredAddress: unanswered,
    unansweredPet: unanswered,
  });
}
