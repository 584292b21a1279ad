import { registerDecorator, validateSync } from 'class-validator';
import type { FormEntries } from '../domain/draft';
import type { FieldErrors } from '../domain/field-errors';
import { fieldsOf, type Field, type FieldLabelAndId, type Option } from '../ui/fields/field';

export type FormClass<Form extends object = object> = new (...values: never) => Form;

export interface FieldDefinition extends FieldLabelAndId {
  readonly options?: readonly Option<unknown>[];
  /** Undefined for nothing. Without `read`, a field takes one of its options, or any text. */
  readonly read?: (stored: unknown) => unknown;
  /** Not decorators of class-validator: they would repeat the domain's limits. */
  readonly rule?: (value: never, form: never) => string | undefined;
}

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

/** The property's first value is the field's empty value. */
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

export function definitionsOf<Form extends object>(formClass: FormClass<Form>) {
  return definitionsByClass.get(formClass) as Readonly<Record<FieldName<Form>, FieldDefinition>>;
}

/** An entry that is missing or wrong, as in a draft of another version, stays empty. */
export function fillIn<Form extends object>(form: Form, entries: FormEntries): Form {
  for (const [name, { options, read = parseStoredText }] of Object.entries(definitionsByClass.get(form.constructor)!)) {
    const stored = entries[name];
    const value = options ? options.find((option) => option.value === stored)?.value : read(stored);
    if (value !== undefined) Reflect.set(form, name, value);
  }
  return form;
}

export function formFields<Form extends object>(
  form: Form,
  errors: FieldErrors,
  change: (changes: FormChanges<Form>) => void,
): FormFields<Form> {
  return fieldsOf(definitionsByClass.get(form.constructor)!, form, errors, change as never) as FormFields<Form>;
}

/** In the order in which the form's class declares the fields. */
export function formErrors<Form extends object>(form: Form): FieldErrors<FieldName<Form>> {
  const errors: FieldErrors = {};
  for (const { property, constraints } of validateSync(form)) errors[property] = constraints!.rule!;
  return errors;
}

function parseStoredText(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined;
}
