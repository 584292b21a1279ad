import type { NamedField } from '../../view-models/shared/field';
import { messageId } from '../controls/field-message';

/** The ARIA attributes of a control whose field has an error; none without an error. */
export function invalidAttributes({ id, error }: NamedField) {
  return error ? { 'aria-invalid': true, 'aria-describedby': messageId(id) } : {};
}
