import { registerDecorator, validateSync } from 'class-validator';
import type { FieldErrors } from '../../domain/field-errors';

/** Makes class-validator check a form's field by a rule of the domain. Its own decorators would duplicate the domain's limits. */
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

/** The errors of a form by field, in the order in which its class declares the fields. */
export function formErrors<Form extends object>(form: Form): FieldErrors<keyof Form & string> {
  const errors: FieldErrors = {};
  for (const { property, constraints } of validateSync(form)) errors[property] = constraints!.checkedBy!;
  return errors;
}
