import { Container } from 'inversify';
import type { ResolvedTokens, InjectionToken } from '../ports/injection-token';

/** The tokens that a class needs. Each key is the name under which the constructor gets the token's value. */
export type NeededTokens = Readonly<Record<string, InjectionToken<unknown>>>;

/** A class that lists the tokens it needs. Its constructor gets their values as one object. */
export interface InjectableClass<Value, Needed extends NeededTokens> {
  readonly needs: Needed;
  new (dependencies: ResolvedTokens<Needed>): Value;
}

/** A dependency-injection container that creates each object once. An inner scope takes objects that it lacks from its outer scope. */
export class DependencyScope {
  private readonly container: Container;

  constructor(outer?: DependencyScope) {
    this.container = new Container({ defaultScope: 'Singleton', jitless: true, ...(outer && { parent: outer.container }) });
  }

  hold<Value>(token: InjectionToken<Value>, value: NoInfer<Value>): void {
    this.container.bind(token).toConstantValue(value);
  }

  /** Binds a token to a class. The scope creates one object of the class, when the token is first used. */
  bind<Value, Needed extends NeededTokens>(token: InjectionToken<Value>, Class: InjectableClass<Value, Needed>): void {
    this.container.bind(token).toDynamicValue((context) => compose(Class, Object.values(Class.needs).map((needed) => context.get(needed))));
  }

  /** Like `bind`, for a class whose module is downloaded at the first use. */
  bindLazily<Value, Needed extends NeededTokens>(token: InjectionToken<Value>, load: () => Promise<InjectableClass<Value, Needed>>): void {
    this.container.bind(token).toDynamicValue(async () => this.create(await load()));
  }

  get<Value>(token: InjectionToken<Value>): Value {
    return this.container.get(token) as Value;
  }

  /** Creates an object of a class. Its constructor gets the values of the class's tokens from this scope. */
  async create<Value, Needed extends NeededTokens>(Class: InjectableClass<Value, Needed>): Promise<Value> {
    const values = await Promise.all(Object.values(Class.needs).map((token) => this.container.getAsync(token)));
    return compose(Class, values);
  }
}

function compose<Value, Needed extends NeededTokens>(Class: InjectableClass<Value, Needed>, values: readonly unknown[]): Value {
  const dependencies = Object.keys(Class.needs).map((name, index) => [name, values[index]]);
  return new Class(Object.fromEntries(dependencies) as ResolvedTokens<Needed>);
}
