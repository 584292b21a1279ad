import { registerDecorator, validateSync } from 'class-validator';
import type { FormEntries } from '../../domain/draft';
import type { FieldErrors } from '../../domain/field-errors';
import { fieldsOf, type Field, type FieldLabelAndId, type Option } from '../field';

export type FormClass<Form extends object = object> = new (...values: never) => Form;

export interface FieldDefinition extends FieldLabelAndId {
  readonly options?: readonly Option<unknown>[];
  /** What the field takes of a stored value; undefined for nothing. Without it, a field takes one of its options, or any text. */
  readonly read?: (stored: unknown) => unknown;
  /** A rule of the domain. The decorators of class-validator would repeat the domain's limits. */
  readonly rule?: (value: never, form: never) => string | undefined;
}

/** The names of a form's fields. Its methods are no fields. */
export type FieldName<Form> = {
  [Name in keyof Form & string]: Form[Name] extends (...values: never) => unknown ? never : Name;
}[keyof Form & string];

export type FormChanges<Form> = Partial<Pick<Form, FieldName<Form>>>;

type FormFields<Form> = {
  readonly [Name in FieldName<Form>]: Field<Form[Name]> & {
    readonly options?: readonly Option<NonNullable<Form[Name]>>[];
  };
};

const definitionsByClass = new WeakMap<object, Record<string, FieldDefinition>>();

/** Makes a property a field of its form. The property's first value is the field's empty value. */
export function FormField(label: string, definition: Omit<FieldDefinition, 'label'> = {}) {
  return ({ constructor: target }: object, propertyName: string): void => {
    definitionsByClass.set(target, { ...definitionsByClass.get(target), [propertyName]: { label, ...definition } });
    const { rule } = definition;
    if (!rule) return;
    registerDecorator({
      name: 'rule',
      target,
      propertyName,
      validator: {
        validate: (value, context) => rule(value as never, context!.object as never) === undefined,
        defaultMessage: (context) => rule(context!.value as never, context!.object as never)!,
      },
    });
  };
}

/** Label, id and options of each field of a form's class. */
export function definitionsOf<Form extends object>(formClass: FormClass<Form>) {
  return definitionsByClass.get(formClass) as Readonly<Record<FieldName<Form>, FieldDefinition>>;
}

/** Copies stored entries into a new form. An entry that is missing or wrong, as in a draft of another version, stays empty. */
export function fillIn<Form extends object>(form: Form, entries: FormEntries): Form {
  for (const [name, { options, read = parseStoredText }] of Object.entries(definitionsByClass.get(form.constructor)!)) {
    const stored = entries[name];
    const value = options ? options.find((option) => option.value === stored)?.value : read(stored);
    if (value !== undefined) Reflect.set(form, name, value);
  }
  return form;
}

/** The fields of a form. When a field is set, `change` gets its name and new value, as in `{ email: 'x@y.in' }`. */
export function formFields<Form extends object>(
  form: Form,
  errors: FieldErrors,
  change: (changes: FormChanges<Form>) => void,
): FormFields<Form> {
  return fieldsOf(definitionsByClass.get(form.constructor)!, form, errors, change as never) as FormFields<Form>;
}

/** The errors of a form by field, in the order in which the form's class declares them. */
export function formErrors<Form extends object>(form: Form): FieldErrors<FieldName<Form>> {
  const errors: FieldErrors = {};
  for (const { property, constraints } of validateSync(form)) errors[property] = constraints!.rule!;
  return errors;
}

function parseStoredText(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined;
}
