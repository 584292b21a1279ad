import type { Person } from '../../tests/support/people';
import { sessionOf } from '../../tests/support/server';
import { instantInIndia } from '../../tests/support/days';
import { StoryError } from '../../tests/support/story-error';
import { stepsAbout } from '../support/vocabulary';
import type { Story } from '../support/world';

const step = stepsAbout('the story');

step(
  'it is {time} on {day} in India',
  'Given it is 11:40 PM on 31 December 2026 in India',
  function (this: Story, time: string, day: string) {
    this.expectUnopened();
    this.device.startsAt = instantInIndia(day, time);
  },
);

step('{int} {unit} pass(es)', 'When 30 seconds pass', async function (this: Story, count: number, secondsInUnit: number) {
  await this.customer.waits(count * secondsInUnit);
  this.secondsPassed += count * secondsInUnit;
});

step('{circumstance}', 'Given the device is in Los Angeles', function (this: Story, arrange: (story: Story) => unknown) {
  return arrange(this);
});

step('{customer} is logged in', 'Given Asha is logged in', function (this: Story, person: Person) {
  this.expectUnopened();
  if (this.device.localStorage.has('userData')) throw new StoryError('Somebody is logged in on this device already.');
  this.device.localStorage.set('userData', JSON.stringify(sessionOf(this.backend, person)));
});
