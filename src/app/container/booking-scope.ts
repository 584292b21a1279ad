import { Container } from 'inversify';
import { TELEMETRY_PORT, type Telemetry } from '../../ports/telemetry';
import { FunnelViewModel } from '../../funnel/funnel-view-model';
import { GET_BOOK_AGAIN, type GetBookAgain } from '../../funnel/package-step';
import { DraftStore } from '../../stores/draft-store';
import { recordSteps } from '../record-steps';

/** Lives until the last page, so that Back shows earlier input. Binds a class when it is first asked for: pages may load later. */
export function createBookingContainer(parent: Container): Container {
  const booking = new Container({ parent, autobind: true, defaultScope: 'Singleton', jitless: true });
  booking.bind<GetBookAgain>(GET_BOOK_AGAIN).toConstantValue((type) => booking.get(type));
  booking
    .bind(FunnelViewModel)
    .toSelf()
    .onActivation((_context, funnel) => {
      recordSteps(funnel, parent.get<Telemetry>(TELEMETRY_PORT));
      return funnel;
    });
  return booking;
}

/** Decision R6. Unbinding ends timers, listeners and reactions (`@preDestroy()`). */
export function endBooking(booking: Container, app: Container): Container {
  app.get(DraftStore).clear();
  booking.unbindAll();
  return createBookingContainer(app);
}
