import { expect, test } from 'vitest';
import { SENT_BOOKING } from '../../domain/draft-example';
import { ACCOUNTS_PORT, type Accounts } from '../../../src/ports/server';
import { success, type Answer } from '../../../src/ports/answer';
import { LoginViewModel } from '../../../src/pages/login/login-view-model';
import { OtpDialogViewModel } from '../../../src/pages/login/otp-dialog-view-model';
import { visitor } from '../visitor';

/** `sent` resolves the request for a one-time code. */
function entered() {
  const world = visitor();
  world.funnel.arrive('walking', 'login');
  let answerSend = (_answer: Answer<void>) => {};
  const accounts = {
    sendOtp: (_phone: string) => new Promise<Answer<void>>((resolve) => (answerSend = resolve)),
  } as Accounts;
  const container = world.containerWith([ACCOUNTS_PORT, accounts]);
  const [otp, login] = [container.get(OtpDialogViewModel), container.get(LoginViewModel)];
  login.fields.phoneNumber.set('+91 98765 43210');
  return { ...world, login, otp, sent: (answer: Answer<void>) => answerSend(answer) };
}

test('asks for the code of the first number, even if another is typed meanwhile', async () => {
  const { login, otp, sent } = entered();
  const done = login.login();
  login.fields.phoneNumber.set('9820098200');
  sent(success(undefined));
  await done;
  expect(otp.phoneNumber).toBe('9876543210');
});

test.each([
  ['the customer has left the page', ({ funnel }: ReturnType<typeof entered>) => funnel.arrive('walking', 'signUp')],
  ['the booking was sent', ({ funnel }: ReturnType<typeof entered>) => funnel.finish('key', SENT_BOOKING)],
])('asks for no code if %s meanwhile', async (_what, happens) => {
  const world = entered();
  const { login, otp, sent } = world;
  const done = login.login();
  happens(world);
  sent(success(undefined));
  await done;
  expect(otp.isOpen).toBe(false);
});
