import { emailRule, firstNameRule, genderRule, phoneNumberRule, type Gender } from '../../domain/account';
import { locationRule, type NewAddress } from '../../domain/address';
import type { SignUpFormValues } from '../../domain/draft';
import { Satisfies } from './satisfies';

/** The sign-up form (spec section 2, Signup), as the draft holds it. */
export class SignUpForm implements SignUpFormValues {
  @Satisfies(firstNameRule) readonly firstName: string;
  @Satisfies(phoneNumberRule) readonly phoneNumber: string;
  @Satisfies(emailRule) readonly email: string;
  @Satisfies(genderRule) readonly gender: Gender | undefined;
  @Satisfies(locationRule) readonly location: NewAddress | undefined;

  constructor(entries: SignUpFormValues) {
    this.firstName = entries.firstName;
    this.phoneNumber = entries.phoneNumber;
    this.email = entries.email;
    this.gender = entries.gender;
    this.location = entries.location;
  }
}
