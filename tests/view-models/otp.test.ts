import { expect, test } from 'vitest';
import { success } from '../../src/ports/answer';
import { CLOCK_PORT } from '../../src/ports/device';
import { ACCOUNTS_PORT, type Accounts } from '../../src/ports/server';
import { OtpDialogViewModel } from '../../src/view-models/otp';
import { bookingContainer } from './container';
import { ManualClock } from './manual-clock';
import { storesInMemory } from './stores-in-memory';
import { ASHA } from './visitor';

function openDialog() {
  const accounts: Partial<Accounts> = {
    sendOtp: () => Promise.resolve(success(undefined)),
    validateOtp: () => Promise.resolve(success(ASHA)),
  };
  const clock = new ManualClock();
  const { container: stores, session, draft } = storesInMemory();
  const booking = bookingContainer(stores, [ACCOUNTS_PORT, accounts], [CLOCK_PORT, clock]);
  const otp = booking.get(OtpDialogViewModel);
  otp.open('9876543210');
  return { otp, booking, clock, session, draft };
}

test('does not log in if the dialog was closed, another has opened or the page was left during the check', async () => {
  const { otp, session, draft } = openDialog();
  otp.enter(0, '1234');
  const submitted = otp.submit();
  otp.close();
  expect(otp.isBusy).toBe(false);
  await submitted;
  otp.open('9876543210');
  otp.enter(0, '1234');
  const replaced = otp.submit();
  otp.open('9820098200');
  otp.enter(0, '1');
  await replaced;
  expect(otp).toMatchObject({ phoneNumber: '9820098200', digits: ['1', '', '', ''] });
  otp.enter(0, '1234');
  const left = otp.submit();
  draft.update({ sentOtp: undefined });
  await left;
  expect(session.isLoggedIn).toBe(false);
});

test.each([
  ['the dialog closes', ({ otp }: ReturnType<typeof openDialog>) => otp.close()],
  ['the page is left', ({ draft }: ReturnType<typeof openDialog>) => draft.update({ sentOtp: undefined })],
  ['the booking ends', ({ booking }: ReturnType<typeof openDialog>) => booking.unbindAll()],
])('counts down for the last code only, and no more after %s', (_what, happens) => {
  const world = openDialog();
  const { otp, clock } = world;
  otp.open('9820098200');
  expect(clock.listeners.size).toBe(1);
  happens(world);
  expect(clock.listeners.size).toBe(0);
});

test.each([
  { by: 'an hour does not extend the 30 seconds', passes: [10, -3600, 29], shown: '00:01 s' },
  { by: 'a few seconds changes the countdown by as much', passes: [20, -5, 14], shown: '00:01 s' },
  { by: 'an hour after its end does not restart it', passes: [30, -3600, 1], shown: '00:00 s' },
])('a clock that is set back by $by (decision A2)', ({ passes, shown }) => {
  const { otp, clock } = openDialog();
  for (const seconds of passes) clock.pass(seconds);
  expect(otp.countdown).toBe(shown);
  clock.pass(1);
  expect(otp.canResend).toBe(true);
});

test('ignores the answer to a request from a dialog that was closed', async () => {
  const { otp, clock } = openDialog();
  clock.pass(30);
  const resent = otp.resend();
  otp.close();
  otp.open('9820098200');
  otp.enter(0, '1');
  await resent;
  expect(otp).toMatchObject({ phoneNumber: '9820098200', digits: ['1', '', '', ''], isBusy: false });
});
