import { Container, type ServiceIdentifier } from 'inversify';
import { GET_BOOK_AGAIN, type GetBookAgain } from '../../src/funnel/package-step';

export type Binding = readonly [ServiceIdentifier, unknown];

export function bindAll(container: Container, bindings: readonly Binding[]): Container {
  for (const [key, value] of bindings) container.bind(key).toConstantValue(value);
  return container;
}

/** Takes what it lacks from its parent. */
export function bookingContainer(parent: Container, ...bindings: readonly Binding[]): Container {
  const booking = new Container({ parent, autobind: true, defaultScope: 'Singleton', jitless: true });
  booking.bind<GetBookAgain>(GET_BOOK_AGAIN).toConstantValue((type) => booking.get(type));
  return bindAll(booking, bindings);
}
