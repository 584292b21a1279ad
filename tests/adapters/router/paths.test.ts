import { describe, expect, test } from 'vitest';
import { bookingPageAt } from '../../../src/adapters/router/booking-page-at';
import { withoutGluedQuery } from '../../../src/adapters/router/glued-query';
import { pathBelowBase, pathOfDestination, pathSpelledForForwardNavigation } from '../../../src/adapters/router/paths';
import { BOOKING_PAGES } from '../../../src/domain/progress';

describe.each(['walking', 'training', 'grooming'] as const)('the booking pages of %s', (service) => {
  test.each([
    ['PETDETAILS', 'petDetails'],
    ['summary/', 'summary'],
  ])('are at %s, in any case', (segment, page) => {
    for (const name of [service, service.toUpperCase()])
      expect(bookingPageAt(`/${name}/${segment}`)).toEqual({ service, page });
  });

  test.each(BOOKING_PAGES)('are at the path of %s', (page) => {
    expect(bookingPageAt(pathOfDestination({ service, page }))).toEqual({ service, page });
  });
});

test.each([
  '/sitting/1',
  '/walking/3',
  '/walking/1/2',
  '/walking/toString',
  '/walking/walking',
  '/thankyou',
  '/:service/1',
])('%s is no booking page', (path) => {
  expect(bookingPageAt(path)).toBeUndefined();
});

describe('the path below the base path', () => {
  const below = (address: string) => pathBelowBase(new URL(address, 'https://app.test').pathname, '/in/packages/');

  test.each([
    '/',
    '/index.html',
    '/in/packages',
    '/IN/Packages',
    '/in/packages//',
    '/in//packages',
    '/in/packages/%20)',
    '/in/packages%E2%80%8B',
    '/in/packages/404.html',
  ])('is empty for %s', (address) => {
    expect(below(address)).toBe('');
  });

  // What ends a sentence or a quotation; blanks; characters that nobody sees; an emoji; escapes that are cut off.
  test.each(
    [
      [
        ':',
        '...',
        '”',
        '*',
        ')].',
        '/.',
        '%20',
        '%C2%A0',
        '%0A',
        '\u200B',
        '\uFEFF',
        '\u2069',
        '।',
        '👍🏽',
        '❤️',
        '%',
        '%2',
      ],
      ['.html', '.html).', '/index.html', '.HTML'],
    ].flat(),
  )("is '/walking/1' for /walking/1%s", (end) => {
    for (const base of ['/in/packages', '/IN/Packages', ''])
      expect(below(`${base}/walking/1${end}`)).toBe('/walking/1');
  });

  test.each([
    ['/in/packages/walking//signUp', '/walking/signUp'],
    ['/in/packages/walking/1.5', '/walking/1.5'],
    ['/in/packages/walking%201', '/walking%201'],
    ['/in/packaged', '/in/packaged'],
    ['/walking', '/walking'],
  ])('for %s is %s', (address, expected) => {
    expect(below(address)).toBe(expected);
  });

  test('is found at once for a long address', () => {
    expect(below(`/in/packages/${'%'.repeat(2000)}z`)).toMatch(/%z$/);
  });
});

test.each([
  ['/walking/1', '?utm_source=mail', '/walking/1', '?utm_source=mail'],
  ['/walking/1%3Futm_source%3Dmail', '', '/walking/1', '?utm_source=mail'],
  ['/walking%3futm_source=mail', '', '/walking', '?utm_source=mail'],
  ['/walking/1&utm_source=mail', '?gclid=a', '/walking/1', '?utm_source=mail&gclid=a'],
  ['/walking/1/%26utm_source=mail', '', '/walking/1/', '?utm_source=mail'],
  ['/walking/1%3F%26utm_source%3Da%2520b%26gclid%3Dc_-', '', '/walking/1', '?utm_source=a%20b&gclid=c_-'],
  // A sign that belongs to a value stays.
  ['/walking/1&utm_source=a%26b&c=d%3De', '', '/walking/1', '?utm_source=a%26b&c=d%3De'],
  ['/walking/1%3Futm_source=mail%26utm_medium=chat', '', '/walking/1', '?utm_source=mail&utm_medium=chat'],
  ['/walking/1%3Futm_source%3Dmail%23packages', '', '/walking/1', '?utm_source=mail#packages'],
  ...['.', ').', '%E2%80%9D', '%20', '!'].map((end) => [`/walking/1&a=b${end}`, '', '/walking/1', '?a=b']),
  ['/walking/1%3F', '', '/walking/1', ''],
  ['/walking/1&amp;utm_source=mail&amp;utm_medium=a', '', '/walking/1', '?utm_source=mail&utm_medium=a'],
  ['/walking/1%26amp%3Butm_source%3Dmail', '', '/walking/1', '?utm_source=mail'],
  ['/walking/1%253Futm_source%253Dmail%2526a%253Db', '', '/walking/1', '?utm_source=mail&a=b'],
  ['/walking/1%25253futm_source%25253Dmail', '', '/walking/1', '?utm_source=mail'],
  ['/walking/1&.', '?a', '/walking/1', '?a'],
])('the path %s with the query %j is %s with %j', (pathname, search, ...expected) => {
  expect(withoutGluedQuery(pathname, search)).toEqual(expected);
});

test.each([
  ['walking', '/walking/signUp'],
  ['training', '/training/signup'],
  ['grooming', '/grooming/signup'],
] as const)('Next on the second step of %s goes to %s, to the letter (decision R2)', (service, path) => {
  expect(pathSpelledForForwardNavigation({ service, page: 'signUp' })).toBe(path);
  expect(pathOfDestination({ service, page: 'signUp' })).toBe(`/${service}/signup`);
});
