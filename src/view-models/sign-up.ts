import { makeAutoObservable } from 'mobx';
import { enteredPhoneNumber, leftPhoneNumber } from '../domain/account';
import type { NewAddress } from '../domain/address';
import { EMPTY_LOCATION, locationFormValuesOf, type SignUpFormValues } from '../domain/draft';
import { messages } from '../domain/messages';
import { ACCOUNTS } from '../ports/accounts';
import { ALERTS } from '../ports/alerts';
import type { Resolved } from '../ports/token';
import { errorsOf } from './forms/satisfies';
import { customerOfForm, SignUpForm } from './forms/sign-up-form';
import type { FunnelViewModel } from './funnel';
import type { LocationPickerViewModel } from './location-picker';
import { Notice } from './shared/notice';
import { StepCheck } from './shared/step-check';
import { ADDRESS_BOOK, DRAFT, FUNNEL, LOCATION_PICKER, SESSION } from './tokens';

/** Sign-up (spec sections 2 and 4). */
export class SignUpViewModel {
  static readonly needs = {
    accounts: ACCOUNTS,
    alerts: ALERTS,
    addressBook: ADDRESS_BOOK,
    draft: DRAFT,
    funnel: FUNNEL,
    locationPicker: LOCATION_PICKER,
    session: SESSION,
  };
  readonly check: StepCheck<keyof SignUpForm>;
  readonly notice: Notice;
  isBusy = false;

  constructor(private readonly dependencies: Resolved<typeof SignUpViewModel.needs>) {
    this.check = new StepCheck(() => errorsOf(this.form), dependencies.funnel);
    this.notice = new Notice(dependencies.funnel);
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false, check: false, notice: false });
  }

  get form(): SignUpForm {
    return new SignUpForm(this.dependencies.draft.current.signUp);
  }

  get funnel(): FunnelViewModel {
    return this.dependencies.funnel;
  }

  get locationPicker(): LocationPickerViewModel {
    return this.dependencies.locationPicker;
  }

  /** Keeps what was entered in some fields. */
  enter(entries: Partial<Omit<SignUpFormValues, 'phoneNumber'>>): void {
    this.keep(entries);
  }

  enterPhoneNumber(input: string): void {
    this.keep({ phoneNumber: enteredPhoneNumber(this.form.phoneNumber, input) });
  }

  leavePhoneNumber(): void {
    this.keep({ phoneNumber: leftPhoneNumber(this.form.phoneNumber) });
  }

  /** Opens 'Select Location'. The location stays with the form; it is saved once the customer exists (decision D2). */
  openLocation(): void {
    const keep = (location: NewAddress) => {
      this.enter({ location });
      return Promise.resolve(true);
    };
    this.locationPicker.open('establishment', keep, this.form.location);
  }

  /** Failures are logged, and leave the form as it is; one quiet line tells of them (spec section 8, decision F6). */
  async signUp(): Promise<void> {
    if (this.isBusy) return;
    this.notice.clear();
    this.leavePhoneNumber();
    // The checked form is sent, whatever is typed until the answers come.
    const newCustomer = this.check.validate() && customerOfForm(this.form);
    if (!newCustomer) return;
    this.setBusy(true);
    await this.createCustomer(newCustomer);
    this.setBusy(false);
  }

  private async createCustomer(newCustomer: NonNullable<ReturnType<typeof customerOfForm>>): Promise<void> {
    const { accounts, alerts, draft, session } = this.dependencies;
    const { customer, location } = newCustomer;
    const exists = await accounts.exists(customer.phoneNumber);
    // Who logged in meanwhile, by another tab, has an account, and stays who they are.
    if (session.isLoggedIn) return;
    if (!exists.ok) return this.notice.say(messages.quiet.signUpFailed);
    if (exists.value) {
      await alerts.show(messages.account.alreadyExists);
      // Who has left the page meanwhile, or logged in by another tab, is not pulled to another.
      if (!this.funnel.isOn('signUp') || session.isLoggedIn) return;
      draft.update({ loginPhoneNumber: customer.phoneNumber });
      this.funnel.switchTo('login');
      return;
    }
    const created = await accounts.create(customer);
    if (session.isLoggedIn) return;
    if (!created.ok) return this.notice.say(messages.quiet.signUpFailed);
    session.begin(created.value);
    // Behind the redirect to the address page (decision A6).
    void this.saveLocation(location);
  }

  /** Until the address is saved, it stands in 'Select Location', ready to be saved there. */
  private async saveLocation(address: NewAddress): Promise<void> {
    const { addressBook, draft } = this.dependencies;
    const location = locationFormValuesOf(address);
    draft.update({ location });
    const isSaved = await addressBook.save(address);
    // What was changed there meanwhile is another address.
    if (isSaved && draft.current.location === location) draft.update({ location: EMPTY_LOCATION });
  }

  private keep(entries: Partial<SignUpFormValues>): void {
    const { draft } = this.dependencies;
    draft.update({ signUp: { ...draft.current.signUp, ...entries } });
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }
}
