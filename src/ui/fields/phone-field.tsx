import { PHONE_LENGTH } from '../../domain/lengths';
import type { Field } from './field';
import { TextField } from './text-field';

/** An error takes the hint's place, because both name the number's length. */
export function PhoneField({
  field,
  hint = `${PHONE_LENGTH}-digit mobile number`,
}: {
  field: Field<string>;
  hint?: string;
}) {
  return (
    <TextField
      field={field}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      prefix="+91"
      hint={field.error ? undefined : hint}
    />
  );
}
