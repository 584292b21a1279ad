import { expect, test } from 'vitest';
import { createBookingContainer, endBooking } from '../../src/app/container/booking-scope';
import { lazyFunnelPage } from '../../src/app/lazy-funnel-page';
import { success } from '../../src/ports/answer';
import { OTP_READER_PORT } from '../../src/ports/device';
import { GEOLOCATION_PORT, PLACES_PORT } from '../../src/ports/places';
import { ACCOUNTS_PORT } from '../../src/ports/server';
import { TELEMETRY_PORT } from '../../src/ports/telemetry';
import { LocationDialogViewModel } from '../../src/view-models/location-dialog';
import { LoginViewModel } from '../../src/view-models/login';
import { bindAll } from '../view-models/container';
import { visitor } from '../view-models/visitor';

/** A page with a booking, which `end` ends. */
function onPage() {
  const { clock, container, draft } = visitor();
  const codeSignals: AbortSignal[] = [];
  const waitForever = (signal: AbortSignal) => (codeSignals.push(signal), new Promise(() => {}));
  bindAll(container, [
    [ACCOUNTS_PORT, { sendOtp: () => Promise.resolve(success(undefined)) }],
    [OTP_READER_PORT, { nextCode: waitForever }],
    [TELEMETRY_PORT, { record: () => {} }],
    [GEOLOCATION_PORT, { currentPosition: () => new Promise(() => {}) }],
    [PLACES_PORT, { suggest: () => new Promise(() => {}), placeAt: () => new Promise(() => {}) }],
  ]);
  const booking = createBookingContainer(container);
  const end = () => endBooking(booking, container);
  const waitsForCode = () => codeSignals.filter(({ aborted }) => !aborted).length;
  return { booking, clock, draft, end, waitsForCode };
}

const loginPage = (loadViewModel = () => Promise.resolve({ LoginViewModel })) =>
  lazyFunnelPage(() => Promise.resolve({ LoginPage: () => null }), loadViewModel);

test('a booking that has ended counts and waits for no code', async () => {
  const { booking, clock, end, waitsForCode } = onPage();
  const { prefetch } = loginPage();
  await prefetch(booking);
  booking.get(LoginViewModel).otp.open('9876543210');
  expect([clock.listeners.size, waitsForCode()]).toEqual([1, 1]);
  await prefetch(end());
  expect([clock.listeners.size, waitsForCode()]).toEqual([0, 0]);
});

test('a booking that ends while its page is downloaded makes no view-model for what has ended', async () => {
  const { booking, clock, draft, end, waitsForCode } = onPage();
  const sentOtp = { phoneNumber: '9876543210', resendDeadline: clock.now() + 30_000 };
  let endDownload = () => {};
  const downloaded = new Promise<{ LoginViewModel: typeof LoginViewModel }>(
    (resolve) => (endDownload = () => resolve({ LoginViewModel })),
  );
  const { prefetch } = loginPage(() => downloaded);
  void prefetch(booking);
  const next = prefetch(end());
  draft.update({ sentOtp });
  endDownload();
  await next;
  expect([clock.listeners.size, waitsForCode()]).toEqual([1, 1]);
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
