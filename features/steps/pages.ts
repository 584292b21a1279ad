import type { DataTable } from '@cucumber/cucumber';
import type { Action } from '../support/actions';
import type { Observation } from '../support/parameter-types';
import { namesLike } from '../../tests/support/word-list';
import { expectPage, goToPage, fillIn, goOn } from '../../tests/support/flows';
import { PAGES_NEEDING_LOGIN, pageOf, THANK_YOU_PAGE, type ServiceName } from '../../tests/support/pages';
import type { Persona } from '../../tests/support/personas';
import type { Detail } from '../../tests/support/details';
import { expectSame, fail, ensure, ScenarioError } from '../../tests/support/scenario-error';
import { expectRecord, pairsOf } from '../support/tables';
import { stepsAbout } from '../support/vocabulary';

const step = stepsAbout('pages');

step(
  '{customer} is at the {service} {page}',
  'Given Meera is at the walking date page',
  function (person: Persona, service: ServiceName, name: string) {
    const needsLogin = PAGES_NEEDING_LOGIN.includes(name);
    if (needsLogin && !this.customer.hasOpened() && !this.device.localStorage.has('userData')) {
      throw new ScenarioError(`${person.name} is not logged in. Say it before: Given ${person.name} is logged in.`);
    }
    return goToPage(this.customer, pageOf(service, name), { person, now: this.now });
  },
);

step(
  '{customer} opens the {service} {page}',
  'When Meera opens the training package page',
  function (_person: Persona, service: ServiceName, name: string) {
    return this.customer.opens(pageOf(service, name).path);
  },
);

step('{customer} {action}', 'When she goes on', function (person: Persona, act: Action) {
  // After the first 'goes on' the next page may not be open yet. A second 'goes on' would then press the button of the old page.
  if (act === goOn && this.lastStep.endsWith(' goes on')) throw new ScenarioError("Between two 'goes on' say which page is seen.");
  return act(this.customer, person);
});

step(
  '{customer} fills in the {service} {page}',
  'When Meera fills in the walking sign-up page',
  function (person: Persona, service: ServiceName, name: string) {
    return fillIn(this.customer, { service, pageName: name }, { person, now: this.now });
  },
);

step(
  '{customer} fills in the {service} {page} but for {detail}',
  'When Meera fills in the walking package page but for Walk duration',
  function (person: Persona, service: ServiceName, name: string, leftOut: Detail) {
    return fillIn(this.customer, { service, pageName: name, leftOut: leftOut.name }, { person, now: this.now });
  },
);

step(
  '{customer} sees the {service} {page}',
  'Then she sees the walking sign-up page',
  function (_person: Persona, service: ServiceName, name: string) {
    return expectPage(this.customer, pageOf(service, name));
  },
);

step('{customer} opens the thank-you page', 'When Meera opens the thank-you page', function (_person: Persona) {
  return this.customer.opens(THANK_YOU_PAGE.path);
});

step('{customer} sees the thank-you page', 'Then she sees the thank-you page', function (_person: Persona) {
  return expectPage(this.customer, THANK_YOU_PAGE);
});

step(
  'the links lead to:',
  `Then the links lead to:
  | Shop    | https://www.example.com/shop            |
  | Academy | https://www.example.com/academy         |`,
  function (table: DataTable) {
    return this.customer.waitFor(async () => {
      for (const [name, address] of pairsOf(table)) {
        const addresses = await this.customer.addressesOf(name);
        if (addresses.length === 0) {
          fail(`There is no link '${name}', but ${namesLike(name, await this.customer.driver.read('namesOf', 'link'))}.`);
        }
        expectSame(`The link '${name}'`, addresses.join(' and '), address);
      }
    });
  },
);

step(
  'the links below {string} lead to:',
  `Then the links below "About" lead to:
  | Our Story | https://www.example.com/about/our-story |
  | Careers   | https://www.example.com/about/careers   |`,
  function (heading: string, table: DataTable) {
    return this.customer.waitFor(async () => {
      expectRecord(`The links below '${heading}'`, await this.customer.driver.read('linksBelow', heading), table);
    });
  },
);

step(
  '{customer} {observation} {string}',
  'Then she sees "Live Tracking"',
  async function (_person: Persona, observation: Observation, text: string) {
    ensure(text !== '', 'The quotes are empty.');
    await this.settles();
    return this.customer.waitFor(() => observation(this.customer, text));
  },
);

// These count as a tap: a press, a choice in a list, an upload, and moving into a text field. Typing does not count.
step('{customer} has tapped {int} times or less', 'Then she has tapped 38 times or less', function (_person: Persona, limit: number) {
  const { tapCount } = this.customer;
  ensure(tapCount <= limit, `The count of taps is ${tapCount}.`);
});
