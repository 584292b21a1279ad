import { registerDecorator, validateSync } from 'class-validator';
import type { FieldErrors } from '../../domain/field-errors';

/**
 * Binds a field of a form to a rule of the domain, which answers the field's message or undefined. No other validation
 * decorator is used: a stock one would repeat a limit of the domain.
 */
export function Satisfies(rule: (value: never, form: never) => string | undefined) {
  return (form: object, field: string): void => {
    registerDecorator({
      name: 'satisfies',
      target: form.constructor,
      propertyName: field,
      validator: {
        validate: (value, context) => rule(value as never, context!.object as never) === undefined,
        defaultMessage: (context) => rule(context!.value as never, context!.object as never)!,
      },
    });
  };
}

/** The messages of a form's fields that break their rules, in the order in which the form declares them. */
export function errorsOf<Form extends object>(form: Form): FieldErrors<keyof Form & string> {
  const errors: FieldErrors = {};
  for (const { property, constraints } of validateSync(form)) errors[property] = constraints!.satisfies!;
  return errors;
}
