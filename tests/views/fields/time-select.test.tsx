import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TimeSelect } from '../../../src/views/fields/time-select';

// Not `disabled`: an error has to be able to lead the focus there.
test.each([
  [[], 'aria-disabled="true"'],
  [['6:00 AM'], ''],
])('with the times %j a list of times is %s', (times, attribute) => {
  const html = renderToStaticMarkup(<TimeSelect id="time" label="Time" times={times} time={undefined} error={undefined} onChoose={() => {}} />);
  expect(/ (?:aria-)?disabled="[^"]*"/.exec(html)?.[0].trim() ?? '').toBe(attribute);
});
