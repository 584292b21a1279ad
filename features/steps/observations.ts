// What a customer sees of something that a quoted text names: a sentence, button, link or picture.
import { Then } from '@cucumber/cucumber';
import { encode } from 'uqr';
import type { Customer } from '../../tests/library/customer';
import type { Persona } from '../../tests/library/personas';
import { ensure, expectSame } from '../../tests/library/scenario-error';
import type { ScenarioWorld } from '../support/scenario-world';

/** Makes a step's code, which waits until `check` no longer throws. */
const expects = (check: (customer: Customer, text: string) => Promise<void> | void) =>
  async function (this: ScenarioWorld, _person: Persona, text: string) {
    ensure(text !== '', 'The quotes are empty.');
    await this.settles();
    await this.customer.waitFor(async () => check(this.customer, text));
  };

Then(
  '{customer} sees {string}',
  expects((customer, text) => customer.findsText(text)),
);
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
  expects(async (customer, control) => ensure(!(await customer.isOffered(control)), `'${control}' can be pressed.`)),
);
Then(
  '{customer} finds unfolded {string}',
  expects(async (customer, control) =>
    ensure(await customer.driver.read('isUnfolded', control), `'${control}' is folded.`),
  ),
);
Then(
  '{customer} finds folded {string}',
  expects(async (customer, control) =>
    ensure(!(await customer.driver.read('isUnfolded', control)), `'${control}' is unfolded.`),
  ),
);
Then(
  '{customer} finds present {string}',
  expects(async (customer, link) =>
    ensure(await customer.driver.read('isPresent', link), `The link '${link}' is not the present page.`),
  ),
);
Then(
  '{customer} finds read-only {string}',
  expects(async (customer, field) =>
    ensure(await customer.driver.read('isReadOnly', field), `'${field}' can be written.`),
  ),
);
Then(
  '{customer} is led out to {string}',
  expects((customer, address) => expectSame('The address outside', customer.driver.externalAddress(), address)),
);
Then(
  '{customer} is taken to {string}',
  expects(async (customer, name) => expectSame('The focus', await customer.focusAtTop(), name)),
);

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

/** The dark squares of the QR code for an address, as 'x y, x y, …'. `read('code', …)` returns the squares on the page in this format. */
function codeOf(address: string): string {
  return encode(address, { ecc: 'M', border: 0 })
    .data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `${x} ${y}` : [])))
    .join(', ');
}
