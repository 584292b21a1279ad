import { phoneFieldTextAfterInput, phoneFieldTextAfterLeave } from '../domain/input/phone-number';
import type { Field } from './shared/field';

/** Makes the field for a phone number. A prefix such as +91 goes when the customer types, pastes or leaves the field (decision A9). */
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
