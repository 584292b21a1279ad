import { setupServer } from 'msw/node';
import type { MockBackend } from './backend';

/** Lets a mock backend answer this process's own requests below its base address, without a server, until it is stopped. */
export function interceptWith(backend: MockBackend): { stop(): void } {
  const interception = setupServer(...backend.handlers);
  interception.listen({ onUnhandledFrame: 'bypass' });
  return { stop: () => interception.close() };
}
