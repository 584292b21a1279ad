import { readPresetName, PRESET_NAMES, sentencesOf } from '../../mocks/presets';
import { dateInIndia } from '../../src/domain/calendar';
import { instantInIndia } from '../../tests/support/days';
import { expectPage } from '../../tests/support/flows';
import { pageOf, type ServiceName } from '../../tests/support/pages';
import type { Persona } from '../../tests/support/personas';
import { ScenarioError } from '../../tests/support/scenario-error';
import { stepsAbout } from '../support/vocabulary';
import type { ScenarioWorld } from '../support/scenario-world';

const step = stepsAbout('the demo');

step(
  '{customer} opens the demo {string}',
  'Given Meera opens the demo "no-packages"',
  function (_person: Persona, name: string) {
    this.expectUnopened();
    listenTo(this, name);
    return this.customer.demo.opens(name);
  },
);

step(
  '{customer} begins the demo {string}',
  'When Meera begins the demo "booking-refused"',
  function (_person: Persona, name: string) {
    listenTo(this, name);
    return this.customer.demo.begins(name);
  },
);

step(
  '{customer} jumps to the {service} {page}',
  'When Meera jumps to the grooming summary',
  async function (_person: Persona, service: ServiceName, name: string) {
    const page = pageOf(service, name);
    await this.customer.demo.jumpsTo(page);
    await expectPage(this.customer, page);
  },
);

step('{customer} resets the demo', 'When Meera resets the demo', function (_person: Persona) {
  return this.customer.demo.resets();
});

step('{customer} sets the demo to {day}', 'When Meera sets the demo to 5 March 2027', function (_person: Persona, day: string) {
  return this.customer.demo.holds(dateInIndia(instantInIndia(day, '12:00 PM')));
});

step(
  '{customer} opens the share link on another device',
  'When Meera opens the share link on another device',
  function (_person: Persona) {
    return this.customer.demo.opensShareLinkOnAnotherDevice();
  },
);

step('the demo says {string}', 'Then the demo says "Booking refused"', function (text: string) {
  return this.customer.demo.findsInPanel(text);
});

/** Lets later steps quote the messages that the server sends in a preset. Otherwise steps may quote only the app's own sentences. */
function listenTo(world: ScenarioWorld, name: string): void {
  const known = readPresetName(name);
  if (!known) throw new ScenarioError(`The demo has no '${name}', but ${PRESET_NAMES.join(', ')}.`);
  for (const sentence of sentencesOf(known)) world.serverSentences.add(sentence);
}
