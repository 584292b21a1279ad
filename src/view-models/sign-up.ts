import { inject, injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { GENDERS } from '../domain/account';
import { emailFieldText } from '../domain/input/email';
import type { NewAddress } from '../domain/address';
import { EMPTY_LOCATION_FORM, locationFormValuesOfAddress, type SignUpFormValues } from '../domain/draft';
import { messages } from '../domain/messages';
import { ACCOUNTS_PORT, type Accounts } from '../ports/server';
import { formErrors } from './checked-by';
import { signUpFromValidForm, SignUpFormModel, type CompleteSignUp } from './sign-up-form';
import { FunnelViewModel } from './funnel';
import { LocationDialogViewModel } from './location-dialog';
import { fieldsOf } from './shared/field';
import { FailureNotice } from './failure-notice';
import { phoneField } from './phone-field';
import { StepValidation } from './shared/step-validation';
import { AlertsViewModel } from './alerts';
import { AddressBookStore } from './stores/address-book-store';
import { SessionStore } from './stores/session-store';
import { DraftStore } from './stores/draft-store';

const FIELDS = {
  firstName: { label: 'First Name' },
  phoneNumber: { label: 'Phone Number' },
  email: { label: 'Email' },
  gender: { label: 'Gender', options: GENDERS },
  location: { label: 'Location' },
};

@injectable()
export class SignUpViewModel {
  readonly validation: StepValidation<keyof SignUpFormModel>;
  readonly notice: FailureNotice;
  isBusy = false;

  constructor(
    @inject(ACCOUNTS_PORT) private readonly accounts: Accounts,
    @inject(AlertsViewModel) private readonly alerts: AlertsViewModel,
    @inject(AddressBookStore) private readonly addressBook: AddressBookStore,
    @inject(DraftStore) private readonly draft: DraftStore,
    @inject(FunnelViewModel) readonly funnel: FunnelViewModel,
    @inject(LocationDialogViewModel) readonly locationDialog: LocationDialogViewModel,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    this.validation = new StepValidation(FIELDS, () => formErrors(this.form), funnel);
    this.notice = new FailureNotice(funnel);
    makeAutoObservable(this, {}, { deep: false });
  }

  get form(): SignUpFormModel {
    return new SignUpFormModel(this.draft.current.signUp);
  }

  get fields() {
    const { errors } = this.validation;
    const fields = fieldsOf(FIELDS, this.form, errors, (changes) => this.change(changes));
    return {
      ...fields,
      email: { ...fields.email, set: (input: string) => this.change({ email: emailFieldText(input) }) },
      phoneNumber: phoneField(
        FIELDS.phoneNumber,
        () => this.form.phoneNumber,
        errors.phoneNumber,
        (phoneNumber) => this.change({ phoneNumber }),
      ),
    };
  }

  change(values: Partial<SignUpFormValues>): void {
    const { draft } = this;
    draft.update({ signUp: { ...draft.current.signUp, ...values } });
  }

  /** Opens the dialog 'Select Location' for the form's address. The server gets the address after the sign-up (decision D2). */
  openLocation(): void {
    const accept = (location: NewAddress) => {
      this.change({ location });
      return Promise.resolve(true);
    };
    this.locationDialog.open('establishment', accept, this.form.location);
  }

  /** Signs the customer up. After a failure, a line says so and the form keeps its values (decision F6). */
  async signUp(): Promise<void> {
    if (this.isBusy) return;
    this.notice.clear();
    this.fields.phoneNumber.leave();
    // Reads the form now, when the button is pressed, so that later changes are not sent.
    const signUp = this.validation.validate() && signUpFromValidForm(this.form);
    if (!signUp) return;
    this.isBusy = true;
    await this.createCustomer(signUp);
    runInAction(() => (this.isBusy = false));
  }

  private async createCustomer({ customer, location }: CompleteSignUp): Promise<void> {
    const { accounts, alerts, draft, session } = this;
    const exists = await accounts.exists(customer.phoneNumber);
    // If the customer has logged in meanwhile (in another tab), the sign-up stops.
    if (session.isLoggedIn) return;
    if (!exists.ok) return this.notice.show(messages.quiet.signUpFailed);
    if (exists.value) {
      await alerts.show(messages.account.alreadyExists);
      // If the visitor left the page or logged in (in another tab) while the alert was open, the login page does not open.
      if (!this.funnel.isOn('signUp') || session.isLoggedIn) return;
      // After the login, 'Select Location' still has the address.
      draft.update({ loginPhoneNumber: customer.phoneNumber, location: locationFormValuesOfAddress(location) });
      this.funnel.switchTo('login');
      return;
    }
    const created = await accounts.create(customer);
    if (session.isLoggedIn) return;
    if (!created.ok) return this.notice.show(messages.quiet.signUpFailed);
    session.begin(created.value, customer.phoneNumber);
    // Not awaited, so that the address page opens at once (decision A6).
    void this.saveLocation(location);
  }

  /** Saves the address. Until it is saved, the form 'Select Location' keeps it: after a failure the customer can try again there. */
  private async saveLocation(address: NewAddress): Promise<void> {
    const { addressBook, draft } = this;
    const location = locationFormValuesOfAddress(address);
    draft.update({ location });
    const isSaved = await addressBook.save(address);
    // If the customer has edited the address in the dialog meanwhile, the edited address must stay.
    if (isSaved && draft.current.location === location) draft.update({ location: EMPTY_LOCATION_FORM });
  }
}
