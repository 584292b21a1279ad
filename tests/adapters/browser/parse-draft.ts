import { draftSchema } from '../../../src/adapters/browser/draft-schema';
import { parseOrUndefined } from '../../../src/adapters/schemas';
import type { Service } from '../../../src/domain/services';

export function parseDraft(stored: unknown) {
  const droppedBookings: Service[] = [];
  const draft = parseOrUndefined(
    draftSchema((service) => droppedBookings.push(service)),
    stored,
  );
  return draft && { draft, droppedBookings };
}
