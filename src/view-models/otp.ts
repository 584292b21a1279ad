import { makeAutoObservable, when } from 'mobx';
import {
  formatCountdown,
  OTP_LENGTH,
  otpRule,
  readOtpDigits,
  RESEND_COUNTDOWN_IN_SECONDS,
  secondsLeft,
} from '../domain/account';
import { messages } from '../domain/messages';
import { ACCOUNTS } from '../ports/accounts';
import { CLOCK } from '../ports/clock';
import { TEXT_MESSAGES } from '../ports/text-messages';
import type { Resolved } from '../ports/token';
import { LatestCall } from './latest-call';
import { DRAFT, SESSION } from './tokens';

const NO_DIGITS: readonly string[] = Array.from({ length: OTP_LENGTH }, () => '');

/** The dialog that asks for the one-time code (decisions A1 to A4). */
export class OtpViewModel {
  static readonly needs = { accounts: ACCOUNTS, clock: CLOCK, draft: DRAFT, session: SESSION, textMessages: TEXT_MESSAGES };
  digits: readonly string[] = NO_DIGITS;
  error: string | undefined = undefined;
  /** Whether the last check failed without an answer about the code. */
  isServerUnreachable = false;
  isBusy = false;
  /** The number of sent codes. Each new code moves the focus to the first box. */
  sentCount = 0;
  private secondsToResend = RESEND_COUNTDOWN_IN_SECONDS;
  /** The code that is awaited. Closing the dialog and sending the next code abort it. */
  private readonly latestCode = new LatestCall();

  constructor(private readonly dependencies: Resolved<typeof OtpViewModel.needs>) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
    // A phone may unload the page while the customer reads the message with the code.
    if (this.isOpen) this.awaitCode();
  }

  /** The phone that the code was sent to; undefined while the dialog is closed. */
  get phoneNumber(): string | undefined {
    return this.dependencies.draft.current.sentOtp?.phoneNumber;
  }

  get isOpen(): boolean {
    return this.phoneNumber !== undefined;
  }

  get countdown(): string {
    return formatCountdown(this.secondsToResend);
  }

  get canResend(): boolean {
    return this.secondsToResend === 0;
  }

  /** Starts the dialog after a code was sent: empty boxes, and the countdown. */
  open(phoneNumber: string): void {
    const { clock, draft } = this.dependencies;
    this.sentCount += 1;
    this.isBusy = false;
    this.digits = NO_DIGITS;
    this.error = undefined;
    this.isServerUnreachable = false;
    draft.update({ sentOtp: { phoneNumber, resendDeadline: clock.now() + RESEND_COUNTDOWN_IN_SECONDS * 1000 } });
    this.awaitCode();
  }

  close(): void {
    this.latestCode.end();
    this.isBusy = false;
    this.digits = NO_DIGITS;
    this.dependencies.draft.update({ sentOtp: undefined });
  }

  /** Sets the digit of a box. A pasted or autofilled code fills all boxes; text without digits is ignored (decision A3). */
  enter(index: number, text: string): void {
    const entered = readOtpDigits(text);
    if (entered.length === 0 && text !== '') return;
    this.digits =
      entered.length > 1
        ? NO_DIGITS.map((_, position) => entered[position] ?? '')
        : this.digits.map((digit, position) => (position === index ? (entered[0] ?? '') : digit));
    this.error = undefined;
  }

  async submit(): Promise<void> {
    const { phoneNumber } = this;
    if (this.isBusy || !phoneNumber) return;
    this.error = otpRule(this.digits);
    this.isServerUnreachable = false;
    if (this.error) return;
    this.isBusy = true;
    const { signal } = this.latestCode;
    const answer = await this.dependencies.accounts.validateOtp(phoneNumber, this.digits.join(''));
    if (signal.aborted) return;
    if (answer.ok) {
      this.close();
      this.dependencies.session.begin(answer.value);
    } else {
      this.fail(answer.failure === 'refused' ? messages.otp.invalid : undefined);
    }
  }

  async resend(): Promise<void> {
    const { phoneNumber } = this;
    if (this.isBusy || !this.canResend || !phoneNumber) return;
    this.isBusy = true;
    const { signal } = this.latestCode;
    const answer = await this.dependencies.accounts.sendOtp(phoneNumber);
    if (signal.aborted) return;
    if (answer.ok) this.open(phoneNumber);
    else this.fail(messages.otp.resendFailed);
  }

  /** Counts down, and fills in a code that the device reads. The customer submits it (decision A3). */
  private awaitCode(): void {
    const { clock, textMessages } = this.dependencies;
    const signal = this.latestCode.begin();
    this.countDown();
    const stopCountdown = clock.everySecond(() => this.countDown());
    signal.addEventListener('abort', stopCountdown);
    when(() => this.canResend, stopCountdown, { signal });
    // Leaving the page keeps the dialog open in the draft, but stops the wait.
    when(() => !this.isOpen, () => this.latestCode.end(), { signal });
    void this.fillIn(textMessages.nextCode(signal), signal);
  }

  private async fillIn(nextCode: Promise<string | undefined>, signal: AbortSignal): Promise<void> {
    const code = await nextCode;
    if (code !== undefined && !signal.aborted) this.enter(0, code);
  }

  /** Counts from the deadline, because a sleeping phone skips ticks (decision A2). */
  private countDown(): void {
    const { clock, draft } = this.dependencies;
    const { sentOtp } = draft.current;
    // A clock that was set back must not lengthen the countdown.
    const latest = clock.now() + RESEND_COUNTDOWN_IN_SECONDS * 1000;
    if (sentOtp && sentOtp.resendDeadline > latest) draft.update({ sentOtp: { ...sentOtp, resendDeadline: latest } });
    this.secondsToResend = secondsLeft(draft.current.sentOtp?.resendDeadline ?? 0, clock.now());
  }

  /** Shows a message beside the boxes or, without one, that the server could not be reached. */
  private fail(message: string | undefined): void {
    this.isBusy = false;
    if (message) this.error = message;
    else this.isServerUnreachable = true;
  }
}
