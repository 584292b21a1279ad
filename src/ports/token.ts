/** A typed name for a part of the app. Two swapped parts do not compile. */
export type Token<Value> = symbol & { readonly names?: () => Value };

/** A new token; `description` is for error messages. */
export function token<Value>(description: string): Token<Value> {
  return Symbol(description);
}

/** The values that tokens name. */
export type Resolved<Needs extends Readonly<Record<string, Token<unknown>>>> = {
  readonly [Name in keyof Needs]: Needs[Name] extends Token<infer Value> ? Value : never;
};
