import { isBlank } from './text';

/** The error messages by field. A field without an error has no entry. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

/** Keeps the fields that have an error message, in their order, and drops the others. */
export function collectErrors<Field extends string>(messages: Record<Field, string | undefined>): FieldErrors<Field> {
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message)) as FieldErrors<Field>;
}

/** Whether no field has an error. */
export function hasNoErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0;
}

/** The message if the value is undefined, that is, not chosen yet; otherwise undefined. */
export function errorIfUndefined(value: unknown, message: string): string | undefined {
  return value === undefined ? message : undefined;
}

/** The message if the text is blank; otherwise undefined. */
export function errorIfBlank(text: string, message: string): string | undefined {
  return isBlank(text) ? message : undefined;
}
