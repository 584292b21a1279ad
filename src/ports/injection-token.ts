/** A key for a value in a dependency-injection container. Its type parameter lets TypeScript reject a value of another type. */
export type InjectionToken<Value> = symbol & { readonly names?: () => Value };

/** Makes a new token; error messages show `description`. */
export function injectionToken<Value>(description: string): InjectionToken<Value> {
  return Symbol(description);
}

/** An object with the value of each token in `Needs`, under the token's name. */
export type ResolvedTokens<Needs extends Readonly<Record<string, InjectionToken<unknown>>>> = {
  readonly [Name in keyof Needs]: Needs[Name] extends InjectionToken<infer Value> ? Value : never;
};
