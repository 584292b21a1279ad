import { closedList } from './closed-list';
import type { Story } from './world';

/** How a customer's device is set up, or what has become of it, in the stories' words. */
export const CIRCUMSTANCES = closedList<(story: Story) => unknown>('a circumstance', {
  'the device is in Los Angeles': ({ device }) => (device.timeZone = 'America/Los_Angeles'),
  'the device is in Auckland': ({ device }) => (device.timeZone = 'Pacific/Auckland'),
  'the device stands in Bandra, Mumbai': ({ device }) => (device.location = { latitude: 19.0607, longitude: 72.8362 }),
  'the device floats in the Pacific Ocean': ({ device }) => (device.location = { latitude: -30, longitude: -100 }),
  'the device may not tell where it is': ({ device }) => (device.location = 'denied'),
  'the device cannot tell where it is': ({ device }) => (device.location = 'unavailable'),
  'the device takes too long to tell where it is': ({ device }) => (device.location = 'timeout'),
  'the stored session is damaged': ({ device }) => device.localStorage.set('userData', '{"userId":'),
  'the stored draft is damaged': ({ customer }) => customer.damagesDraft(),
});
