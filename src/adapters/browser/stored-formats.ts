import { array, literal, object } from 'valibot';
import type { Credentials } from '../../domain/account';
import type { Draft } from '../../domain/draft';
import type { Service } from '../../domain/services';
import { bearerTokenSchema, idSchema, parseOrUndefined, uuidSchema } from '../schemas';
import { draftSchema } from './draft-schema';
import type { StoredFormat } from './stored-value';

const userData = object({ userId: idSchema, token: bearerTokenSchema });

/** The specification prescribes the key, and `isLoggedIn`. */
export const CREDENTIALS_FORMAT: StoredFormat<Credentials> = {
  key: 'userData',
  parse: (stored) => parseOrUndefined(userData, stored),
  toStored: (credentials) => ({ ...credentials, isLoggedIn: true }),
};

/** Raise it if the app would misread older drafts: those of another version are dropped (decision B1). */
const VERSION = 1;

export const DRAFT_FORMAT: StoredFormat<Draft> = {
  key: 'bookingDraft',
  parse: (stored, log) => {
    const dropped: Service[] = [];
    const schema = object({ version: literal(VERSION), draft: draftSchema((service) => dropped.push(service)) });
    const read = parseOrUndefined(schema, stored);
    for (const service of read ? dropped : []) log(`the ${service} booking is not valid and was dropped`);
    return read?.draft;
  },
  toStored: (draft) => ({ version: VERSION, draft }),
};

export const LAST_BOOKING_FORMAT: StoredFormat<Draft> = { ...DRAFT_FORMAT, key: 'lastBooking' };

const keys = array(uuidSchema);

export const ACCEPTED_BOOKINGS_FORMAT: StoredFormat<readonly string[]> = {
  key: 'acceptedBookings',
  parse: (stored) => parseOrUndefined(keys, stored),
};
