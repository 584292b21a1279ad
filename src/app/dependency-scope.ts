import { Container } from 'inversify';
import type { InjectableClass, InjectionToken, Needs, Resolved } from '../ports/injection-token';

/** A class whose constructor takes what it `needs`, and then perhaps more. */
export interface ClassNeeding<Value, Needed extends Needs, More extends readonly unknown[] = []> {
  readonly needs: Needed;
  new (dependencies: Resolved<Needed>, ...more: More): Value;
}

/** A dependency-injection container that creates each object once. An inner scope takes objects that it lacks from its outer scope. */
export class DependencyScope {
  private readonly container: Container;

  constructor(outer?: DependencyScope) {
    this.container = new Container({
      defaultScope: 'Singleton',
      jitless: true,
      ...(outer && { parent: outer.container }),
    });
  }

  hold<Value>(token: InjectionToken<Value>, value: NoInfer<Value>): void {
    this.container.bind(token).toConstantValue(value);
  }

  /** Makes this scope the owner of a class's object, which it creates when the class is first asked for. */
  bind<Value, Needed extends Needs>(Class: ClassNeeding<Value, Needed>, onCreated = (_created: Value) => {}): void {
    this.container.bind(Class).toDynamicValue(() => {
      const created = this.create(Class);
      onCreated(created);
      return created;
    });
  }

  get<Value>(key: InjectionToken<Value> | InjectableClass<Value>): Value {
    return this.container.get(key as InjectionToken<Value>) as Value;
  }

  /** Creates an object of a class. Of each class that it needs and no scope has bound, this scope becomes the owner. */
  create<Value, Needed extends Needs, More extends readonly unknown[]>(
    Class: ClassNeeding<Value, Needed, More>,
    ...more: More
  ): Value {
    const dependencies = Object.entries(Class.needs).map(([name, key]) => {
      if (typeof key === 'function' && !this.container.isBound(key)) this.bind(key as ClassNeeding<unknown, Needs>);
      return [name, this.container.get(key)];
    });
    return new Class(Object.fromEntries(dependencies) as Resolved<Needed>, ...more);
  }
}
