import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { namesLike } from '../../tests/library/word-list';
import { expectPage, goToPage, fillIn } from '../../tests/library/flows';
import { PAGES_NEEDING_LOGIN, pageOf, THANK_YOU_PAGE, type ServiceName } from '../../tests/library/pages';
import type { Persona } from '../../tests/library/personas';
import type { Detail } from '../../tests/library/details';
import { expectSame, fail, ensure, ScenarioError } from '../../tests/library/scenario-error';
import { expectRecord, pairsOf } from '../support/tables';
import type { ScenarioWorld } from '../support/scenario-world';

Given(
  '{customer} is at the {service} {page}',
  function (this: ScenarioWorld, person: Persona, service: ServiceName, name: string) {
    const needsLogin = PAGES_NEEDING_LOGIN.includes(name);
    if (needsLogin && !this.customer.isOpened && !this.device.localStorage.has('userData')) {
      this.expectCustomer(person);
      throw new ScenarioError(`${person.name} is not logged in. Say it before: Given ${person.name} is logged in.`);
    }
    return goToPage(this.customer, pageOf(service, name), { person, now: this.now });
  },
);

When(
  '{customer} opens the {service} {page}',
  function (this: ScenarioWorld, _person: Persona, service: ServiceName, name: string) {
    return this.customer.opens(pageOf(service, name).path);
  },
);

When(
  '{customer} leaves the app for another site, then opens the {service} {page}',
  async function (this: ScenarioWorld, _person: Persona, service: ServiceName, name: string) {
    this.goBackToKeptPage = await this.customer.opensKeepingPage(pageOf(service, name).path);
  },
);

When('{customer} goes back to the page that the browser has kept', function (this: ScenarioWorld, _person: Persona) {
  return this.goBackToKeptPage();
});

When(
  '{customer} fills in the {service} {page}',
  function (this: ScenarioWorld, person: Persona, service: ServiceName, name: string) {
    return fillIn(this.customer, { service, pageName: name }, { person, now: this.now });
  },
);

When(
  '{customer} fills in the {service} {page} but for {detail}',
  function (this: ScenarioWorld, person: Persona, service: ServiceName, name: string, leftOut: Detail) {
    return fillIn(this.customer, { service, pageName: name, leftOut: leftOut.name }, { person, now: this.now });
  },
);

Then(
  '{customer} sees the {service} {page}',
  function (this: ScenarioWorld, _person: Persona, service: ServiceName, name: string) {
    return expectPage(this.customer, pageOf(service, name));
  },
);

When('{customer} opens the thank-you page', function (this: ScenarioWorld, _person: Persona) {
  return this.customer.opens(THANK_YOU_PAGE.path);
});

Then('{customer} sees the thank-you page', function (this: ScenarioWorld, _person: Persona) {
  return expectPage(this.customer, THANK_YOU_PAGE);
});

Then('the links lead to:', function (this: ScenarioWorld, table: DataTable) {
  return this.customer.waitFor(async () => {
    for (const [name, address] of pairsOf(table)) {
      const addresses = await this.customer.driver.read('addressesOf', name);
      if (addresses.length === 0) {
        fail(`There is no link '${name}', but ${namesLike(name, await this.customer.driver.read('namesOf', 'link'))}.`);
      }
      expectSame(`The link '${name}'`, addresses.join(' and '), address);
    }
  });
});

Then('the links below {string} lead to:', function (this: ScenarioWorld, heading: string, table: DataTable) {
  return this.customer.waitFor(async () => {
    expectRecord(`The links below '${heading}'`, await this.customer.driver.read('linksBelow', heading), table);
  });
});

// These count as a tap: a press, a choice in a list, an upload, and moving into a text field. Typing does not count.
Then('{customer} has tapped {int} times or less', function (this: ScenarioWorld, _person: Persona, limit: number) {
  const { tapCount } = this.customer;
  ensure(tapCount <= limit, `The count of taps is ${tapCount}.`);
});
