import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TimeSelect } from '../../../src/ui/fields/time-select';

// `disabled` would prevent that the error summary moves the focus to it.
test.each([
  [[], 'aria-disabled="true"'],
  [[{ value: '6:00 AM' }], ''],
])('with the options %j a list of times is %s', (options, attribute) => {
  const field = { id: 'time', label: 'Time', options, value: undefined, error: undefined, set: () => {} };
  const html = renderToStaticMarkup(<TimeSelect field={field} />);
  expect(/ (?:aria-)?disabled="[^"]*"/.exec(html)?.[0].trim() ?? '').toBe(attribute);
});
