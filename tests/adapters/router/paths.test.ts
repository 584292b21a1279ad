import { describe, expect, test } from 'vitest';
import { pageAt } from '../../../src/adapters/router/page-at';
import { pathBelowBase, pathOfDestination, pathSpelledForForwardNavigation } from '../../../src/adapters/router/paths';
import { BOOKING_PAGES } from '../../../src/domain/progress';

describe.each(['walking', 'training', 'grooming'] as const)('the booking pages of %s', (service) => {
  test.each([
    ['PETDETAILS', 'petDetails'],
    ['summary/', 'summary'],
  ])('are at %s, in any case', (segment, page) => {
    for (const name of [service, service.toUpperCase()])
      expect(pageAt(`/${name}/${segment}`)).toEqual({ service, page });
  });

  test.each(BOOKING_PAGES)('are at the path of %s', (page) => {
    expect(pageAt(pathOfDestination({ service, page }))).toEqual({ service, page });
  });
});

test.each(['/walking/3', '/walking/1/2', '/walking/toString', '/walking/walking', '/thankyou', '/:service/1'])(
  '%s is no booking page',
  (path) => {
    expect(pageAt(path)).toBeUndefined();
  },
);

describe('the path below the base path', () => {
  const below = (address: string) => pathBelowBase(new URL(address, 'https://app.test').pathname, '/in/packages/');

  test.each(['/', '/IN/Packages', '/in/packages/', '/in/packages).', '/in/packages/%20)'])(
    'is empty for %s',
    (address) => {
      expect(below(address)).toBe('');
    },
  );

  test.each(['.', ')).', ',', '/.', '.%20'])("is '/walking/1' for /walking/1%s", (end) => {
    for (const base of ['/in/packages', '/IN/Packages', ''])
      expect(below(`${base}/walking/1${end}`)).toBe('/walking/1');
  });

  test.each([
    ['/in/packages/walking/1.5', '/walking/1.5'],
    ['/in/packages/walking/1.html', '/walking/1.html'],
    ['/in/packages/walking/1%3Futm_source=mail', '/walking/1%3Futm_source=mail'],
    ['/in/packages/walking%201', '/walking%201'],
    ['/in/packaged', '/in/packaged'],
    ['/walking', '/walking'],
  ])('for %s is %s', (address, expected) => {
    expect(below(address)).toBe(expected);
  });
});

test.each([
  ['walking', '/walking/signUp'],
  ['training', '/training/signup'],
  ['grooming', '/grooming/signup'],
] as const)('Next on the second step of %s goes to %s, to the letter (decision R2)', (service, path) => {
  expect(pathSpelledForForwardNavigation({ service, page: 'signUp' })).toBe(path);
  expect(pathOfDestination({ service, page: 'signUp' })).toBe(`/${service}/signup`);
});
