import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { cleanPhoneNumber, type NewCustomer } from '../domain/account';
import type { NewAddress } from '../domain/address';
import { EMPTY_SIGN_UP, type SignUpEntries } from '../domain/draft';
import { messages } from '../domain/messages';
import type { Accounts } from '../ports/accounts';
import type { Alerts } from '../ports/alerts';
import type { AddressBookViewModel } from './address-book';
import type { DraftViewModel } from './draft';
import { errorsOf } from './forms/obeys';
import { SignUpForm } from './forms/sign-up-form';
import type { FunnelViewModel } from './funnel';
import type { LocationPickerViewModel } from './location-picker';
import type { SessionViewModel } from './session';
import { StepCheck } from './step-check';

export interface SignUpDependencies {
  readonly accounts: Accounts;
  readonly alerts: Alerts;
  readonly addressBook: AddressBookViewModel;
  readonly draft: DraftViewModel;
  readonly funnel: FunnelViewModel;
  readonly locationPicker: LocationPickerViewModel;
  readonly session: SessionViewModel;
}

/** Sign-up (spec sections 2 and 4). */
export class SignUpViewModel {
  form: SignUpForm;
  readonly check: StepCheck<keyof SignUpForm>;
  isBusy = false;

  constructor(private readonly dependencies: SignUpDependencies) {
    this.form = new SignUpForm(dependencies.draft.current.signUp);
    this.check = new StepCheck(() => errorsOf(this.form));
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false, form: observableRef, check: false });
    reaction(
      () => ({ ...this.form }),
      (signUp) => dependencies.draft.update({ signUp }),
    );
  }

  get funnel(): FunnelViewModel {
    return this.dependencies.funnel;
  }

  get locationPicker(): LocationPickerViewModel {
    return this.dependencies.locationPicker;
  }

  /** Keeps what was entered in some fields. */
  enter(entries: Partial<Omit<SignUpEntries, 'phoneNumber'>>): void {
    Object.assign(this.form, entries);
  }

  enterPhoneNumber(input: string): void {
    this.form.phoneNumber = cleanPhoneNumber(input);
  }

  /** Opens 'Select Location'. The location stays with the form; it is saved once the customer exists (decision D2). */
  openLocation(): void {
    const keep = (location: NewAddress) => {
      this.enter({ location });
      return Promise.resolve(true);
    };
    this.locationPicker.open('establishment', keep, this.form.location);
  }

  /** Failures are only logged, and leave the form as it is (spec section 8). */
  async signUp(): Promise<void> {
    if (this.isBusy || !this.check.passes()) return;
    this.setBusy(true);
    await this.createCustomer();
    this.setBusy(false);
  }

  private async createCustomer(): Promise<void> {
    const { accounts, addressBook, alerts, draft, session } = this.dependencies;
    const { phoneNumber, location } = this.form;
    const exists = await accounts.exists(phoneNumber);
    if (!exists.ok) return;
    if (exists.value) {
      await alerts.show(messages.account.alreadyExists);
      // Who has left the page meanwhile is not pulled to another.
      if (this.funnel.page !== 'signUp') return;
      draft.update({ loginPhoneNumber: phoneNumber });
      this.funnel.switchTo('login');
      return;
    }
    const created = await accounts.create(this.newCustomer());
    if (!created.ok) return;
    this.forget();
    session.begin(created.value);
    // Behind the redirect to the address page; a failure only logs (decision A6).
    if (location) void addressBook.save(location);
  }

  /** What a visitor signed up with is not kept on the device once they are a customer. */
  private forget(): void {
    this.form = new SignUpForm(EMPTY_SIGN_UP);
  }

  private newCustomer(): NewCustomer {
    const { firstName, phoneNumber, email, gender } = this.form;
    return { firstName: firstName.trim(), phoneNumber, email: email.trim(), gender: gender! };
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }
}
