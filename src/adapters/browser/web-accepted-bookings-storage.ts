import { array } from 'valibot';
import type { AcceptedBookingsStorage } from '../../ports/storage';
import { parseOrUndefined, uuidSchema } from '../schemas';
import { StoredJsonSharedByTabs } from './stored-json';

const schema = array(uuidSchema);

/** Stores the keys of accepted bookings in the browser's local storage. */
export class WebAcceptedBookingsStorage extends StoredJsonSharedByTabs implements AcceptedBookingsStorage {
  protected readonly key = 'acceptedBookings';

  read(): readonly string[] {
    return this.load((stored) => parseOrUndefined(schema, stored)) ?? [];
  }

  write(keys: readonly string[]): void {
    this.store(keys);
  }
}
