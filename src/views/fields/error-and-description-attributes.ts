import type { LabelledField } from '../../view-models/shared/field';
import { errorMessageId } from '../controls/field-error-message';

/** The ARIA attributes of a control: its description, if it has one, and its field's error. */
export function errorAndDescriptionAttributes({ id, error }: LabelledField, descriptionId?: string) {
  const ids = [descriptionId, error && errorMessageId(id)].filter(Boolean).join(' ');
  return { ...(error && { 'aria-invalid': true }), ...(ids && { 'aria-describedby': ids }) };
}
