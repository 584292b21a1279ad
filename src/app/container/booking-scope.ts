import { Container } from 'inversify';
import { TELEMETRY_PORT, type Telemetry } from '../../ports/telemetry';
import { FunnelViewModel } from '../../view-models/funnel';
import { AcceptedBookingsStore } from '../../view-models/stores/accepted-bookings-store';
import { DraftStore } from '../../view-models/stores/draft-store';
import { LastBookingStore } from '../../view-models/stores/last-booking-store';
import { SessionStore } from '../../view-models/stores/session-store';
import { recordSteps } from '../record-steps';

/**
 * A container for the view-models of one booking, from its first page to its last, so that Back shows earlier input. It binds a class
 * when the class is first asked for, so that pages may load later.
 */
export function createBookingContainer(parent: Container): Container {
  const booking = new Container({ parent, autobind: true, defaultScope: 'Singleton', jitless: true });
  booking
    .bind(FunnelViewModel)
    .toSelf()
    .onActivation((_context, funnel) => {
      recordSteps(funnel, parent.get<Telemetry>(TELEMETRY_PORT));
      return funnel;
    });
  return booking;
}

/** Ends a booking: clears the draft (see `DraftStore.clear`), and returns the container of the next booking (decision R6). */
export function endBooking(booking: Container, app: Container): Container {
  app.get(DraftStore).clear();
  return replaceBooking(booking, app);
}

/**
 * Reads again what other pages may have changed while the browser kept this one. If the draft has changed, returns a new container,
 * whose pages know nothing of the earlier draft (decision B10).
 */
export function readStoresAgain(booking: Container, app: Container): Container {
  // The draft comes first: a changed session would otherwise write the earlier draft.
  const isChanged = app.get(DraftStore).readAgain();
  for (const Store of [SessionStore, AcceptedBookingsStore, LastBookingStore])
    app.get<{ readAgain(): void }>(Store).readAgain();
  return isChanged ? replaceBooking(booking, app) : booking;
}

/** Unbinding ends what the view-models hold: timers, listeners, reactions (their `@preDestroy()`). */
function replaceBooking(booking: Container, app: Container): Container {
  booking.unbindAll();
  return createBookingContainer(app);
}
