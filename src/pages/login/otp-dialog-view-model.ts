import { inject, injectable, preDestroy } from 'inversify';
import { makeAutoObservable, when } from 'mobx';
import {
  formatCountdown,
  otpError,
  otpDigitsOfText,
  OTP_RESEND_COUNTDOWN_IN_SECONDS,
  secondsLeft,
} from '../../domain/account';
import { OTP_LENGTH } from '../../domain/lengths';
import { formMessages } from '../../domain/form-messages';
import { ACCOUNTS_PORT, type Accounts } from '../../ports/server';
import { CLOCK_PORT, type Clock } from '../../ports/device';
import { LatestOnly } from '../../stores/latest-only';
import { SessionStore } from '../../stores/session-store';
import { DraftStore } from '../../stores/draft-store';

const NO_DIGITS: readonly string[] = Array.from({ length: OTP_LENGTH }, () => '');

/** Decisions A1 to A4. */
@injectable()
export class OtpDialogViewModel {
  digits: readonly string[] = NO_DIGITS;
  error: string | undefined = undefined;
  isServerUnreachable = false;
  isBusy = false;
  /** Each new code moves the focus to the first box. */
  sentCount = 0;
  private secondsToResend = OTP_RESEND_COUNTDOWN_IN_SECONDS;
  /** Aborted when the dialog closes or another code is sent, so that late answers are ignored. */
  private readonly latestCode = new LatestOnly();

  constructor(
    @inject(ACCOUNTS_PORT) private readonly accounts: Accounts,
    @inject(CLOCK_PORT) private readonly clock: Clock,
    @inject(DraftStore) private readonly draft: DraftStore,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    makeAutoObservable(this, {}, { deep: false });
    // A phone may unload the page while the customer reads the text message.
    if (this.isOpen) this.runCountdown();
  }

  get phoneNumber(): string | undefined {
    return this.draft.current.sentOtp?.phoneNumber;
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

  open(phoneNumber: string): void {
    const { clock, draft } = this;
    this.sentCount += 1;
    this.isBusy = false;
    this.digits = NO_DIGITS;
    this.clearMessages();
    draft.update({ sentOtp: { phoneNumber, resendDeadline: clock.now() + OTP_RESEND_COUNTDOWN_IN_SECONDS * 1000 } });
    this.runCountdown();
  }

  close(): void {
    this.isBusy = false;
    this.digits = NO_DIGITS;
    this.draft.update({ sentOtp: undefined });
  }

  /** The countdown would outlive the booking. */
  @preDestroy()
  dispose(): void {
    this.latestCode.end();
  }

  /** A whole code fills all boxes. Returns the box to go on at (decision A3). */
  enter(index: number, text: string): number {
    const entered = otpDigitsOfText(text);
    const [only = ''] = entered;
    if (only || text === '') {
      this.digits = entered.length > 1 ? entered : this.digits.map((digit, box) => (box === index ? only : digit));
      this.error = undefined;
    }
    return index + entered.length;
  }

  async submit(): Promise<void> {
    const { phoneNumber } = this;
    if (this.isBusy || !phoneNumber) return;
    this.clearMessages();
    this.error = otpError(this.digits);
    if (this.error) return;
    this.isBusy = true;
    const { signal } = this.latestCode;
    const answer = await this.accounts.validateOtp(phoneNumber, this.digits.join(''));
    if (signal.aborted) return;
    if (answer.ok) {
      this.close();
      this.session.begin(answer.value, phoneNumber);
    } else {
      this.fail(answer.failure === 'refused' ? formMessages.otp.invalid : undefined);
    }
  }

  async resend(): Promise<void> {
    const { phoneNumber } = this;
    if (this.isBusy || !this.canResend || !phoneNumber) return;
    this.clearMessages();
    this.isBusy = true;
    const { signal } = this.latestCode;
    const answer = await this.accounts.sendOtp(phoneNumber);
    if (signal.aborted) return;
    if (answer.ok) this.open(phoneNumber);
    else this.fail(formMessages.otp.resendFailed);
  }

  private runCountdown(): void {
    const { clock } = this;
    const signal = this.latestCode.begin();
    this.countDown();
    const stopCountdown = clock.everySecond(() => this.countDown());
    signal.addEventListener('abort', stopCountdown);
    when(() => this.canResend, stopCountdown, { signal });
    // Leaving the login page clears `sentOtp` without a call of `close`.
    when(
      () => !this.isOpen,
      () => this.latestCode.end(),
      { signal },
    );
  }

  /** From the deadline, because a sleeping phone skips ticks (decision A2). */
  private countDown(): void {
    const { clock, draft } = this;
    const { sentOtp } = draft.current;
    // If the device's clock was set back, the deadline is too far away.
    const latest = clock.now() + OTP_RESEND_COUNTDOWN_IN_SECONDS * 1000;
    if (sentOtp && sentOtp.resendDeadline > latest) draft.update({ sentOtp: { ...sentOtp, resendDeadline: latest } });
    this.secondsToResend = secondsLeft(draft.current.sentOtp?.resendDeadline ?? 0, clock.now());
  }

  /** Decision F6. */
  private clearMessages(): void {
    this.error = undefined;
    this.isServerUnreachable = false;
  }

  private fail(message: string | undefined): void {
    this.isBusy = false;
    if (message) this.error = message;
    else this.isServerUnreachable = true;
  }
}
