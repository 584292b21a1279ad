import { draftSchema } from '../../../src/adapters/browser/draft-schema';
import { parseOrUndefined } from '../../../src/adapters/schemas';
import type { Service } from '../../../src/domain/services';

/** With the services whose invalid bookings were dropped; undefined for an invalid draft. */
export function parseDraft(stored: unknown) {
  const droppedBookings: Service[] = [];
  const draft = parseOrUndefined(
    draftSchema((service) => droppedBookings.push(service)),
    stored,
  );
  return draft && { draft, droppedBookings };
}
