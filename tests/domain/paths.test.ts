import { describe, expect, test } from 'vitest';
import { nextPath, pathOf, previousPath, resolvePath } from '../../src/domain/paths';
import { PAGES } from '../../src/domain/progress';

test('the root leads to walking, and a service to its first step', () => {
  expect(resolvePath('/')).toEqual({ kind: 'redirect', to: '/walking' });
  expect(resolvePath('/walking')).toEqual({ kind: 'redirect', to: '/walking/1' });
  expect(resolvePath('/walking/')).toEqual({ kind: 'redirect', to: '/walking/1' });
});

test.each([
  ['/walking/1', 'package'],
  ['/walking/2', 'schedule'],
  ['/walking/signup', 'signUp'],
  ['/walking/signUp', 'signUp'],
  ['/walking/login', 'login'],
  ['/walking/address', 'address'],
  ['/walking/petDetails', 'petDetails'],
  ['/WALKING/PETDETAILS', 'petDetails'],
  ['/walking/summary/', 'summary'],
])('%s is a page', (path, page) => {
  expect(resolvePath(path)).toEqual({ kind: 'page', service: 'walking', page });
});

test.each(['/thankyou', '/ThankYou', '/thankyou/'])('%s is the thank-you page', (path) => {
  expect(resolvePath(path)).toEqual({ kind: 'thankYou' });
});

test.each(['/boarding', '/boarding/1', '/walking/3', '/walking/1/2', '/thankyou/1', '/constructor', '/walking/toString'])(
  '%s is not found',
  (path) => {
    expect(resolvePath(path)).toEqual({ kind: 'notFound' });
  },
);

describe('the way through the funnel', () => {
  test('goes from the second step to the literal signUp', () => {
    expect(nextPath('walking', 'schedule')).toBe('/walking/signUp');
  });

  test('goes on from page to page', () => {
    expect(nextPath('walking', 'package')).toBe('/walking/2');
    expect(nextPath('walking', 'address')).toBe('/walking/petDetails');
    expect(nextPath('walking', 'petDetails')).toBe('/walking/summary');
  });

  test('goes back from the summary to the pets, and past sign-up to the second step', () => {
    expect(previousPath('walking', 'summary')).toBe('/walking/petDetails');
    expect(previousPath('walking', 'address')).toBe('/walking/2');
  });

  test.each(PAGES)('resolves the path of %s to that page', (page) => {
    expect(resolvePath(pathOf('walking', page))).toEqual({ kind: 'page', service: 'walking', page });
  });
});
