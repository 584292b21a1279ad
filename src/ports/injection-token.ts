/** A key for a port's implementation in the dependency-injection container. `names` never exists: it only lets TypeScript check the value's type. */
export type InjectionToken<Value> = symbol & { readonly names?: () => Value };

/** Makes a new token; error messages show `description`. */
export function injectionToken<Value>(description: string): InjectionToken<Value> {
  return Symbol(description);
}

/** A class that lists what it needs. Its constructor gets the needed values as one object. Such a class is its own key in the container. */
export interface InjectableClass<Value = unknown> {
  readonly needs: Needs;
  new (dependencies: never): Value;
}

/** What a class needs: ports by their tokens, and other classes. Each value's name here is also its name for the constructor. */
export type Needs = Readonly<Record<string, InjectionToken<unknown> | InjectableClass>>;

/** The values of what a class needs, under the same names. */
export type Resolved<Needed extends Needs> = {
  readonly [Name in keyof Needed]: Needed[Name] extends InjectableClass<infer Value>
    ? Value
    : Needed[Name] extends InjectionToken<infer Value>
      ? Value
      : never;
};
