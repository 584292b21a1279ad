import { When } from '@cucumber/cucumber';
import {
  askForCode,
  beginAddress,
  describeAddress,
  describePet,
  goOn,
  logIn,
  openPetForm,
} from '../../tests/library/flows';
import type { Persona } from '../../tests/library/personas';
import { ensure } from '../../tests/library/scenario-error';
import type { ScenarioWorld } from '../support/scenario-world';

const press = (control: string) =>
  function (this: ScenarioWorld, _person: Persona) {
    return this.customer.pressesOnly(control);
  };

// The app moves the focus when it replaces the prerendered page: a key pressed before that would be lost.
async function pressKey({ customer }: ScenarioWorld, key: string): Promise<void> {
  await customer.waitsUntilIdle();
  await customer.driver.pressKey(key);
}

When('{customer} goes on', function (this: ScenarioWorld, _person: Persona) {
  // The next page may not be open yet: a second 'goes on' would then press the button of the old page.
  ensure(!this.lastStep.endsWith(' goes on'), "Between two 'goes on' say which page is seen.");
  return goOn(this.customer);
});
When('{customer} goes back', press('Back'));
When('{customer} goes back in the browser', function (this: ScenarioWorld, _person: Persona) {
  return this.customer.driver.back();
});
When('{customer} reloads the page', function (this: ScenarioWorld, _person: Persona) {
  return this.customer.reloads();
});
When('{customer} duplicates the tab', async function (this: ScenarioWorld, _person: Persona) {
  const copy = await this.customer.duplicatesTab();
  [this.customer, this.customerAtOtherTab] = [copy, this.customer];
});
When('{customer} turns to the other tab', function (this: ScenarioWorld, _person: Persona) {
  const { customer, customerAtOtherTab } = this;
  ensure(customerAtOtherTab !== undefined, 'There is one tab: first say that she duplicates the tab.');
  [this.customer, this.customerAtOtherTab] = [customerAtOtherTab!, customer];
  return this.customer.driver.comeBack?.();
});
When('{customer} tries again', press('Reload'));

When('{customer} turns to walking', press('Walking'));
When('{customer} turns to training', press('Training'));
When('{customer} turns to grooming', press('Grooming'));
When('{customer} opens the calendar', press('Open calendar'));
When('{customer} edits the booking', press('Edit'));
When('{customer} changes the date', press('Change Date & time'));
When('{customer} changes the pet', async function (this: ScenarioWorld, _person: Persona) {
  const control = await this.customer.waitFor(async () => {
    if (await this.customer.isOffered('Change Pets')) return 'Change Pets';
    await this.customer.expectOffered('Change Pet');
    return 'Change Pet';
  });
  await this.customer.pressesOnly(control);
});

When('{customer} unfolds the support menu', press('Support'));
When('{customer} opens the way to the app', function (this: ScenarioWorld, _person: Persona) {
  return this.customer.opens('/app');
});

When('{customer} presses {key}', function (this: ScenarioWorld, _person: Persona, key: string) {
  return pressKey(this, key);
});
// To the control that has the focus. In a field, they type where its cursor is.
When('{customer} keys in {string}', async function (this: ScenarioWorld, _person: Persona, text: string) {
  for (const key of text) await pressKey(this, key);
});

When('{customer} turns to login', press('Sign In'));
When('{customer} logs in', function (this: ScenarioWorld, person: Persona) {
  this.expectCustomer(person);
  return logIn(this.customer, person);
});
When('{customer} asks for a code', function (this: ScenarioWorld, person: Persona) {
  return askForCode(this.customer, person);
});
When('{customer} submits the code', press('Submit'));

When('{customer} begins an address', function (this: ScenarioWorld, _person: Persona) {
  return beginAddress(this.customer);
});
When('{customer} describes an address', function (this: ScenarioWorld, _person: Persona) {
  return describeAddress(this.customer);
});
When('{customer} uses the current location', press('Use Current Location'));
When('{customer} keeps the address as typed', function (this: ScenarioWorld, _person: Persona) {
  return this.customer.pressesTarget({ role: 'option', start: 'Use' });
});
When('{customer} saves the address', press('Save'));
When('{customer} closes the dialog', press('Close'));
When('{customer} begins a new pet', function (this: ScenarioWorld, _person: Persona) {
  return openPetForm(this.customer);
});
When('{customer} describes a new pet', function (this: ScenarioWorld, _person: Persona) {
  return describePet(this.customer);
});
