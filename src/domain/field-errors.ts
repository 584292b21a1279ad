import { isBlank } from './text';

/** The messages of the wrong fields, by field. A right field has no entry. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

/** Leaves out fields without a message, and keeps the order. */
export function onlyErrors<Field extends string>(messages: Record<Field, string | undefined>): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field of Object.keys(messages) as Field[]) {
    const message = messages[field];
    if (message) errors[field] = message;
  }
  return errors;
}

/** The rule of a required choice: answers the message while the value is missing. */
export function required(message: string) {
  return (value: unknown): string | undefined => (value === undefined ? message : undefined);
}

/** The rule of a required text: answers the message while the text is blank. */
export function filled(message: string) {
  return (text: string): string | undefined => (isBlank(text) ? message : undefined);
}
