import { inject, injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { phoneNumberError } from '../domain/input/phone-number';
import { collectErrors } from '../domain/field-errors';
import { messages } from '../domain/messages';
import { ACCOUNTS_PORT, type Accounts } from '../ports/server';
import { FunnelViewModel } from './funnel';
import { OtpDialogViewModel } from './otp';
import { FailureNotice } from './failure-notice';
import { phoneField } from './phone-field';
import { StepValidation } from './shared/step-validation';
import { DraftStore } from './stores/draft-store';

const FIELDS = { phoneNumber: { label: 'Mobile' } };

/** The login page: a phone number, and the dialog for its one-time code. */
@injectable()
export class LoginViewModel {
  readonly validation: StepValidation<'phoneNumber'>;
  readonly notice: FailureNotice;
  isBusy = false;

  constructor(
    @inject(ACCOUNTS_PORT) private readonly accounts: Accounts,
    @inject(DraftStore) private readonly draft: DraftStore,
    @inject(FunnelViewModel) readonly funnel: FunnelViewModel,
    @inject(OtpDialogViewModel) readonly otp: OtpDialogViewModel,
  ) {
    this.validation = new StepValidation(
      FIELDS,
      () => collectErrors({ phoneNumber: phoneNumberError(this.phoneNumber) }),
      funnel,
    );
    this.notice = new FailureNotice(funnel);
    makeAutoObservable(this, {}, { deep: false });
  }

  get fields() {
    const change = (loginPhoneNumber: string) => this.draft.update({ loginPhoneNumber });
    const phoneNumber = phoneField(
      FIELDS.phoneNumber,
      () => this.phoneNumber,
      this.validation.errors.phoneNumber,
      change,
    );
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
    if (!this.validation.validate()) return;
    const { phoneNumber } = this;
    this.isBusy = true;
    const answer = await this.accounts.sendOtp(phoneNumber);
    runInAction(() => (this.isBusy = false));
    // If the visitor has left the page meanwhile, neither the dialog nor a notice may appear.
    if (!this.funnel.isOn('login')) return;
    if (answer.ok) this.otp.open(phoneNumber);
    else this.notice.show(messages.otp.sendFailed);
  }

  private get phoneNumber(): string {
    return this.draft.current.loginPhoneNumber;
  }
}
