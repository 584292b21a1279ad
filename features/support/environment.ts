import type { MockBackend } from '../../mocks/backend';
import type { Customer } from '../../tests/support/customer';
import type { Device } from '../../tests/support/device';

/** The app with its backend, in a browser or in process. A run of scenarios uses one environment. */
export interface TestEnvironment {
  /** The mock backend behind the app; undefined for the demo, which has a backend inside the page. */
  readonly backend: MockBackend | undefined;
  /** Makes a new customer on this device. Nothing of earlier customers is left. */
  newCustomer(device: Device): Customer;
  stop(): Promise<void>;
}
