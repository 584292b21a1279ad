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

/** If `isWatched`, its browser has a visible window. */
type CreateEnvironment = (name: string, isWatched: boolean) => Promise<TestEnvironment>;

let create: CreateEnvironment;

/** Node and the demo's player each set their own. */
export function provideEnvironments(provided: CreateEnvironment): void {
  create = provided;
}

export const createEnvironment: CreateEnvironment = (name, isWatched) => create(name, isWatched);
