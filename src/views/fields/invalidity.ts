import type { NamedField } from '../../view-models/shared/field';
import { messageId } from '../controls/field-message';

/** Marks a control as wrong while its field is, and describes it by the message. */
export function invalidity({ id, error }: NamedField) {
  return error ? { 'aria-invalid': true, 'aria-describedby': messageId(id) } : {};
}
