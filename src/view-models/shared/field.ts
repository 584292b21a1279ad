import type { FieldErrors } from '../../domain/field-errors';

/** One choice of a field. Without a label, its value is shown. */
export interface Option<Value> {
  readonly value: Value;
  readonly label?: string;
}

/** A field's name and message. The id is that of its control on the page. */
export interface NamedField {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
}

/** The values and functions that a control binds. Views read them at each rendering. */
export interface Field<Value> extends NamedField {
  readonly value: Value;
  readonly set: (value: Value) => void;
  /** Called when the focus leaves the field. */
  readonly leave?: () => void;
}

/** A field with one answer, or none yet. */
export interface ChoiceField<Value> extends Field<Value | undefined> {
  readonly options?: readonly Option<Value>[];
}

/** A field with any number of answers. */
export interface MultipleChoiceField<Value> extends NamedField {
  readonly options?: readonly Option<Value>[];
  readonly value: readonly Value[];
  /** Adds an answer or removes it. */
  readonly toggle: (value: Value) => void;
}

/** The constant part of a field. */
export interface FieldDefinition {
  readonly label: string;
  /** The id of the control that takes the focus, if it differs from the field's name. */
  readonly id?: string;
}

type FieldsOf<Definitions, Values> = {
  readonly [Name in keyof Definitions & keyof Values]: Definitions[Name] & Field<Values[Name]>;
};

/** The fields of a form by name. `change` gets the new values. */
export function fieldsOf<Values, Definitions extends Readonly<Record<string, FieldDefinition>>>(
  definitions: Definitions,
  values: Values,
  errors: FieldErrors,
  change: (changes: Partial<Values>) => void,
): FieldsOf<Definitions, Values> {
  const fields = Object.entries(definitions).map(([name, definition]) => [
    name,
    {
      id: name,
      ...definition,
      value: values[name as keyof Values],
      error: errors[name],
      set: (value: unknown) => change({ [name]: value } as Partial<Values>),
    },
  ]);
  return Object.fromEntries(fields) as FieldsOf<Definitions, Values>;
}

/** Options that show their values. */
export function optionsOf<Value>(values: readonly Value[]): readonly Option<Value>[] {
  return values.map((value) => ({ value }));
}
