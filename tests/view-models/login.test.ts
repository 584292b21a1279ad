import { expect, test } from 'vitest';
import type { Accounts } from '../../src/ports/accounts';
import { failure, success, type Answer } from '../../src/ports/answer';
import { LoginViewModel } from '../../src/view-models/login';
import { OtpViewModel } from '../../src/view-models/otp';
import { seen } from './seen';
import { visitor } from './visitor';

/** Asha on the login page with her phone number; the sending of a code is answered when the test says so. */
function entered() {
  const world = visitor();
  world.funnel.arrive('walking', 'login');
  const phones: string[] = [];
  let answerSend = (_answer: Answer<void>) => {};
  const accounts = {
    sendOtp: (phone: string) => (phones.push(phone), new Promise<Answer<void>>((resolve) => (answerSend = resolve))),
  } as Accounts;
  const textMessages = { nextCode: () => Promise.resolve(undefined) };
  const otp = new OtpViewModel({ ...world, accounts, textMessages });
  const login = new LoginViewModel({ ...world, accounts, otp });
  login.fields.phoneNumber.set('+91 98765 43210');
  return { ...world, login, otp, phones, sent: (answer: Answer<void>) => answerSend(answer) };
}

test('sends a code to the phone, and asks for it', async () => {
  const { login, otp, phones, sent } = entered();
  const done = login.login();
  expect(otp.isOpen).toBe(false);
  sent(success(undefined));
  await done;
  expect(phones).toEqual(['9876543210']);
  expect(otp.phoneNumber).toBe('9876543210');
});

test('asks for the code that was sent, whatever is typed until the answer comes', async () => {
  const { login, otp, sent } = entered();
  const done = login.login();
  login.fields.phoneNumber.set('9820098200');
  sent(success(undefined));
  await done;
  expect(otp.phoneNumber).toBe('9876543210');
});

test('sends one code for two presses, and is free again after it', async () => {
  const { login, phones, sent } = entered();
  const busy = seen(() => login.isBusy);
  const presses = [login.login(), login.login()];
  expect(busy).toEqual([false, true]);
  sent(success(undefined));
  await Promise.all(presses);
  expect(busy).toEqual([false, true, false]);
  expect(phones).toHaveLength(1);
});

test('asks nobody for a code who has left the page meanwhile', async () => {
  const { login, otp, funnel, sent } = entered();
  const done = login.login();
  funnel.arrive('walking', 'signUp');
  sent(success(undefined));
  await done;
  expect(otp.isOpen).toBe(false);
});

test('says that the code could not be sent, until the number is changed or it is tried again', async () => {
  const { login, otp, sent } = entered();
  const first = login.login();
  sent(failure('failed'));
  await first;
  expect(login.notice.text).toBe('Failed to send OTP. Try again.');
  expect(login.check.errors).toEqual({});
  expect(otp.isOpen).toBe(false);
  login.fields.phoneNumber.set('9876543210');
  expect(login.notice.text).toBeUndefined();
  const second = login.login();
  sent(failure('unreachable'));
  await second;
  const third = login.login();
  expect(login.notice.text).toBeUndefined();
  sent(success(undefined));
  await third;
  expect(otp.isOpen).toBe(true);
});

test('sends nothing to what is no phone number', async () => {
  const { login, phones } = entered();
  login.fields.phoneNumber.set('98765');
  await login.login();
  expect(login.check.errors).toEqual({ phoneNumber: 'Please enter a valid 10-digit phone number' });
  expect(phones).toEqual([]);
});

test('asks nobody for a code whose booking has been sent meanwhile', async () => {
  const { login, otp, funnel, sent } = entered();
  const done = login.login();
  funnel.finish();
  sent(success(undefined));
  await done;
  expect(otp.isOpen).toBe(false);
});
