import type { ErrorObject } from 'ajv/dist/2020';

/** Whether an error is about `status`, the field that tells success from refusal. */
function isOfStatus({ instancePath, params }: ErrorObject): boolean {
  return instancePath === '/status' || (instancePath === '' && Reflect.get(params, 'missingProperty') === 'status');
}

/** Chooses among the errors against each alternative: those of the alternative whose `status` the answer has. */
export function errorsOfNearestKind(errorsByKind: readonly (readonly ErrorObject[])[]): readonly ErrorObject[] {
  return errorsByKind.find((errors) => !errors.some(isOfStatus)) ?? errorsByKind[0] ?? [];
}

/** A sentence about the first error, as in 'data.0.price is missing'. It names fields, never values. */
export function firstDeviation(errors: readonly ErrorObject[]): string | undefined {
  const [first] = errors;
  if (!first) return undefined;
  // For a schema with alternatives, the first error is about one of them; the titled error names the whole.
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
