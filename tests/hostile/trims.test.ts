import { expect, test } from 'vitest';
import { DETAILS } from '../../features/support/details';
import { eventually } from '../../features/support/eventually';
import { messages } from '../../src/domain/messages';
import { AnsweringServer, leaving, nonsenseTo } from './answering';
import { ANYTHING, WRONG_VALUES } from './corpus';
import { ITEM_OF, trimOf } from './hostile-server';
import { quietConsole } from './quiet-console';
import { choicesOf, comeToSummary } from './ways';

// Grooming's trims come on a list of their own: each is offered as it is said, or left out and logged.

const GOOD = { id: 'good', text: 'Good' };
const TRIMS = DETAILS.read('Hair Trimming');
const PRICES = [0, 0.1, 1e15, 1e300, Number.MAX_VALUE, '1499.50', '1e3', '1,499', '9'.repeat(400), ...WRONG_VALUES];

const server = new AnsweringServer();
const leave = leaving(quietConsole());

function offer(trims: readonly object[]): void {
  server.says({ items: [GOOD] }, { 'GET packages/2': { status: true, data: [ITEM_OF['GET packages/2'](GOOD)], Trimming: trims } });
}

test.each(Object.keys(trimOf(GOOD)))('anything at all as the %s of a trim', async (field) => {
  const wrong = ANYTHING.map(({ value }, index) => ({ ...trimOf({ id: index, text: `No ${index}` }), [field]: value }));
  offer([...wrong, trimOf(GOOD)]);
  const customer = server.customer();
  await customer.opens('/grooming/1');
  const offered = await eventually(async () => {
    const options = await customer.optionsOf(TRIMS);
    expect(options).toContain('Good');
    return options;
  });
  const logged = customer.loggedFailures();
  expect(logged.filter((line) => !/^GET packages\/2: item \d+ of Trimming dropped: /.test(line))).toEqual([]);
  expect(offered).toHaveLength(wrong.length + 1 - logged.length);
  expect(await nonsenseTo(customer)).toEqual([]);
  await leave(customer, logged);
});

test.each(PRICES.map((price) => ({ name: JSON.stringify(price).slice(0, 60), price })))('with $name as the price of a trim, what is booked has a total', async ({ price }) => {
  offer([{ ...trimOf(GOOD), price }]);
  const customer = server.customer();
  await comeToSummary(customer, 'grooming', choicesOf('grooming', 'Good'));
  expect(await nonsenseTo(customer)).toEqual([]);
  expect(await customer.total()).toMatch(/^₹[\d,]+\.\d\d$/);
  await customer.presses('Get Best Quotes');
  await eventually(async () => expect(await customer.alert()).toBe(messages.booking.submitFailed));
  expect(server.bodiesOf('POST user/createBooking/grooming')).toEqual([expect.objectContaining({ total_price: expect.toSatisfy(Number.isFinite) })]);
  await customer.leaves();
});
