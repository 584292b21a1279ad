import { phoneNumberError } from '../../domain/input/phone-number';
import { FormField } from '../../funnel/form';

export class LoginForm {
  @FormField('Mobile', { rule: phoneNumberError }) readonly phoneNumber: string = '';
}
