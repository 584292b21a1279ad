import { makeAutoObservable, observableRef } from 'mobx';
import { emailRule, firstNameRule, genderRule, phoneNumberRule, type Gender } from '../../domain/account';
import { locationRule, type NewAddress } from '../../domain/address';
import type { SignUpEntries } from '../../domain/draft';
import { Obeys } from './obeys';

/** The sign-up form (spec section 2, Signup). */
export class SignUpForm implements SignUpEntries {
  @Obeys(firstNameRule) firstName: string;
  @Obeys(phoneNumberRule) phoneNumber: string;
  @Obeys(emailRule) email: string;
  @Obeys(genderRule) gender: Gender | undefined;
  @Obeys(locationRule) location: NewAddress | undefined;

  constructor(entries: SignUpEntries) {
    this.firstName = entries.firstName;
    this.phoneNumber = entries.phoneNumber;
    this.email = entries.email;
    this.gender = entries.gender;
    this.location = entries.location;
    makeAutoObservable(this, { location: observableRef });
  }
}
