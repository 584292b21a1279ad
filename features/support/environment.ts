import type { MockBackend } from '../../mocks/backend';
import type { Customer } from '../../tests/library/customer';
import type { Device } from '../../tests/library/device';

/** Scenarios that run in the same environment use it one after the other. */
export interface TestEnvironment {
  /** Undefined for the demo, which has its backend inside the page. */
  readonly backend: MockBackend | undefined;
  /** In a new tab without the storage of earlier customers. */
  newCustomer(device: Device): Customer;
  stop(): Promise<void>;
}

/** If `isWatched`, its browser has a visible window. Node and the demo's player each provide their own. */
export let createEnvironment: (name: string, isWatched: boolean) => Promise<TestEnvironment>;

export function provideEnvironments(provided: typeof createEnvironment): void {
  createEnvironment = provided;
}
