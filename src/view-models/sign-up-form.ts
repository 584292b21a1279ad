import type { Gender, NewCustomer } from '../domain/account';
import { emailError } from '../domain/input/email';
import { phoneNumberError } from '../domain/input/phone-number';
import type { NewAddress } from '../domain/address';
import type { SignUpFormValues } from '../domain/draft';
import { visibleName } from '../domain/input/plain-text';
import { required } from '../domain/field-errors';
import { messages } from '../domain/messages';
import { CheckedBy } from './checked-by';

const { account } = messages;

/** The values of the sign-up form, with the rule that checks each field. */
export class SignUpFormModel implements SignUpFormValues {
  @CheckedBy(required(account.firstNameMissing)) readonly firstName!: string;
  @CheckedBy(phoneNumberError) readonly phoneNumber!: string;
  @CheckedBy(emailError) readonly email!: string;
  @CheckedBy(required(account.genderMissing)) readonly gender!: Gender | undefined;
  @CheckedBy(required(account.locationMissing)) readonly location!: NewAddress | undefined;

  constructor(values: SignUpFormValues) {
    Object.assign(this, values);
  }
}

/** The data of a sign-up: a new customer, and their address, which is saved after the sign-up. */
export interface CompleteSignUp {
  readonly customer: NewCustomer;
  readonly location: NewAddress;
}

/** Makes a sign-up from form values that are checked already; undefined if gender or location is missing. */
export function signUpFromValidForm({
  firstName,
  phoneNumber,
  email,
  gender,
  location,
}: SignUpFormValues): CompleteSignUp | undefined {
  if (!gender || !location) return undefined;
  return { customer: { firstName: visibleName(firstName), phoneNumber, email: email.trim(), gender }, location };
}
