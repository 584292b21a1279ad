import { Then } from '@cucumber/cucumber';
import { encode } from 'uqr';
import type { Customer } from '../../tests/library/customer';
import type { Persona } from '../../tests/library/personas';
import { ensure, expectSame, fail } from '../../tests/library/scenario-error';
import type { ScenarioWorld } from '../support/scenario-world';

/** Waits until `check` no longer throws. */
const expects = (check: (customer: Customer, text: string) => Promise<void> | void) =>
  async function (this: ScenarioWorld, _person: Persona, text: string) {
    await this.settles();
    await this.customer.waitFor(async () => check(this.customer, text));
  };

Then('{customer} sees {string}', async function (this: ScenarioWorld, _person: Persona, text: string) {
  await this.settles();
  await this.customer.findsText(text);
});
Then(
  '{customer} does not see {string}',
  expects(async (customer, text) => ensure(!(await customer.sees(text)), `'${text}' is on the page.`)),
);
Then(
  '{customer} is offered {string}',
  expects((customer, control) => customer.expectOffered(control)),
);
Then(
  '{customer} is not offered {string}',
  expects(async (customer, control) => {
    const offered = (await customer.driver.read('pressables')).filter((name) => name.includes(control));
    ensure(offered.length === 0, `'${offered.join("', '")}' can be pressed.`);
  }),
);
Then(
  '{customer} hears {string}',
  expects(async (customer, text) => {
    const heard = await customer.driver.read('liveTexts');
    ensure(heard.includes(text), `A screen reader does not read out '${text}', but ${heard.join('; ') || 'nothing'}.`);
  }),
);
Then(
  '{customer} does not hear {string}',
  expects(async (customer, text) => {
    const heard = (await customer.driver.read('liveTexts')).filter((each) => each.includes(text));
    ensure(heard.length === 0, `A screen reader reads out '${heard.join("', '")}'.`);
  }),
);
Then(
  '{customer} is led out to {string}',
  expects(({ driver }, address) => {
    const outside = driver.externalAddress?.() ?? fail('A browser hides it: mark the scenario with @core.');
    expectSame('The address outside', outside, address);
  }),
);
Then(
  '{customer} is taken to {string}',
  expects(async (customer, name) => expectSame('The focus', await customer.focusAtTop(), name)),
);

Then('{customer} sees the top of the page', async function (this: ScenarioWorld, _person: Persona) {
  await this.customer.waitFor(async () =>
    ensure(await this.customer.driver.read('isAtTop'), 'The page is scrolled, and not at its top.'),
  );
});

Then(
  '{customer} scans the way to the app from {string}',
  expects(async (customer, name) => {
    const { darkModules, origin } = await customer.driver.read('code', name);
    ensure(
      darkModules === codeOf(`${origin}/in/packages/app`),
      `The picture '${name}' is not the QR code of ${origin}/in/packages/app.`,
    );
  }),
);

/** The dark squares as 'x y, x y, …', the format of `read('code', …)`. */
function codeOf(address: string): string {
  return encode(address, { ecc: 'M', border: 0 })
    .data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `${x} ${y}` : [])))
    .join(', ');
}

Then(
  '{customer} finds {state} {string}',
  async function (this: ScenarioWorld, _person: Persona, state: string, control: string) {
    await this.settles();
    await this.customer.waitFor(async () => {
      const states = await this.customer.driver.read('statesOf', control);
      ensure(states.includes(state), `'${control}' is ${states.join(', ') || 'in no such state'}, and not ${state}.`);
    });
  },
);

Then('the note of {string} is {string}', async function (this: ScenarioWorld, control: string, note: string) {
  await this.settles();
  await this.customer.waitFor(async () =>
    expectSame(`The note of '${control}'`, await this.customer.driver.read('noteOf', control), note),
  );
});
