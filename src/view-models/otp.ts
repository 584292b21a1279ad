import { makeAutoObservable, when } from 'mobx';
import {
  formatCountdown,
  otpError,
  otpDigitsOfText,
  OTP_RESEND_COUNTDOWN_IN_SECONDS,
  secondsLeft,
} from '../domain/entries/one-time-code';
import { OTP_LENGTH } from '../domain/lengths';
import { messages } from '../domain/messages';
import { ACCOUNTS_PORT } from '../ports/server';
import { CLOCK_PORT, OTP_READER_PORT } from '../ports/device';
import type { Resolved } from '../ports/injection-token';
import { LatestCallAbortController } from './latest-call-abort-controller';
import { SessionStore } from './stores/session-store';
import { DraftStore } from './stores/draft-store';

const NO_DIGITS: readonly string[] = Array.from({ length: OTP_LENGTH }, () => '');

/** The dialog that asks for the one-time code (decisions A1 to A4). */
export class OtpDialogViewModel {
  static readonly needs = {
    accounts: ACCOUNTS_PORT,
    clock: CLOCK_PORT,
    draft: DraftStore,
    session: SessionStore,
    otpReader: OTP_READER_PORT,
  };
  digits: readonly string[] = NO_DIGITS;
  error: string | undefined = undefined;
  /** Whether the last Submit failed for another reason than a wrong code, such as no connection. */
  isServerUnreachable = false;
  isBusy = false;
  /** The number of one-time codes sent. Each new code moves the focus to the first box. */
  sentCount = 0;
  private secondsToResend = OTP_RESEND_COUNTDOWN_IN_SECONDS;
  /** The latest sent code. Its signal is aborted when the dialog closes or another code is sent, so that late answers are ignored. */
  private readonly latestCode = new LatestCallAbortController();

  constructor(private readonly dependencies: Resolved<typeof OtpDialogViewModel.needs>) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
    // A phone may unload the page while the customer reads the text message. After the reload, the open dialog waits for the code again.
    if (this.isOpen) this.awaitCode();
  }

  /** The phone number that the one-time code was sent to; undefined while the dialog is closed. */
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

  /** Opens the dialog for a code that was just sent: with empty boxes, and a new countdown to 'Click to Resend'. */
  open(phoneNumber: string): void {
    const { clock, draft } = this.dependencies;
    this.sentCount += 1;
    this.isBusy = false;
    this.digits = NO_DIGITS;
    this.error = undefined;
    this.isServerUnreachable = false;
    draft.update({ sentOtp: { phoneNumber, resendDeadline: clock.now() + OTP_RESEND_COUNTDOWN_IN_SECONDS * 1000 } });
    this.awaitCode();
  }

  /** Closes the dialog. This also ends the wait for the code in a text message. */
  close(): void {
    this.isBusy = false;
    this.digits = NO_DIGITS;
    this.dependencies.draft.update({ sentOtp: undefined });
  }

  /** Enters text in a box. Several digits fill all boxes, '' empties the box, text without digits is ignored (decision A3). */
  enter(index: number, text: string): void {
    const entered = otpDigitsOfText(text);
    if (entered.length === 0 && text !== '') return;
    // A part of a code fills the boxes from this one on. A whole code fills all, whichever box it is entered in.
    const first = entered.length === NO_DIGITS.length ? 0 : index;
    const filled = text === '' ? [''] : entered;
    this.digits = this.digits.map((digit, position) => filled[position - first] ?? digit);
    this.error = undefined;
  }

  async submit(): Promise<void> {
    const { phoneNumber } = this;
    if (this.isBusy || !phoneNumber) return;
    this.error = otpError(this.digits);
    this.isServerUnreachable = false;
    if (this.error) return;
    this.isBusy = true;
    const { signal } = this.latestCode;
    const answer = await this.dependencies.accounts.validateOtp(phoneNumber, this.digits.join(''));
    if (signal.aborted) return;
    if (answer.ok) {
      this.close();
      this.dependencies.session.begin(answer.value, phoneNumber);
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

  /** Runs the countdown, and fills in the code that the device reads from the text message (decision A3). */
  private awaitCode(): void {
    const { clock, otpReader } = this.dependencies;
    const signal = this.latestCode.begin();
    this.countDown();
    const stopCountdown = clock.everySecond(() => this.countDown());
    signal.addEventListener('abort', stopCountdown);
    when(() => this.canResend, stopCountdown);
    // Leaving the login page closes the dialog by clearing `sentOtp`, without a call of `close`. So the wait for the code ends here.
    when(
      () => !this.isOpen,
      () => this.latestCode.end(),
    );
    void otpReader.nextCode(signal).then((code) => code !== undefined && !signal.aborted && this.enter(0, code));
  }

  /** Computes the remaining seconds from the deadline, because a sleeping phone skips ticks (decision A2). */
  private countDown(): void {
    const { clock, draft } = this.dependencies;
    const { sentOtp } = draft.current;
    // If the device's clock was set back, the deadline is too far away. Limits the countdown to its full length.
    const latest = clock.now() + OTP_RESEND_COUNTDOWN_IN_SECONDS * 1000;
    if (sentOtp && sentOtp.resendDeadline > latest) draft.update({ sentOtp: { ...sentOtp, resendDeadline: latest } });
    this.secondsToResend = secondsLeft(draft.current.sentOtp?.resendDeadline ?? 0, clock.now());
  }

  /** Shows the message beside the boxes; without a message, says that the server could not be reached. */
  private fail(message: string | undefined): void {
    this.isBusy = false;
    if (message) this.error = message;
    else this.isServerUnreachable = true;
  }
}
