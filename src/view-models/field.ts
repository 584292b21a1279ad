import type { FieldErrors } from '../domain/field-errors';

/** One option that a field offers. The page shows its label, or its value if it has no label. */
export interface Option<Value> {
  readonly value: Value;
  readonly label?: string;
}

/** A field's label and error. The id is also the HTML id of the field's control. */
export interface LabelledField {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
}

/** A field with a value. Its control calls `set` when the value changes, and `leave` when the customer leaves the field. */
export interface Field<Value> extends LabelledField {
  readonly value: Value;
  readonly set: (value: Value) => void;
  readonly leave?: () => void;
}

export interface SingleChoiceField<Value> extends Field<Value | undefined> {
  readonly options?: readonly Option<Value>[];
}

export interface MultipleChoiceField<Value> extends LabelledField {
  readonly options?: readonly Option<Value>[];
  readonly value: readonly Value[];
  readonly toggle: (value: Value) => void;
}

/** The parts of a field that never change: its label and its id. */
export interface FieldLabelAndId {
  readonly label: string;
  /** The HTML id of the field's control. Without it, the field's name is the id. */
  readonly id?: string;
}

type FieldsOf<Definitions, Values> = {
  readonly [Name in keyof Definitions & keyof Values]: Definitions[Name] & Field<Values[Name]>;
};

/** Makes the fields of a form. When a field is set, calls `change` with its name and new value, as in `{ email: 'x@y.in' }`. */
export function fieldsOf<Values, Definitions extends Readonly<Record<string, FieldLabelAndId>>>(
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

export function unlabelledOptionsOf<Value>(values: readonly Value[]): readonly Option<Value>[] {
  return values.map((value) => ({ value }));
}
