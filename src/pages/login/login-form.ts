import { phoneNumberError } from '../../domain/account';
import { FormField } from '../../funnel/form';

export class LoginForm {
  @FormField('Mobile', { rule: phoneNumberError }) readonly phoneNumber: string = '';
}
