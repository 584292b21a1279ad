import {
  array,
  boolean,
  custom,
  entriesFromList,
  fallback,
  literal,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  transform,
  union,
  unknown,
  type GenericSchema,
} from 'valibot';
import { emptyDraft, type Draft } from '../../domain/draft';
import { PAGES_NEEDING_LOGIN } from '../../domain/progress';
import { SERVICES, type Service } from '../../domain/services';
import { idSchema, uuidSchema } from '../schemas';
import { bookingDraftsSchema, growingObject } from './booking-schemas';

const formEntries = record(string(), unknown());

const finiteNumber = custom<number>(Number.isFinite);

const unanswered = object({ sent: string(), idsBefore: array(idSchema) });

const row = object({ label: string(), value: string() });

const sentBooking = pipe(
  object({
    id: uuidSchema,
    ...entriesFromList(['serviceLabel', 'estimatedTotal'], string()),
    notInTotal: optional(string()),
    // The earlier name of `notInTotal`.
    leftOut: optional(string()),
    choices: array(row),
    address: optional(row),
    petNames: array(string()),
    petIds: optional(array(idSchema), []),
    startsAt: finiteNumber,
    minutes: finiteNumber,
  }),
  transform(({ leftOut = '', notInTotal = leftOut, ...others }) => ({ ...others, notInTotal })),
);

/** An invalid booking becomes empty and is reported to `onDrop`; the rest stays (decision B1). */
export function draftSchema(onDrop: (service: Service) => void): GenericSchema<unknown, Draft> {
  const { bookings: _required, ...empty } = emptyDraft();
  return growingObject<Draft>(empty, {
    id: union([literal(''), uuidSchema]),
    saveCount: finiteNumber,
    refusedBookings: array(uuidSchema),
    bookings: bookingDraftsSchema(onDrop),
    customerId: idSchema,
    interruptedPage: picklist(PAGES_NEEDING_LOGIN),
    changing: picklist(SERVICES),
    selectedAddressId: idSchema,
    selectedPetIds: array(idSchema),
    signUp: formEntries,
    loginPhoneNumber: string(),
    unansweredBookingKey: uuidSchema,
    // The booking does not need these two. In the shape of another version, they are lost alone.
    sentOtp: fallback(optional(object({ phoneNumber: string(), resendDeadline: finiteNumber })), undefined),
    location: formEntries,
    isPetFormOpen: boolean(),
    pet: formEntries,
    sentBooking: fallback(optional(sentBooking), undefined),
    phoneEnding: string(),
    unansweredAddress: unanswered,
    unansweredPet: unanswered,
  });
}
