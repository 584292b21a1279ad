import type { ErrorObject } from 'ajv/dist/2020';

/** `status` tells success from refusal. */
function isOfStatus({ instancePath, params }: ErrorObject): boolean {
  return instancePath === '/status' || (instancePath === '' && Reflect.get(params, 'missingProperty') === 'status');
}

/** For an answer that fits no alternative: those of the one with its `status`, else of the first. */
export function errorsOfNearestKind(errorsByKind: readonly (readonly ErrorObject[])[]): readonly ErrorObject[] {
  return errorsByKind.find((errors) => !errors.some(isOfStatus)) ?? errorsByKind[0] ?? [];
}

/** Such as 'data.0.price is missing'. Names fields, never values. */
export function firstDeviation(errors: readonly ErrorObject[]): string | undefined {
  const [first] = errors;
  if (!first) return undefined;
  // The first error is about only one of a field's alternative schemas. An error with a title is about the whole field.
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
