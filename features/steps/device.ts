import type { Persona } from '../../tests/support/personas';
import { sessionOf } from '../../tests/support/server';
import { instantInIndia } from '../../tests/support/days';
import { ScenarioError } from '../../tests/support/scenario-error';
import { stepsAbout } from '../support/vocabulary';
import type { ScenarioWorld } from '../support/scenario-world';

const step = stepsAbout('the device');

step(
  'it is {time} on {day} in India',
  'Given it is 11:40 PM on 31 December 2026 in India',
  function (time: string, day: string) {
    this.expectUnopened();
    this.device.startsAt = instantInIndia(day, time);
  },
);

step('{int} {unit} pass(es)', 'When 30 seconds pass', async function (count: number, secondsInUnit: number) {
  await this.customer.waits(count * secondsInUnit);
  this.secondsPassed += count * secondsInUnit;
});

step('{setup}', 'Given the device is in Los Angeles', function (arrange: (world: ScenarioWorld) => unknown) {
  return arrange(this);
});

step('{customer} is logged in', 'Given Asha is logged in', function (person: Persona) {
  this.expectUnopened();
  if (this.device.localStorage.has('userData')) throw new ScenarioError('A customer is logged in on this device already.');
  this.device.localStorage.set('userData', JSON.stringify(sessionOf(this.backend, person)));
});
