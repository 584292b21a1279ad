import { emailRule, firstNameRule, genderRule, phoneNumberRule, type Gender } from '../../domain/account';
import { locationRule, type NewAddress } from '../../domain/address';
import type { SignUpEntries } from '../../domain/draft';
import { Obeys } from './obeys';

/** The sign-up form (spec section 2, Signup), as the draft holds it. */
export class SignUpForm implements SignUpEntries {
  @Obeys(firstNameRule) readonly firstName: string;
  @Obeys(phoneNumberRule) readonly phoneNumber: string;
  @Obeys(emailRule) readonly email: string;
  @Obeys(genderRule) readonly gender: Gender | undefined;
  @Obeys(locationRule) readonly location: NewAddress | undefined;

  constructor(entries: SignUpEntries) {
    this.firstName = entries.firstName;
    this.phoneNumber = entries.phoneNumber;
    this.email = entries.email;
    this.gender = entries.gender;
    this.location = entries.location;
  }
}
