import { isBlank } from './text';

export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

export function collectErrors<Field extends string>(messages: Record<Field, string | undefined>): FieldErrors<Field> {
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message)) as FieldErrors<Field>;
}

export function hasNoErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0;
}

export function required(message: string): (value: unknown) => string | undefined {
  return (value) => (value === undefined || (typeof value === 'string' && isBlank(value)) ? message : undefined);
}
