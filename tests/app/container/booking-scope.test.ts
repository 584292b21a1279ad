import { expect, test } from 'vitest';
import { createBookingContainer, endBooking } from '../../../src/app/container/booking-scope';
import { success } from '../../../src/ports/answer';
import { GEOLOCATION_PORT, PLACES_PORT } from '../../../src/ports/places';
import { ACCOUNTS_PORT } from '../../../src/ports/server';
import { TELEMETRY_PORT } from '../../../src/ports/telemetry';
import { BookAgain } from '../../../src/funnel/last-booking/book-again-view-model';
import { FunnelViewModel } from '../../../src/funnel/funnel-view-model';
import { GET_BOOK_AGAIN, type GetBookAgain } from '../../../src/funnel/package-step';
import { LocationDialogViewModel } from '../../../src/funnel/location/location-dialog-view-model';
import { LoginViewModel } from '../../../src/pages/login/login-view-model';
import { bindAll } from '../../stores/container';
import { visitor } from '../../pages/visitor';

function onPage() {
  const { clock, container } = visitor();
  bindAll(container, [
    [ACCOUNTS_PORT, { sendOtp: () => Promise.resolve(success(undefined)) }],
    [TELEMETRY_PORT, { record: () => {} }],
    [GEOLOCATION_PORT, { currentPosition: () => new Promise(() => {}) }],
    [PLACES_PORT, { suggest: () => new Promise(() => {}), placeAt: () => new Promise(() => {}) }],
  ]);
  const booking = createBookingContainer(container);
  const end = () => endBooking(booking, container);
  return { booking, clock, end };
}

test('a booking that has ended counts for no code', () => {
  const { booking, clock, end } = onPage();
  booking.get(LoginViewModel).otp.open('9876543210');
  expect(clock.listeners.size).toBe(1);
  end();
  expect(clock.listeners.size).toBe(0);
});

test("a booking has one 'Book again', and has ended it with itself", () => {
  const { booking, end } = onPage();
  const [first, second] = [1, 2].map(() => booking.get<GetBookAgain>(GET_BOOK_AGAIN)(BookAgain));
  expect(second).toBe(first);
  const funnel = booking.get(FunnelViewModel);
  const noticeAfterArrival = () => {
    first!.notice.show('Express is no longer offered.');
    funnel.arrive(funnel.service === 'walking' ? 'training' : 'walking', 'package');
    return first!.notice.text;
  };
  expect(noticeAfterArrival()).toBeUndefined();
  end();
  expect(noticeAfterArrival()).toBeDefined();
});

test.each([
  ['text', (dialog: LocationDialogViewModel) => dialog.search('Banjara')],
  ['position', (dialog: LocationDialogViewModel) => void dialog.useCurrentLocation()],
])('a booking that has ended has ended the search by %s of an open dialog for the address', (_what, search) => {
  const { booking, clock, end } = onPage();
  const dialog = booking.get(LocationDialogViewModel);
  dialog.open('address', () => new Promise(() => {}));
  search(dialog);
  expect(clock.listeners.size).toBe(1);
  end();
  expect(clock.listeners.size).toBe(0);
});
