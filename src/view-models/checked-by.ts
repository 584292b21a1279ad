import { registerDecorator, validateSync } from 'class-validator';
import type { FieldErrors } from '../domain/field-errors';

/** A decorator that checks a form's field by a domain rule. The decorators of class-validator would repeat the domain's limits. */
export function CheckedBy(findError: (value: never, form: never) => string | undefined) {
  return (form: object, field: string): void => {
    registerDecorator({
      name: 'checkedBy',
      target: form.constructor,
      propertyName: field,
      validator: {
        validate: (value, context) => findError(value as never, context!.object as never) === undefined,
        defaultMessage: (context) => findError(context!.value as never, context!.object as never)!,
      },
    });
  };
}

/** The errors of a form by field, in the order in which the form's class declares them. */
export function formErrors<Form extends object>(form: Form): FieldErrors<keyof Form & string> {
  const errors: FieldErrors = {};
  for (const { property, constraints } of validateSync(form)) errors[property] = constraints!.checkedBy!;
  return errors;
}
