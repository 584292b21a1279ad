import { Given, When } from '@cucumber/cucumber';
import type { Person } from '../support/people';
import { sessionOf } from '../support/server';
import type { Story } from '../support/world';

Given('it is {moment} in India', function (this: Story, moment: number) {
  this.device.startsAt = moment;
});

Given("{person}'s device is set to {zone} time", function (this: Story, _person: Person, timeZone: string) {
  this.device.timeZone = timeZone;
});

Given('{person} is logged in', function (this: Story, person: Person) {
  this.device.localStorage.set('userData', JSON.stringify(sessionOf(this.backend, person)));
});

Given("{person}'s browser keeps a session that cannot be read", function (this: Story, _person: Person) {
  this.device.localStorage.set('userData', '{"userId":');
});

When('{person} reloads the page', function (this: Story, _person: Person) {
  return this.customer.reloads();
});

When("{person} goes back by the browser's own button", function (this: Story, _person: Person) {
  return this.customer.goesBackInHistory();
});

When("{person}'s draft is damaged", function (this: Story, _person: Person) {
  return this.customer.damagesDraft();
});

When('{int} {unit} pass', function (this: Story, count: number, secondsInUnit: number) {
  return this.customer.waits(count * secondsInUnit);
});
