import { Given, Then, When } from '@cucumber/cucumber';
import { readPresetName, PRESET_NAMES, sentencesOf } from '../../mocks/presets';
import { dateInIndia } from '../../src/domain/calendar';
import { instantInIndia } from '../../tests/library/days';
import { expectPage } from '../../tests/library/flows';
import { pageOf, type ServiceName } from '../../tests/library/pages';
import type { Persona } from '../../tests/library/personas';
import { ScenarioError } from '../../tests/library/scenario-error';
import type { ScenarioWorld } from '../support/scenario-world';

Given('{customer} opens the demo {string}', function (this: ScenarioWorld, _person: Persona, name: string) {
  this.expectUnopened();
  listenTo(this, name);
  return this.customer.demo.opens(name);
});

When('{customer} begins the demo {string}', function (this: ScenarioWorld, _person: Persona, name: string) {
  listenTo(this, name);
  return this.customer.demo.begins(name);
});

When(
  '{customer} jumps to the {service} {page}',
  async function (this: ScenarioWorld, _person: Persona, service: ServiceName, name: string) {
    const page = pageOf(service, name);
    await this.customer.demo.jumpsTo(page);
    await expectPage(this.customer, page);
  },
);

When('{customer} slows the demo down', function (this: ScenarioWorld, _person: Persona) {
  return this.customer.demo.slowsDown();
});

When('{customer} resets the demo', function (this: ScenarioWorld, _person: Persona) {
  return this.customer.demo.resets();
});

When('{customer} sets the demo to {day}', function (this: ScenarioWorld, _person: Persona, day: string) {
  return this.customer.demo.holds(dateInIndia(instantInIndia(day, '12:00 PM')));
});

Then('the demo says {string}', function (this: ScenarioWorld, text: string) {
  return this.customer.demo.findsInPanel(text);
});

/** Lets later steps quote the messages that the server sends in a preset; otherwise only the app's own sentences. */
function listenTo(world: ScenarioWorld, name: string): void {
  const known = readPresetName(name);
  if (!known) throw new ScenarioError(`The demo has no '${name}', but ${PRESET_NAMES.join(', ')}.`);
  for (const sentence of sentencesOf(known)) world.serverSentences.add(sentence);
}
