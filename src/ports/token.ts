/** A key under which a container holds a value. The token's type keeps a wrong value from compiling. */
export type Token<Value> = symbol & { readonly names?: () => Value };

/** Makes a new token; error messages show `description`. */
export function token<Value>(description: string): Token<Value> {
  return Symbol(description);
}

/** The values that a record of tokens stands for, under the same names. */
export type Resolved<Needs extends Readonly<Record<string, Token<unknown>>>> = {
  readonly [Name in keyof Needs]: Needs[Name] extends Token<infer Value> ? Value : never;
};
