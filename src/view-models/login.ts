import { makeAutoObservable } from 'mobx';
import { enteredPhoneNumber, leftPhoneNumber, phoneNumberRule } from '../domain/account';
import { onlyErrors } from '../domain/field-errors';
import { messages } from '../domain/messages';
import { ACCOUNTS } from '../ports/accounts';
import type { Resolved } from '../ports/token';
import type { FunnelViewModel } from './funnel';
import type { OtpViewModel } from './otp';
import { Notice } from './shared/notice';
import { StepCheck } from './shared/step-check';
import { DRAFT, FUNNEL, OTP } from './tokens';

/** Login by phone and one-time code (spec sections 2 and 4). */
export class LoginViewModel {
  static readonly needs = { accounts: ACCOUNTS, draft: DRAFT, funnel: FUNNEL, otp: OTP };
  readonly check: StepCheck<'phoneNumber'>;
  readonly notice: Notice;
  isBusy = false;

  constructor(private readonly dependencies: Resolved<typeof LoginViewModel.needs>) {
    this.check = new StepCheck(() => onlyErrors({ phoneNumber: phoneNumberRule(this.phoneNumber) }), dependencies.funnel);
    this.notice = new Notice(dependencies.funnel);
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false, check: false, notice: false });
  }

  get funnel(): FunnelViewModel {
    return this.dependencies.funnel;
  }

  get otp(): OtpViewModel {
    return this.dependencies.otp;
  }

  get phoneNumber(): string {
    return this.dependencies.draft.current.loginPhoneNumber;
  }

  enterPhoneNumber(input: string): void {
    this.notice.clear();
    this.dependencies.draft.update({ loginPhoneNumber: enteredPhoneNumber(this.phoneNumber, input) });
  }

  leavePhoneNumber(): void {
    this.dependencies.draft.update({ loginPhoneNumber: leftPhoneNumber(this.phoneNumber) });
  }

  /** Has a code sent to the phone, and asks for it. */
  async login(): Promise<void> {
    if (this.isBusy) return;
    this.notice.clear();
    this.leavePhoneNumber();
    if (!this.check.validate()) return;
    const { phoneNumber } = this;
    this.setBusy(true);
    const answer = await this.dependencies.accounts.sendOtp(phoneNumber);
    this.setBusy(false);
    // Who has left the page meanwhile is not asked for a code.
    if (!this.funnel.isOn('login')) return;
    if (answer.ok) this.otp.open(phoneNumber);
    else this.notice.say(messages.otp.sendFailed);
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }
}
