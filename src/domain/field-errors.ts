import { isBlank } from './text';

/** The messages of the wrong fields, by field. A right field has no entry. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

/** Keeps the fields that have a message, in their order. */
export function onlyErrors<Field extends string>(messages: Record<Field, string | undefined>): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field of Object.keys(messages) as Field[]) {
    const message = messages[field];
    if (message) errors[field] = message;
  }
  return errors;
}

/** The rule of a choice that has to be made: the message while it is not. */
export function required(message: string) {
  return (value: unknown): string | undefined => (value === undefined ? message : undefined);
}

/** The rule of a text that needs something visible: the message while it has nothing. */
export function filled(message: string) {
  return (text: string): string | undefined => (isBlank(text) ? message : undefined);
}
