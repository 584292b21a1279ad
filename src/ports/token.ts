/** A key for a value in a dependency-injection container. Its type parameter lets TypeScript reject a value of another type. */
export type Token<Value> = symbol & { readonly names?: () => Value };

/** Makes a new token; error messages show `description`. */
export function token<Value>(description: string): Token<Value> {
  return Symbol(description);
}

/** An object with the value of each token in `Needs`, under the token's name. */
export type Resolved<Needs extends Readonly<Record<string, Token<unknown>>>> = {
  readonly [Name in keyof Needs]: Needs[Name] extends Token<infer Value> ? Value : never;
};
