import { makeAutoObservable, runInAction } from 'mobx';
import { phoneNumberError } from '../domain/entries/phone-number';
import { collectErrors } from '../domain/field-errors';
import { messages } from '../domain/messages';
import { ACCOUNTS_PORT } from '../ports/server';
import type { Resolved } from '../ports/injection-token';
import { FunnelViewModel } from './funnel';
import { OtpDialogViewModel } from './otp';
import { FailureNotice } from './failure-notice';
import { phoneField } from './phone-field';
import { StepValidation } from './shared/step-validation';
import { DraftStore } from './stores/draft-store';

const FIELDS = { phoneNumber: { label: 'Mobile' } };

/** The login page: a phone number, and the dialog for its one-time code. */
export class LoginViewModel {
  static readonly needs = {
    accounts: ACCOUNTS_PORT,
    draft: DraftStore,
    funnel: FunnelViewModel,
    otp: OtpDialogViewModel,
  };
  readonly funnel: FunnelViewModel;
  readonly otp: OtpDialogViewModel;
  readonly check: StepValidation<'phoneNumber'>;
  readonly notice: FailureNotice;
  isBusy = false;

  constructor(private readonly dependencies: Resolved<typeof LoginViewModel.needs>) {
    this.funnel = dependencies.funnel;
    this.otp = dependencies.otp;
    this.check = new StepValidation(
      FIELDS,
      () => collectErrors({ phoneNumber: phoneNumberError(this.phoneNumber) }),
      dependencies.funnel,
    );
    this.notice = new FailureNotice(dependencies.funnel);
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  get fields() {
    const change = (loginPhoneNumber: string) => this.dependencies.draft.update({ loginPhoneNumber });
    const phoneNumber = phoneField(FIELDS.phoneNumber, () => this.phoneNumber, this.check.errors.phoneNumber, change);
    const set = (input: string) => {
      this.notice.clear();
      phoneNumber.set(input);
    };
    return { phoneNumber: { ...phoneNumber, set } };
  }

  /** Sends a one-time code to the phone, and opens the dialog to enter it. */
  async login(): Promise<void> {
    if (this.isBusy) return;
    this.notice.clear();
    this.fields.phoneNumber.leave();
    if (!this.check.validate()) return;
    const { phoneNumber } = this;
    this.isBusy = true;
    const answer = await this.dependencies.accounts.sendOtp(phoneNumber);
    runInAction(() => (this.isBusy = false));
    // If the visitor has left the page meanwhile, neither the dialog nor a notice may appear.
    if (!this.funnel.isOn('login')) return;
    if (answer.ok) this.otp.open(phoneNumber);
    else this.notice.say(messages.otp.sendFailed);
  }

  private get phoneNumber(): string {
    return this.dependencies.draft.current.loginPhoneNumber;
  }
}
