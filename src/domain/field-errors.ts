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

/** Makes a rule that returns the message while no value is chosen, and undefined afterwards. */
export function requiredChoice(message: string) {
  return (value: unknown): string | undefined => (value === undefined ? message : undefined);
}

/** Makes a rule that returns the message while the text is blank, and undefined otherwise. */
export function requiredText(message: string) {
  return (text: string): string | undefined => (isBlank(text) ? message : undefined);
}
