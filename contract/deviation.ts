import type { ErrorObject } from 'ajv/dist/2020';

/** Whether an error says that the answer is of another kind than its schema: that its status says no and not yes, or neither. */
function isOfStatus({ instancePath, params }: ErrorObject): boolean {
  return instancePath === '/status' || (instancePath === '' && Reflect.get(params, 'missingProperty') === 'status');
}

/** The errors to tell of, out of those by each kind that a value may be of: its own kind's, which its status shows. */
export function errorsOfNearestKind(errorsByKind: readonly (readonly ErrorObject[])[]): readonly ErrorObject[] {
  return errorsByKind.find((errors) => !errors.some(isOfStatus)) ?? errorsByKind[0] ?? [];
}

/** A sentence about the first error, as in 'data.0.price is missing'. It names fields and never says what stands there. */
export function firstDeviation(errors: readonly ErrorObject[]): string | undefined {
  const [first] = errors;
  if (!first) return undefined;
  // Where a value may have one of several forms, the first error is of one of these, and another has the name of them all.
  const error = errors.find(({ instancePath, parentSchema }) => instancePath === first.instancePath && titleOf(parentSchema)) ?? first;
  const { instancePath, keyword, params, parentSchema, message } = error;
  const field = (...further: unknown[]) => [...instancePath.split('/').slice(1), ...further].join('.') || 'the body';
  if (keyword === 'required') return `${field(Reflect.get(params, 'missingProperty'))} is missing`;
  if (keyword === 'unevaluatedProperties') return `${field(Reflect.get(params, 'unevaluatedProperty'))} is not documented`;
  const title = titleOf(parentSchema);
  return title ? `${field()} is not ${title}` : `${field()} ${message}`;
}

function titleOf(schema: object | undefined): string | undefined {
  return schema && (Reflect.get(schema, 'title') as string | undefined);
}
