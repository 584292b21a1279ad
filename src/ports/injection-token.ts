/** A key for a value in the dependency-injection container. `names` never exists: it only lets TypeScript check the value's type. */
export type InjectionToken<Value> = symbol & { readonly names?: () => Value };

/** Makes a new token; error messages show `description`. */
export function injectionToken<Value>(description: string): InjectionToken<Value> {
  return Symbol(description);
}

/** The values that belong to the tokens in `Needs`, under the same names as in `Needs`. */
export type ResolvedTokens<Needs extends Readonly<Record<string, InjectionToken<unknown>>>> = {
  readonly [Name in keyof Needs]: Needs[Name] extends InjectionToken<infer Value> ? Value : never;
};
