import { Given, When } from '@cucumber/cucumber';
import type { Device } from '../../tests/library/device';
import type { Persona } from '../../tests/library/personas';
import { sessionOf } from '../../tests/library/server';
import { instantInIndia } from '../../tests/library/days';
import { fail, ScenarioError } from '../../tests/library/scenario-error';
import type { ScenarioWorld } from '../support/scenario-world';

Given('it is {time} on {day} in India', function (this: ScenarioWorld, time: string, day: string) {
  this.expectUnopened();
  this.device.startsAt = instantInIndia(day, time);
});

When('{int} {unit} pass(es)', async function (this: ScenarioWorld, count: number, secondsInUnit: number) {
  await this.customer.waits(count * secondsInUnit);
  this.secondsPassed += count * secondsInUnit;
});

const arrange = (change: (device: Device) => unknown) =>
  function (this: ScenarioWorld) {
    this.expectUnopened();
    change(this.device);
  };

const set = (changes: Partial<Device>) => arrange((device) => Object.assign(device, changes));
const store = (session: string) => arrange(({ localStorage }) => localStorage.set('userData', session));

Given('the device is in Los Angeles', set({ timeZone: 'America/Los_Angeles' }));
Given('the device is in Auckland', set({ timeZone: 'Pacific/Auckland' }));

const BANDRA = { latitude: 19.0607, longitude: 72.8362 };
const NAGPUR = { latitude: 21.1458, longitude: 79.0882 };
Given('the device stands in Bandra, Mumbai', set({ location: BANDRA }));
Given('the device stands in Nagpur, far from every known place', set({ location: NAGPUR }));
Given('the device knows to within {int} metres where it is', function (this: ScenarioWorld, accuracy: number) {
  set({ location: { ...BANDRA, accuracy } }).call(this);
});
Given('nobody answers whether the device may tell where it is', set({ location: 'unanswered' }));
Given('the device may not tell where it is', set({ location: 'denied' }));
Given('the device cannot tell where it is', set({ location: 'unavailable' }));
Given('the device takes too long to tell where it is', set({ location: 'timeout' }));

Given('the device opens an app whose server knows no keys', set({ settings: { VITE_API_IDEMPOTENCY_KEY: 'off' } }));

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)';
Given('the device is a phone', set({ isPhone: true }));
Given('the device is an iPhone', set({ userAgent: IPHONE, touchPointCount: 5 }));
// An iPad says that it is a Mac.
Given('the device is an iPad', set({ userAgent: MAC, touchPointCount: 5 }));
Given('the device is a Mac', set({ userAgent: MAC, touchPointCount: 0 }));
Given('the device is an Android phone', set({ userAgent: ANDROID, touchPointCount: 5 }));

Given('the device has Safari', set({ focusesPressedButtons: false }));
Given('the device has no service workers', set({ hasServiceWorkers: false }));
Given('the device lets no page store anything', set({ blocksStorage: true }));

Given('the stored session is of another app', store('{"token":"abc","user":{"id":7}}'));
Given('the stored session lacks its token', store('{"userId":101,"isLoggedIn":true}'));

When('the stored draft is damaged', async function (this: ScenarioWorld) {
  const { driver } = this.customer;
  const entries = await driver.sessionEntries();
  await driver.setSessionEntries(entries.map(([key]) => [key, '{"version":1,"draft":']));
});

When('the storage of the device is full', function (this: ScenarioWorld) {
  this.customer.fillsStorage();
});

const setOffline = (isOffline: boolean) =>
  function (this: ScenarioWorld) {
    const { driver } = this.customer;
    return driver.setOffline?.(isOffline) ?? fail('Only a browser has a network: mark the scenario with @browser.');
  };
When('the device loses the network', setOffline(true));
When('the device has the network again', setOffline(false));

Given('{customer} is logged in', function (this: ScenarioWorld, person: Persona) {
  this.expectUnopened();
  if (this.device.localStorage.has('userData'))
    throw new ScenarioError('A customer is logged in on this device already.');
  this.device.localStorage.set('userData', JSON.stringify(sessionOf(this.backend, person)));
});
