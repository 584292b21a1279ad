import { isBlank } from './text';

/** The error messages by field. A field without an error has no entry. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

/** Keeps the fields that have an error message, in their order, and drops the others. */
export function collectErrors<Field extends string>(messages: Record<Field, string | undefined>): FieldErrors<Field> {
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message)) as FieldErrors<Field>;
}

export function hasNoErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0;
}

/** Makes the rule of a field that only must not be empty: it gives the message while the value is undefined or a blank text. */
export function required(message: string): (value: unknown) => string | undefined {
  return (value) => (value === undefined || (typeof value === 'string' && isBlank(value)) ? message : undefined);
}
