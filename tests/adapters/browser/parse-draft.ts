import { draftSchema } from '../../../src/adapters/browser/draft-schema';
import { parse } from '../../../src/adapters/schemas';
import type { Service } from '../../../src/domain/services';

/** A stored draft as the app reads it, and the services whose bookings were dropped; undefined where it is not valid. */
export function parseDraft(stored: unknown) {
  const droppedBookings: Service[] = [];
  const draft = parse(draftSchema((service) => droppedBookings.push(service)), stored);
  return draft && { draft, droppedBookings };
}
