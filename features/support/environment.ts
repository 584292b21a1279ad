import type { MockBackend } from '../../mocks/backend';
import type { Customer } from '../../tests/support/customer';
import type { Device } from '../../tests/support/device';

/** The app, put together in one of the ways in which it can be tried. */
export interface TestEnvironment {
  /** The mock backend behind the app; undefined where the app brings its own. */
  readonly backend: MockBackend | undefined;
  /** Gives a device to a customer; nothing of earlier customers is left on it. */
  newCustomer(device: Device): Customer;
  stop(): Promise<void>;
}
