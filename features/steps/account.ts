import { Given, When } from '@cucumber/cucumber';
import { ONE_TIME_CODE } from '../../mocks/handlers/accounts';
import { fillIn } from '../support/journey';
import type { Person } from '../support/people';
import type { Story } from '../support/world';

Given('{person} has asked for a code', async function (this: Story, person: Person) {
  await this.customer.fillsIn('Mobile', person.phoneNumber);
  await this.customer.presses('Login');
});

When('{person} fills in her details', async function (this: Story, person: Person) {
  await this.customer.presses('Location');
  await fillIn(this.customer, {
    'Search address': 'Charminar',
    'House / Floor': '12',
    'Building / Block': 'Pearl House',
    Landmark: 'Clock tower',
  });
  await this.customer.presses('Save');
  await fillIn(this.customer, {
    'First Name': person.name,
    'Phone Number': person.phoneNumber,
    Email: `${person.name.toLowerCase()}@example.com`,
    Gender: 'Female',
  });
});

When('{person} logs in', async function (this: Story, person: Person) {
  await this.customer.fillsIn('Mobile', person.phoneNumber);
  await this.customer.presses('Login');
  await this.customer.fillsIn('One-time code', ONE_TIME_CODE);
  await this.customer.presses('Submit');
});

When('{person} pastes {string} as the code', function (this: Story, _person: Person, text: string) {
  return this.customer.pastesCode(text);
});
