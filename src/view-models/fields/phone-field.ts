import { phoneNumberOnInput, phoneNumberOnLeave } from '../../domain/account';
import type { Field } from '../shared/field';

/** The field for a phone number. It drops prefixes during typing, on pasting and on leaving (decision A9). */
export function phoneField(
  { label }: { readonly label: string },
  read: () => string,
  error: string | undefined,
  change: (phoneNumber: string) => void,
): Required<Field<string>> {
  return {
    id: 'phoneNumber',
    label,
    value: read(),
    error,
    set: (input) => change(phoneNumberOnInput(read(), input)),
    leave: () => change(phoneNumberOnLeave(read())),
  };
}
