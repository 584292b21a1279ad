import { wordList } from '../../tests/support/word-list';
import type { Device } from '../../tests/support/device';
import type { ScenarioWorld } from './scenario-world';

/** Makes a setup that throws if the app is open already. */
const before =
  (arrange: (device: Device) => unknown) =>
  (world: ScenarioWorld): unknown => {
    world.expectUnopened();
    return arrange(world.device);
  };

const pretend = (device: Device, userAgent: string, touchPointCount: number) => Object.assign(device, { userAgent, touchPointCount });

/** The setups of a customer's device, by their words in scenarios. Setups without `before` may also run while the app is open. */
export const DEVICE_SETUPS = wordList<(world: ScenarioWorld) => unknown>('a device setup', {
  'the device is in Los Angeles': before((device) => (device.timeZone = 'America/Los_Angeles')),
  'the device is in Auckland': before((device) => (device.timeZone = 'Pacific/Auckland')),
  'the device stands in Bandra, Mumbai': before((device) => (device.location = { latitude: 19.0607, longitude: 72.8362 })),
  'the device stands in Nagpur, far from every known place': before((device) => (device.location = { latitude: 21.1458, longitude: 79.0882 })),
  'the device may not tell where it is': before((device) => (device.location = 'denied')),
  'the device cannot tell where it is': before((device) => (device.location = 'unavailable')),
  'the device takes too long to tell where it is': before((device) => (device.location = 'timeout')),
  'the device opens an app that counts its visitors': before((device) => (device.settings = { VITE_TELEMETRY: 'beacon', VITE_TELEMETRY_URL: '/telemetry' })),
  'the device is a phone': before((device) => (device.isPhone = true)),
  'the device is an iPhone': before((device) => pretend(device, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5)),
  'the device is an iPad': before((device) => pretend(device, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5)),
  'the device is a Mac': before((device) => pretend(device, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0)),
  'the device is an Android phone': before((device) => pretend(device, 'Mozilla/5.0 (Linux; Android 14; Pixel 8)', 5)),
  'the device has Safari': before((device) => (device.focusesPressedButtons = false)),
  'the device has no service workers': before((device) => (device.hasServiceWorkers = false)),
  'the device has the oldest browser': before((device) => (device.hasOldBrowser = true)),
  'the device loses the network': ({ customer }) => customer.driver.loseNetwork(),
  'the stored session is damaged': before(({ localStorage }) => localStorage.set('userData', '{"userId":')),
  'the stored session lacks its token': before(({ localStorage }) => localStorage.set('userData', '{"userId":101,"isLoggedIn":true}')),
  'the stored draft is damaged': ({ customer }) => customer.damagesDraft(),
});
