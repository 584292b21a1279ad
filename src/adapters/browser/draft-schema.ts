import { array, boolean, check, custom, entriesFromList, object, optional, picklist, pipe, string, type GenericSchema } from 'valibot';
import { GENDERS } from '../../domain/account';
import type { Draft } from '../../domain/draft';
import { AGGRESSION_LEVELS, PET_GENDERS, YES_OR_NO } from '../../domain/pet';
import { PAGES_NEEDING_LOGIN } from '../../domain/progress';
import { SERVICES, type Service } from '../../domain/services';
import { id } from '../schemas';
import { bookingsSchema, orMissing, valueOfOptions } from './booking-schemas';

const PLACE_FIELDS = entriesFromList(['fullAddress', 'city', 'state', 'country', 'zipCode', 'latitude', 'longitude'], string());

const DOOR_FIELDS = { houseFloor: string(), buildingBlock: string(), landmark: string(), correctedZipCode: orMissing(string()) };

const signUp = object({
  firstName: string(),
  phoneNumber: string(),
  email: string(),
  gender: orMissing(valueOfOptions(GENDERS)),
  location: orMissing(object({ ...PLACE_FIELDS, ...DOOR_FIELDS })),
});

const pet = object({
  name: string(),
  breed: string(),
  gender: orMissing(picklist(PET_GENDERS)),
  dateOfBirth: string(),
  lastVaccination: string(),
  image: string(),
  insured: orMissing(valueOfOptions(YES_OR_NO)),
  aggressionLevel: orMissing(valueOfOptions(AGGRESSION_LEVELS)),
  licensed: orMissing(valueOfOptions(YES_OR_NO)),
});

const unanswered = orMissing(object({ sent: string(), idsBefore: array(id) }));

const finiteNumber = custom<number>(Number.isFinite);

const uuid = pipe(string(), check((text) => /^[\da-f-]{36}$/.test(text)));

const sentBooking = object({
  id: uuid,
  serviceLabel: string(),
  choices: array(object({ label: string(), value: string() })),
  estimatedTotal: string(),
  leftOut: string(),
  petNames: array(string()),
  startsAt: finiteNumber,
  minutes: finiteNumber,
});

/** A stored draft. An invalid booking is reported to `onDrop` and becomes empty; the rest of the draft stays (decision B1). */
export function draftSchema(onDrop: (service: Service) => void): GenericSchema<unknown, Draft> {
  return object({
    bookings: bookingsSchema(onDrop),
    customerId: orMissing(id),
    interruptedPage: orMissing(picklist(PAGES_NEEDING_LOGIN)),
    changing: orMissing(picklist(SERVICES)),
    selectedAddressId: orMissing(id),
    selectedPetIds: array(id),
    signUp,
    loginPhoneNumber: string(),
    sentOtp: orMissing(object({ phoneNumber: string(), resendDeadline: finiteNumber })),
    location: object({ searchText: string(), place: orMissing(object(PLACE_FIELDS)), ...DOOR_FIELDS }),
    isPetFormOpen: boolean(),
    pet,
    // Drafts stored by an older version of the app lack these three fields.
    sentBooking: orMissing(sentBooking),
    phoneEnding: orMissing(string()),
    unacceptedBookings: optional(array(object({ sent: string(), key: uuid })), []),
    unansweredAddress: unanswered,
    unansweredPet: unanswered,
  });
}
