import type { MockBackend } from '../../mocks/backend';
import type { Customer } from '../../tests/library/customer';
import type { Device } from '../../tests/library/device';

/** The app with its backend, in a browser or in process. Scenarios that run in the same environment use it one after the other. */
export interface TestEnvironment {
  /** The mock backend behind the app; undefined for the demo, which has a backend inside the page. */
  readonly backend: MockBackend | undefined;
  /** Makes a customer on this device, in a new tab without the storage of earlier customers. */
  newCustomer(device: Device): Customer;
  stop(): Promise<void>;
}

/** Makes the environment of this name, in which scenarios run. If `isWatched` is true, its browser has a visible window. */
type CreateEnvironment = (name: string, isWatched: boolean) => Promise<TestEnvironment>;

let create: CreateEnvironment;

/** Sets the function that makes environments. Node and the demo's player each set their own function. */
export function provideEnvironments(provided: CreateEnvironment): void {
  create = provided;
}

export const createEnvironment: CreateEnvironment = (name, isWatched) => create(name, isWatched);
