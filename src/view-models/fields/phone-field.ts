import { phoneFieldTextAfterInput, phoneFieldTextAfterLeave } from '../../domain/account';
import type { Field } from '../shared/field';

/** The field for a phone number. Typing, pasting and leaving the field drop a prefix such as +91 (decision A9). */
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
    set: (input) => change(phoneFieldTextAfterInput(read(), input)),
    leave: () => change(phoneFieldTextAfterLeave(read())),
  };
}
