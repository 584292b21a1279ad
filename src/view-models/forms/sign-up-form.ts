import { emailRule, firstNameRule, genderRule, phoneNumberRule, type Gender, type NewCustomer } from '../../domain/account';
import { locationRule, type NewAddress } from '../../domain/address';
import type { SignUpFormValues } from '../../domain/draft';
import { Satisfies } from './satisfies';

/** The sign-up form, as the draft holds it. */
export class SignUpForm implements SignUpFormValues {
  @Satisfies(firstNameRule) readonly firstName: string;
  @Satisfies(phoneNumberRule) readonly phoneNumber: string;
  @Satisfies(emailRule) readonly email: string;
  @Satisfies(genderRule) readonly gender: Gender | undefined;
  @Satisfies(locationRule) readonly location: NewAddress | undefined;

  constructor(values: SignUpFormValues) {
    this.firstName = values.firstName;
    this.phoneNumber = values.phoneNumber;
    this.email = values.email;
    this.gender = values.gender;
    this.location = values.location;
  }
}

/** The customer that a form describes, and the first address; undefined while the gender or the location is missing. */
export function customerOfForm(form: SignUpForm): { readonly customer: NewCustomer; readonly location: NewAddress } | undefined {
  const { phoneNumber, gender, location } = form;
  if (!gender || !location) return undefined;
  return { customer: { firstName: form.firstName.trim(), phoneNumber, email: form.email.trim(), gender }, location };
}
