import type { MockBackend } from '../../mocks/backend';
import type { Customer } from '../../tests/support/customer';
import type { Device } from '../../tests/support/device';

/** The app with its backend and a browser, or without one, as a run of scenarios uses it. */
export interface TestEnvironment {
  /** The mock backend behind the app; undefined if the app brings its own. */
  readonly backend: MockBackend | undefined;
  /** A new customer on this device. Nothing of earlier customers is left. */
  newCustomer(device: Device): Customer;
  stop(): Promise<void>;
}
