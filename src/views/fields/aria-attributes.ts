import type { LabelledField } from '../../view-models/shared/field';
import { messageId } from '../controls/field-message';

/** The ARIA attributes of a control: its description, if it has one, and its field's error. */
export function ariaAttributes({ id, error }: LabelledField, descriptionId?: string) {
  const ids = [descriptionId, error && messageId(id)].filter(Boolean).join(' ');
  return { ...(error && { 'aria-invalid': true }), ...(ids && { 'aria-describedby': ids }) };
}
