import { phoneFieldTextAfterInput, phoneFieldTextAfterLeave } from '../domain/account';
import type { Field } from '../ui/fields/field';

/** A prefix such as +91 goes when the customer types, pastes or leaves the field (decision A9). */
export function phoneField(field: Field<string>, read: () => string): Required<Field<string>> {
  return {
    ...field,
    set: (input) => field.set(phoneFieldTextAfterInput(read(), input)),
    leave: () => field.set(phoneFieldTextAfterLeave(read())),
  };
}
