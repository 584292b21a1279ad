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
import { DRAFT, SESSION } from './tokens';

const NO_DIGITS: readonly string[] = Array.from({ length: OTP_LENGTH }, () => '');

/** The dialog that asks for the one-time code (spec sections 4 and 5, decisions A1 to A4). */
export class OtpViewModel {
  static readonly needs = { accounts: ACCOUNTS, clock: CLOCK, draft: DRAFT, session: SESSION, textMessages: TEXT_MESSAGES };
  digits: readonly string[] = NO_DIGITS;
  /** The message beside the boxes. */
  error: string | undefined = undefined;
  /** Whether the last check of the code got no answer that says anything of the code. */
  isServerUnreachable = false;
  isBusy = false;
  /** Counts the codes that were asked for, so that typing starts at the first box each time. */
  sentCount = 0;
  /** Counts what makes answers under way worthless: a closed dialog, another code. */
  private turn = 0;
  private secondsToResend = RESEND_COUNTDOWN_IN_SECONDS;
  private stopCountdown = () => {};
  private stopListening = () => {};

  constructor(private readonly dependencies: Resolved<typeof OtpViewModel.needs>) {
    makeAutoObservable<this, 'dependencies' | 'stopCountdown' | 'stopListening' | 'turn'>(this, {
      dependencies: false,
      stopCountdown: false,
      stopListening: false,
      turn: false,
    });
    // A phone may drop the page while its owner reads the message with the code.
    if (this.isOpen) {
      this.startCountdown();
      this.listen();
    }
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

  /** A code was sent to the phone: empty boxes, and the countdown from its start. */
  open(phoneNumber: string): void {
    this.restart(phoneNumber);
  }

  close(): void {
    this.turn += 1;
    this.isBusy = false;
    this.digits = NO_DIGITS;
    this.dependencies.draft.update({ sentOtp: undefined });
  }

  /**
   * Puts what was typed into a box: one digit, or none. More than one digit is a code that was pasted or filled in by
   * the device, and fills the boxes from the first (decision A3). What holds no digit changes nothing.
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
    if (this.isBusy || !this.phoneNumber) return;
    this.error = otpRule(this.digits);
    this.isServerUnreachable = false;
    if (this.error) return;
    const { phoneNumber, turn } = this;
    this.setBusy(true);
    const answer = await this.dependencies.accounts.validateOtp(phoneNumber, this.digits.join(''));
    // The dialog may have been closed meanwhile: then nobody waits for the answer any more.
    if (turn !== this.turn || !this.isOpen) return;
    this.setBusy(false);
    if (answer.ok) {
      this.close();
      this.dependencies.session.begin(answer.value);
    } else {
      this.reject(answer.failure === 'refused');
    }
  }

  async resend(): Promise<void> {
    const { phoneNumber, turn } = this;
    if (this.isBusy || !this.canResend || !phoneNumber) return;
    this.setBusy(true);
    const answer = await this.dependencies.accounts.sendOtp(phoneNumber);
    if (turn !== this.turn || !this.isOpen) return;
    this.setBusy(false);
    if (answer.ok) this.restart(phoneNumber);
    else this.fail(messages.otp.resendFailed);
  }

  private restart(phoneNumber: string): void {
    const { clock, draft } = this.dependencies;
    this.turn += 1;
    this.sentCount += 1;
    this.isBusy = false;
    this.digits = NO_DIGITS;
    this.error = undefined;
    this.isServerUnreachable = false;
    const resendDeadline = clock.now() + RESEND_COUNTDOWN_IN_SECONDS * 1000;
    draft.update({ sentOtp: { phoneNumber, resendDeadline } });
    this.startCountdown();
    this.listen();
  }

  private stopWaiting(): void {
    this.stopCountdown();
    this.stopListening();
  }

  /** The device may read the message with the code by itself; four digits do not submit by themselves (decision A3). */
  private listen(): void {
    this.stopListening();
    const calledOff = new AbortController();
    this.stopListening = () => calledOff.abort();
    // Who leaves the page closes no dialog, but waits no longer.
    when(
      () => !this.isOpen,
      () => this.stopWaiting(),
    );
    void this.fillIn(calledOff.signal);
  }

  private async fillIn(calledOff: AbortSignal): Promise<void> {
    const code = await this.dependencies.textMessages.nextCode(calledOff);
    if (code !== undefined && !calledOff.aborted && this.isOpen) this.enter(0, code);
  }

  private startCountdown(): void {
    this.stopCountdown();
    this.stopCountdown = this.dependencies.clock.everySecond(() => this.countDown());
    this.countDown();
  }

  /** Reckons from the deadline, not from ticks, which a sleeping phone leaves out (decision A2). */
  private countDown(): void {
    const { clock, draft } = this.dependencies;
    const { sentOtp } = draft.current;
    // Where the clock was set back since, nobody waits for as long as that.
    const latest = clock.now() + RESEND_COUNTDOWN_IN_SECONDS * 1000;
    if (sentOtp && sentOtp.resendDeadline > latest) draft.update({ sentOtp: { ...sentOtp, resendDeadline: latest } });
    this.secondsToResend = secondsLeft(draft.current.sentOtp?.resendDeadline ?? 0, clock.now());
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
