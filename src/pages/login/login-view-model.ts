import { inject, injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { formMessages } from '../../domain/form-messages';
import { ACCOUNTS_PORT, type Accounts } from '../../ports/server';
import { definitionsOf, fillIn, formErrors, formFields, type FieldName } from '../../funnel/form';
import { LoginForm } from './login-form';
import { FunnelViewModel } from '../../funnel/funnel-view-model';
import { OtpDialogViewModel } from './otp-dialog-view-model';
import { FailureNotice } from '../../funnel/failure-notice';
import { phoneField } from '../../funnel/phone-number-field';
import { StepValidation } from '../../funnel/step-validation';
import { DraftStore } from '../../stores/draft-store';

@injectable()
export class LoginViewModel {
  readonly validation: StepValidation<FieldName<LoginForm>>;
  readonly notice: FailureNotice;
  isBusy = false;

  constructor(
    @inject(ACCOUNTS_PORT) private readonly accounts: Accounts,
    @inject(DraftStore) private readonly draft: DraftStore,
    @inject(FunnelViewModel) readonly funnel: FunnelViewModel,
    @inject(OtpDialogViewModel) readonly otp: OtpDialogViewModel,
  ) {
    this.validation = new StepValidation(definitionsOf(LoginForm), () => formErrors(this.form), funnel);
    this.notice = new FailureNotice(funnel);
    makeAutoObservable(this, {}, { deep: false });
  }

  get fields() {
    const fields = formFields(this.form, this.validation.errors, ({ phoneNumber: loginPhoneNumber = '' }) =>
      this.draft.update({ loginPhoneNumber }),
    );
    const phoneNumber = phoneField(fields.phoneNumber, () => this.form.phoneNumber);
    const set = (input: string) => {
      this.notice.clear();
      phoneNumber.set(input);
    };
    return { phoneNumber: { ...phoneNumber, set } };
  }

  async login(): Promise<void> {
    if (this.isBusy) return;
    this.notice.clear();
    this.fields.phoneNumber.leave();
    if (!this.validation.validate()) return;
    const { phoneNumber } = this.form;
    this.isBusy = true;
    const answer = await this.accounts.sendOtp(phoneNumber);
    runInAction(() => (this.isBusy = false));
    // If the visitor has left meanwhile, neither dialog nor notice may appear.
    if (!this.funnel.isOn('login')) return;
    if (answer.ok) this.otp.open(phoneNumber);
    else this.notice.show(formMessages.otp.sendFailed);
  }

  private get form(): LoginForm {
    return fillIn(new LoginForm(), { phoneNumber: this.draft.current.loginPhoneNumber });
  }
}
