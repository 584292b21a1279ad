import type { FieldErrors } from '../../domain/field-errors';

/** One choice of a field. Without a label, the page shows the value. */
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

/** A field's value, and the functions that its control calls. */
export interface Field<Value> extends LabelledField {
  readonly value: Value;
  readonly set: (value: Value) => void;
  readonly leave?: () => void;
}

/** A question with one answer; its value is undefined until the customer chooses. */
export interface SingleChoiceField<Value> extends Field<Value | undefined> {
  readonly options?: readonly Option<Value>[];
}

/** A question with any number of answers. */
export interface MultipleChoiceField<Value> extends LabelledField {
  readonly options?: readonly Option<Value>[];
  readonly value: readonly Value[];
  /** Adds an answer, or removes it if already chosen. */
  readonly toggle: (value: Value) => void;
}

/** The constant part of a field: its label and, if needed, its id. */
export interface FieldLabelAndId {
  readonly label: string;
  /** The HTML id of the field's control, if it differs from the field's name. */
  readonly id?: string;
}

type FieldsOf<Definitions, Values> = {
  readonly [Name in keyof Definitions & keyof Values]: Definitions[Name] & Field<Values[Name]>;
};

/** Makes the fields of a form, by name. `change` gets the new value of a field under the field's name. */
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

/** Makes options without labels, so that the page shows their values. */
export function unlabelledOptionsOf<Value>(values: readonly Value[]): readonly Option<Value>[] {
  return values.map((value) => ({ value }));
}
