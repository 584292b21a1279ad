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
  /** The message beside the boxes. */
  error: string | undefined = undefined;
  /** Whether the last check failed without an answer about the code. */
  isServerUnreachable = false;
  isBusy = false;
  /** Counts the codes that were sent, so that typing starts at the first box each time. */
  sentCount = 0;
  private secondsToResend = RESEND_COUNTDOWN_IN_SECONDS;
  /** The code that is waited for. A closed dialog ends it, and so does the next code. */
  private readonly latestCode = new LatestCall();

  constructor(private readonly dependencies: Resolved<typeof OtpViewModel.needs>) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
    // A phone may drop the page while its owner reads the message with the code.
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

  /** A code was sent to the phone: empties the boxes, and starts the countdown. */
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

  /**
   * Puts what was typed into a box: one digit, or none. More than one digit is a code that was pasted or filled in by
   * the device, and fills the boxes from the first (decision A3). A text without digits changes nothing.
   */
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

  /** Counts down, and fills in the code that the device reads. Four digits do not submit by themselves (decision A3). */
  private awaitCode(): void {
    const { clock, textMessages } = this.dependencies;
    const signal = this.latestCode.begin();
    this.countDown();
    const stopCountdown = clock.everySecond(() => this.countDown());
    signal.addEventListener('abort', stopCountdown);
    when(() => this.canResend, stopCountdown, { signal });
    // Leaving the page closes no dialog, but ends the wait.
    when(() => !this.isOpen, () => this.latestCode.end(), { signal });
    void this.fillIn(textMessages.nextCode(signal), signal);
  }

  private async fillIn(nextCode: Promise<string | undefined>, signal: AbortSignal): Promise<void> {
    const code = await nextCode;
    if (code !== undefined && !signal.aborted) this.enter(0, code);
  }

  /** Reckons from the deadline, not from ticks, which a sleeping phone leaves out (decision A2). */
  private countDown(): void {
    const { clock, draft } = this.dependencies;
    const { sentOtp } = draft.current;
    // A clock that was set back lengthens no countdown.
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
