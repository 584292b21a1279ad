import type { ErrorObject } from 'ajv/dist/2020';

/** Whether an error is about the body's field `status`, which tells success from refusal. */
function isOfStatus({ instancePath, params }: ErrorObject): boolean {
  return instancePath === '/status' || (instancePath === '' && Reflect.get(params, 'missingProperty') === 'status');
}

/** The errors of an answer that fits no alternative of a schema: those for the alternative with its `status`, else those for the first. */
export function errorsOfNearestKind(errorsByKind: readonly (readonly ErrorObject[])[]): readonly ErrorObject[] {
  return errorsByKind.find((errors) => !errors.some(isOfStatus)) ?? errorsByKind[0] ?? [];
}

/** A sentence about the first error, such as 'data.0.price is missing'; undefined without errors. Sentences name fields, never values. */
export function firstDeviation(errors: readonly ErrorObject[]): string | undefined {
  const [first] = errors;
  if (!first) return undefined;
  // If a field has alternative schemas, the first error is about only one of them. An error with a title is about the whole field.
  const error =
    errors.find(({ instancePath, parentSchema }) => instancePath === first.instancePath && titleOf(parentSchema)) ??
    first;
  const { instancePath, keyword, params, parentSchema, message } = error;
  const field = (...further: unknown[]) => [...instancePath.split('/').slice(1), ...further].join('.') || 'the body';
  if (keyword === 'required') return `${field(Reflect.get(params, 'missingProperty'))} is missing`;
  if (keyword === 'unevaluatedProperties')
    return `${field(Reflect.get(params, 'unevaluatedProperty'))} is not documented`;
  const title = titleOf(parentSchema);
  return title ? `${field()} is not ${title}` : `${field()} ${message}`;
}

function titleOf(schema: object | undefined): string | undefined {
  return schema && (Reflect.get(schema, 'title') as string | undefined);
}
