import { readPresetName, PRESET_NAMES, sentencesOf } from '../../mocks/presets';
import { dateInIndia } from '../../src/domain/calendar';
import { instantInIndia } from '../../tests/support/days';
import { arriveAt } from '../../tests/support/journey';
import { pageOf, type ServiceName } from '../../tests/support/pages';
import type { Person } from '../../tests/support/people';
import { StoryError } from '../../tests/support/story-error';
import { stepsAbout } from '../support/vocabulary';
import type { Story } from '../support/world';

const step = stepsAbout('the demo');

step(
  '{customer} opens the demo {string}',
  'Given Meera opens the demo "no-packages"',
  function (this: Story, _person: Person, name: string) {
    this.expectUnopened();
    listenTo(this, name);
    return this.customer.demo.opens(name);
  },
);

step(
  '{customer} begins the demo {string}',
  'When Meera begins the demo "booking-refused"',
  function (this: Story, _person: Person, name: string) {
    listenTo(this, name);
    return this.customer.demo.begins(name);
  },
);

step(
  '{customer} jumps to the {service} {step}',
  'When Meera jumps to the grooming summary',
  async function (this: Story, _person: Person, service: ServiceName, name: string) {
    const page = pageOf(service, name);
    await this.customer.demo.jumpsTo(page);
    await arriveAt(this.customer, page);
  },
);

step('{customer} resets the demo', 'When Meera resets the demo', function (this: Story, _person: Person) {
  return this.customer.demo.resets();
});

step('{customer} sets the demo to {day}', 'When Meera sets the demo to 5 March 2027', function (this: Story, _person: Person, day: string) {
  return this.customer.demo.holds(dateInIndia(instantInIndia(day, '12:00 PM')));
});

step(
  '{customer} opens the share link on another device',
  'When Meera opens the share link on another device',
  function (this: Story, _person: Person) {
    return this.customer.demo.opensShareLinkElsewhere();
  },
);

step('the demo says {string}', 'Then the demo says "Booking refused"', function (this: Story, text: string) {
  return this.customer.demo.findsInPanel(text);
});

/** What the server of a demo says is no sentence of the app's. */
function listenTo(story: Story, name: string): void {
  const known = readPresetName(name);
  if (!known) throw new StoryError(`The demo has no '${name}', but ${PRESET_NAMES.join(', ')}.`);
  for (const sentence of sentencesOf(known)) story.serverSentences.add(sentence);
}
