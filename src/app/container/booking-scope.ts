import { Container } from 'inversify';
import { TELEMETRY_PORT, type Telemetry } from '../../ports/telemetry';
import { FunnelViewModel } from '../../view-models/funnel';
import { DraftStore } from '../../view-models/stores/draft-store';
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

/**
 * Ends a booking: clears the draft (see `DraftStore.clear`), and returns the container of the next booking (decision R6). Unbinding ends what
 * the view-models hold: timers, listeners, reactions (their `@preDestroy()`).
 */
export function endBooking(booking: Container, app: Container): Container {
  app.get(DraftStore).clear();
  const ended = booking.get(FunnelViewModel);
  endedBookings.add(booking);
  booking.unbindAll();
  // A page whose download comes only now finds the funnel that has ended, and makes no new one.
  booking.bind(FunnelViewModel).toConstantValue(ended);
  return createBookingContainer(app);
}

const endedBookings = new WeakSet<Container>();

/** Whether this booking has ended. A view-model that is made for it only now would never end. */
export const hasEnded = (booking: Container) => endedBookings.has(booking);
