import { GENDERS, type Gender, type NewCustomer, emailError, phoneNumberError } from '../../domain/account';
import type { NewAddress } from '../../domain/address';
import { parseStoredAddress } from '../../domain/new-address';
import { visibleName } from '../../domain/text';
import { required } from '../../domain/field-errors';
import { formMessages } from '../../domain/form-messages';
import { FormField } from '../../funnel/form';

const { account } = formMessages;

export interface CompleteSignUp {
  readonly customer: NewCustomer;
  readonly location: NewAddress;
}

export class SignUpForm {
  @FormField('First Name', { rule: required(account.firstNameMissing) }) readonly firstName: string = '';
  @FormField('Phone Number', { rule: phoneNumberError }) readonly phoneNumber: string = '';
  @FormField('Email', { rule: emailError }) readonly email: string = '';
  @FormField('Gender', { options: GENDERS, rule: required(account.genderMissing) })
  readonly gender: Gender | undefined = undefined;
  @FormField('Location', { read: parseStoredAddress, rule: required(account.locationMissing) })
  readonly location: NewAddress | undefined = undefined;

  complete(): CompleteSignUp | undefined {
    const { firstName, phoneNumber, email, gender, location } = this;
    if (!gender || !location) return undefined;
    return {
      customer: { firstName: visibleName(firstName), phoneNumber, email: visibleName(email), gender },
      location,
    };
  }
}
