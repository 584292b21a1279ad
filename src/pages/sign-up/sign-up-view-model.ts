import { inject, injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import type { NewAddress } from '../../domain/address';
import { formMessages } from '../../domain/form-messages';
import { success, type ServerWords } from '../../ports/answer';
import { ACCOUNTS_PORT, type Accounts } from '../../ports/server';
import { definitionsOf, fillIn, formErrors, formFields, type FieldName, type FormChanges } from '../../funnel/form';
import { locationEntriesOf } from '../../funnel/location/location-form';
import { ServerMessages } from '../../funnel/server-messages';
import { SignUpForm, type CompleteSignUp } from './sign-up-form';
import { FunnelViewModel } from '../../funnel/funnel-view-model';
import { LocationDialogViewModel } from '../../funnel/location/location-dialog-view-model';
import { FailureNotice } from '../../funnel/failure-notice';
import { phoneField } from '../../funnel/phone-number-field';
import { StepValidation } from '../../funnel/step-validation';
import { AlertsViewModel } from '../../funnel/alerts';
import { AddressBookStore } from '../../stores/address-book-store';
import { SessionStore } from '../../stores/session-store';
import { DraftStore } from '../../stores/draft-store';

@injectable()
export class SignUpViewModel {
  readonly validation: StepValidation<FieldName<SignUpForm>>;
  readonly notice: FailureNotice;
  private readonly serverMessages = new ServerMessages<SignUpForm>();
  isBusy = false;

  constructor(
    @inject(ACCOUNTS_PORT) private readonly accounts: Accounts,
    @inject(AlertsViewModel) readonly alerts: AlertsViewModel,
    @inject(AddressBookStore) private readonly addressBook: AddressBookStore,
    @inject(DraftStore) private readonly draft: DraftStore,
    @inject(FunnelViewModel) readonly funnel: FunnelViewModel,
    @inject(LocationDialogViewModel) readonly locationDialog: LocationDialogViewModel,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    this.validation = new StepValidation(
      definitionsOf(SignUpForm),
      () => ({ ...this.serverMessages.about(this.form), ...formErrors(this.form) }),
      funnel,
    );
    this.notice = new FailureNotice(funnel);
    makeAutoObservable(this, {}, { deep: false });
  }

  get form(): SignUpForm {
    return fillIn(new SignUpForm(), this.draft.current.signUp);
  }

  get fields() {
    const fields = formFields(this.form, this.validation.errors, (changes) => this.change(changes));
    return { ...fields, phoneNumber: phoneField(fields.phoneNumber, () => this.form.phoneNumber) };
  }

  change(values: FormChanges<SignUpForm>): void {
    const { draft } = this;
    draft.update({ signUp: { ...draft.current.signUp, ...values } });
  }

  /** The server gets the address after the sign-up (decision D2). */
  openLocation(): void {
    const accept = (location: NewAddress) => {
      this.change({ location });
      return Promise.resolve(success(undefined));
    };
    this.locationDialog.open('establishment', accept, this.form.location);
  }

  /** Decision F6. */
  async signUp(): Promise<void> {
    if (this.isBusy) return;
    this.notice.clear();
    this.serverMessages.clear();
    this.fields.phoneNumber.leave();
    // Read now: later changes must not be sent.
    const { form } = this;
    const signUp = this.validation.validate() && form.complete();
    if (!signUp) return;
    this.isBusy = true;
    await this.createCustomer(signUp, form);
    runInAction(() => (this.isBusy = false));
  }

  private async createCustomer({ customer, location }: CompleteSignUp, form: SignUpForm): Promise<void> {
    const { accounts, alerts, draft, session } = this;
    const exists = await accounts.exists(customer.phoneNumber);
    // The customer may have logged in meanwhile, in another tab.
    if (session.isLoggedIn) return;
    if (!exists.ok) return this.notice.show(formMessages.quiet.signUpFailed);
    if (exists.value) {
      await alerts.show(formMessages.account.alreadyExists);
      // The visitor may have left the page while the alert was open.
      if (!this.funnel.isOn('signUp') || session.isLoggedIn) return;
      // After the login, 'Select Location' still has the address.
      draft.update({ loginPhoneNumber: customer.phoneNumber, location: locationEntriesOf(location) });
      this.funnel.switchTo('login');
      return;
    }
    const created = await accounts.create(customer);
    if (session.isLoggedIn) return;
    if (!created.ok) return this.tellWhy(created, form);
    session.begin(created.value, customer.phoneNumber);
    // Not awaited, so that the address page opens at once (decision A6).
    void this.saveLocation(location);
  }

  /** Beside the fields that the server names, else in the line (decision F7). */
  private tellWhy({ message = formMessages.quiet.signUpFailed, fieldMessages }: ServerWords, sent: SignUpForm): void {
    this.serverMessages.show(sent, fieldMessages);
    if (this.validation.validate()) this.notice.show(message);
  }

  /** Until it is saved, 'Select Location' keeps it: after a failure the customer can try again there. */
  private async saveLocation(address: NewAddress): Promise<void> {
    const { addressBook, draft } = this;
    const location = locationEntriesOf(address);
    draft.update({ location });
    const { ok: isSaved } = await addressBook.save(address);
    // An address edited in the dialog meanwhile must stay.
    if (isSaved && draft.current.location === location) draft.update({ location: {} });
  }
}
