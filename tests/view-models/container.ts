import { Container, type ServiceIdentifier } from 'inversify';

export type Binding = readonly [ServiceIdentifier, unknown];

export function bindAll(container: Container, bindings: readonly Binding[]): Container {
  for (const [key, value] of bindings) container.bind(key).toConstantValue(value);
  return container;
}

/** Takes what it lacks from its parent. */
export function bookingContainer(parent: Container, ...bindings: readonly Binding[]): Container {
  return bindAll(new Container({ parent, autobind: true, defaultScope: 'Singleton', jitless: true }), bindings);
}
