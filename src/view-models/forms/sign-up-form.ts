import { emailRule, firstNameRule, genderRule, phoneNumberRule, type Gender, type NewCustomer } from '../../domain/account';
import { locationRule, type NewAddress } from '../../domain/address';
import type { SignUpFormValues } from '../../domain/draft';
import { Satisfies } from './satisfies';

/** The sign-up form, with the rule of each field. */
export class SignUpForm implements SignUpFormValues {
  @Satisfies(firstNameRule) readonly firstName!: string;
  @Satisfies(phoneNumberRule) readonly phoneNumber!: string;
  @Satisfies(emailRule) readonly email!: string;
  @Satisfies(genderRule) readonly gender!: Gender | undefined;
  @Satisfies(locationRule) readonly location!: NewAddress | undefined;

  constructor(values: SignUpFormValues) {
    Object.assign(this, values);
  }
}

/** The data of a sign-up: a new customer, and their address, which is saved after the sign-up. */
export interface SignUp {
  readonly customer: NewCustomer;
  readonly location: NewAddress;
}

/** The sign-up that a form without errors holds; undefined while a value is missing. */
export function signUpFromForm({ firstName, phoneNumber, email, gender, location }: SignUpFormValues): SignUp | undefined {
  if (!gender || !location) return undefined;
  return { customer: { firstName: firstName.trim(), phoneNumber, email: email.trim(), gender }, location };
}
