import type { Field } from '../../view-models/shared/field';
import { TextField } from './text-field';

interface PhoneFieldProps {
  readonly field: Field<string>;
  readonly hint?: string;
}

/** The field for an Indian phone number. The country code +91 is shown before it. */
export function PhoneField({ field, hint = '10-digit mobile number' }: PhoneFieldProps) {
  return <TextField field={field} type="tel" inputMode="tel" autoComplete="tel-national" prefix="+91" hint={hint} />;
}
