import type { DataTable } from '@cucumber/cucumber';
import type { Action } from '../support/actions';
import type { Sight } from '../support/words';
import { namesLike } from '../../tests/support/closed-list';
import { arriveAt, comeTo, fillIn, goOn } from '../../tests/support/journey';
import { CUSTOMER_STEPS, pageOf, THANK_YOU_PAGE, type ServiceName } from '../../tests/support/pages';
import type { Person } from '../../tests/support/people';
import type { Detail } from '../../tests/support/details';
import { expectSame, fail, insist, StoryError } from '../../tests/support/story-error';
import { expectRecord, pairsOf } from '../support/tables';
import { stepsAbout } from '../support/vocabulary';
import type { Story } from '../support/world';

const step = stepsAbout('pages');

step(
  '{customer} is at the {service} {step}',
  'Given Meera is at the walking date page',
  function (this: Story, person: Person, service: ServiceName, name: string) {
    const isForCustomers = CUSTOMER_STEPS.includes(name);
    if (isForCustomers && !this.customer.hasOpened() && !this.device.localStorage.has('userData')) {
      throw new StoryError(`${person.name} is not logged in. Say it before: Given ${person.name} is logged in.`);
    }
    return comeTo(this.customer, pageOf(service, name), { person, now: this.now });
  },
);

step(
  '{customer} opens the {service} {step}',
  'When Meera opens the training package page',
  function (this: Story, _person: Person, service: ServiceName, name: string) {
    return this.customer.opens(pageOf(service, name).path);
  },
);

step('{customer} {action}', 'When she goes on', function (this: Story, person: Person, act: Action) {
  // The page that the first leads to may not be there yet when the second would look for its button.
  if (act === goOn && this.lastStep.endsWith(' goes on')) throw new StoryError("Between two 'goes on' say which page is seen.");
  return act(this.customer, person);
});

step(
  '{customer} fills in the {service} {step}',
  'When Meera fills in the walking sign-up page',
  function (this: Story, person: Person, service: ServiceName, name: string) {
    return fillIn(this.customer, { service, step: name }, { person, now: this.now });
  },
);

step(
  '{customer} fills in the {service} {step} but for {detail}',
  'When Meera fills in the walking package page but for Walk duration',
  function (this: Story, person: Person, service: ServiceName, name: string, leftOut: Detail) {
    return fillIn(this.customer, { service, step: name, leftOut: leftOut.name }, { person, now: this.now });
  },
);

step(
  '{customer} sees the {service} {step}',
  'Then she sees the walking sign-up page',
  function (this: Story, _person: Person, service: ServiceName, name: string) {
    return arriveAt(this.customer, pageOf(service, name));
  },
);

step('{customer} opens the thank-you page', 'When Meera opens the thank-you page', function (this: Story, _person: Person) {
  return this.customer.opens(THANK_YOU_PAGE.path);
});

step('{customer} sees the thank-you page', 'Then she sees the thank-you page', function (this: Story, _person: Person) {
  return arriveAt(this.customer, THANK_YOU_PAGE);
});

step(
  'the links lead to:',
  `Then the links lead to:
  | Shop    | https://www.example.com/shop            |
  | Academy | https://www.example.com/academy         |`,
  function (this: Story, table: DataTable) {
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
  function (this: Story, heading: string, table: DataTable) {
    return this.customer.waitFor(async () => {
      expectRecord(`The links below '${heading}'`, await this.customer.driver.read('linksBelow', heading), table);
    });
  },
);

step(
  '{customer} {sight} {string}',
  'Then she sees "Live Tracking"',
  async function (this: Story, _person: Person, sight: Sight, text: string) {
    insist(text !== '', 'Nothing stands between the quotes.');
    await this.settles();
    return this.customer.waitFor(() => sight(this.customer, text));
  },
);
