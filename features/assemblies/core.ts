import { createMockBackend } from '../../mocks/backend';
import { interceptWith } from '../../mocks/node';
import type { Assembly, Device } from '../support/assembly';
import { setPatience } from '../support/eventually';
import { STORY_BEGINS_AT } from '../support/world';
import { CoreCustomer } from './core-customer';

/** Nothing has to be drawn or sent; a busy machine may still take its time. */
const PATIENCE_IN_MILLISECONDS = 3000;

/** Nothing listens there: the calls are answered before they leave the process. */
const API_BASE_URL = 'http://api.example.test/';

/** Puts the app together without a browser: its container, view-models and HTTP adapters, above the mock backend. */
export function assembleCore(): Assembly {
  let device: Device | undefined;
  const backend = createMockBackend({ clock: { now: () => device?.startsAt ?? STORY_BEGINS_AT }, baseUrl: API_BASE_URL });
  const interception = interceptWith(backend);
  setPatience(PATIENCE_IN_MILLISECONDS);
  return {
    backend,
    hand: (handed) => {
      device = handed;
      return new CoreCustomer({ device, apiBaseUrl: API_BASE_URL });
    },
    stop: () => {
      interception.stop();
      return Promise.resolve();
    },
  };
}
