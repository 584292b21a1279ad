import type { FieldErrors } from '../../domain/field-errors';

export interface Option<Value> {
  readonly value: Value;
  readonly label?: string;
}

/** The id is also the HTML id of the control. */
export interface LabelledField {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
}

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

export interface FieldLabelAndId {
  readonly label: string;
  /** By default, the field's name. */
  readonly id?: string;
}

type FieldsOf<Definitions, Values> = {
  readonly [Name in keyof Definitions & keyof Values]: Definitions[Name] & Field<Values[Name]>;
};

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
