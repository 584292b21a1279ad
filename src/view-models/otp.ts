import { makeAutoObservable } from 'mobx';
import {
  formatCountdown,
  OTP_LENGTH,
  otpRule,
  readOtpDigits,
  RESEND_COUNTDOWN_IN_SECONDS,
  secondsLeft,
} from '../domain/account';
import { messages } from '../domain/messages';
import type { Accounts } from '../ports/accounts';
import type { Clock } from '../ports/clock';
import type { SessionViewModel } from './session';

export interface OtpDependencies {
  readonly accounts: Accounts;
  readonly clock: Clock;
  readonly session: SessionViewModel;
}

const NO_DIGITS: readonly string[] = Array.from({ length: OTP_LENGTH }, () => '');

/** The dialog that asks for the one-time code (spec sections 4 and 5, decisions A1 to A4). */
export class OtpViewModel {
  /** The phone that the code was sent to; undefined while the dialog is closed. */
  phoneNumber: string | undefined = undefined;
  digits: readonly string[] = NO_DIGITS;
  /** The message beside the boxes. */
  error: string | undefined = undefined;
  /** Whether the last check of the code got no answer that says anything of the code. */
  isServerUnreachable = false;
  isBusy = false;
  private secondsToResend = RESEND_COUNTDOWN_IN_SECONDS;
  private resendDeadline = 0;
  private stopCountdown = () => {};

  constructor(private readonly dependencies: OtpDependencies) {
    makeAutoObservable<this, 'dependencies' | 'resendDeadline' | 'stopCountdown'>(this, {
      dependencies: false,
      resendDeadline: false,
      stopCountdown: false,
    });
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

  /** A code was sent to the phone: empty boxes, and the countdown from its start. */
  open(phoneNumber: string): void {
    this.phoneNumber = phoneNumber;
    this.restart();
  }

  close(): void {
    this.stopCountdown();
    this.phoneNumber = undefined;
    this.digits = NO_DIGITS;
  }

  /**
   * Puts what was typed into a box: one digit, or none. More than one digit is a code that was pasted or filled in by
   * the device, and fills the boxes from the first (decision A3).
   */
  enter(index: number, text: string): void {
    const entered = readOtpDigits(text);
    this.digits =
      entered.length > 1
        ? NO_DIGITS.map((_, position) => entered[position] ?? '')
        : this.digits.map((digit, position) => (position === index ? (entered[0] ?? '') : digit));
    this.error = undefined;
  }

  async submit(): Promise<void> {
    if (this.isBusy || !this.phoneNumber) return;
    this.error = otpRule(this.digits);
    this.isServerUnreachable = false;
    if (this.error) return;
    const { phoneNumber } = this;
    this.setBusy(true);
    const answer = await this.dependencies.accounts.validateOtp(phoneNumber, this.digits.join(''));
    this.setBusy(false);
    // The dialog may have been closed meanwhile: then nobody waits for the answer any more.
    if (this.phoneNumber !== phoneNumber) return;
    if (answer.ok) {
      this.close();
      this.dependencies.session.begin(answer.value);
    } else {
      this.reject(answer.failure === 'refused');
    }
  }

  async resend(): Promise<void> {
    if (this.isBusy || !this.canResend || !this.phoneNumber) return;
    this.setBusy(true);
    const answer = await this.dependencies.accounts.sendOtp(this.phoneNumber);
    this.setBusy(false);
    if (!this.isOpen) return;
    if (answer.ok) this.restart();
    else this.fail(messages.otp.resendFailed);
  }

  private restart(): void {
    const { clock } = this.dependencies;
    this.digits = NO_DIGITS;
    this.error = undefined;
    this.isServerUnreachable = false;
    this.resendDeadline = clock.now() + RESEND_COUNTDOWN_IN_SECONDS * 1000;
    this.countDown();
    this.stopCountdown();
    this.stopCountdown = clock.everySecond(() => this.countDown());
  }

  /** Reckons from the deadline, not from ticks, which a sleeping phone leaves out (decision A2). */
  private countDown(): void {
    this.secondsToResend = secondsLeft(this.resendDeadline, this.dependencies.clock.now());
    if (this.canResend) this.stopCountdown();
  }

  private reject(isCodeWrong: boolean): void {
    if (isCodeWrong) this.error = messages.otp.invalid;
    else this.isServerUnreachable = true;
  }

  private fail(message: string): void {
    this.error = message;
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }
}
