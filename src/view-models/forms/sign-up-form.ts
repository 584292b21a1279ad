import { emailError, firstNameError, genderError, phoneNumberError, type Gender, type NewCustomer } from '../../domain/account';
import { locationError, type NewAddress } from '../../domain/address';
import type { SignUpFormValues } from '../../domain/draft';
import { Satisfies } from './satisfies';

/** The sign-up form, with the rule of each field. */
export class SignUpForm implements SignUpFormValues {
  @Satisfies(firstNameError) readonly firstName!: string;
  @Satisfies(phoneNumberError) readonly phoneNumber!: string;
  @Satisfies(emailError) readonly email!: string;
  @Satisfies(genderError) readonly gender!: Gender | undefined;
  @Satisfies(locationError) readonly location!: NewAddress | undefined;

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
export function signUpFromValidForm({ firstName, phoneNumber, email, gender, location }: SignUpFormValues): SignUp | undefined {
  if (!gender || !location) return undefined;
  return { customer: { firstName: firstName.trim(), phoneNumber, email: email.trim(), gender }, location };
}
