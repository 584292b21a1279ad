import { describe, expect, test } from 'vitest';
import { landingPath, nextPath, pathOf, previousPath, resolvePath } from '../../src/domain/paths';
import { PAGES } from '../../src/domain/progress';
import { SERVICES } from '../../src/domain/services';

test('the root leads to walking', () => {
  expect(resolvePath('/')).toEqual({ kind: 'redirect', to: '/walking' });
});

describe.each(['walking', 'training', 'grooming'] as const)('the routes of %s', (service) => {
  test.each([`/${service}`, `/${service}/`, `/${service.toUpperCase()}`])('lead from %s to the first step', (path) => {
    expect(resolvePath(path)).toEqual({ kind: 'redirect', to: `/${service}/1` });
  });

  test.each([
    ['1', 'package'],
    ['2', 'schedule'],
    ['signup', 'signUp'],
    ['signUp', 'signUp'],
    ['login', 'login'],
    ['address', 'address'],
    ['petDetails', 'petDetails'],
    ['PETDETAILS', 'petDetails'],
    ['summary/', 'summary'],
  ])('have a page at %s', (segment, page) => {
    expect(resolvePath(`/${service}/${segment}`)).toEqual({ kind: 'page', service, page });
    expect(resolvePath(`/${service.toUpperCase()}/${segment}`)).toEqual({ kind: 'page', service, page });
  });

  test.each(PAGES)('have the path of %s', (page) => {
    expect(resolvePath(pathOf(service, page))).toEqual({ kind: 'page', service, page });
  });

  test.each(['3', '1/2', 'toString', 'walking'])('have nothing at %s', (rest) => {
    expect(resolvePath(`/${service}/${rest}`)).toEqual({ kind: 'notFound' });
  });
});

test.each(['/thankyou', '/ThankYou', '/thankyou/'])('%s is the thank-you page', (path) => {
  expect(resolvePath(path)).toEqual({ kind: 'thankYou' });
});

test.each(['/app', '/App', '/app/'])('%s is the way to the app', (path) => {
  expect(resolvePath(path)).toEqual({ kind: 'app' });
});

test.each(['/boarding', '/boarding/1', '/thankyou/1', '/app/1', '/constructor'])('%s is not found', (path) => {
  expect(resolvePath(path)).toEqual({ kind: 'notFound' });
});

describe('the way through the funnel', () => {
  test.each([
    ['walking', '/walking/signUp'],
    ['training', '/training/signup'],
    ['grooming', '/grooming/signup'],
  ] as const)('of %s goes from the second step to %s, to the letter', (service, path) => {
    expect(nextPath(service, 'schedule')).toBe(path);
  });

  test.each(SERVICES)('of %s goes on from page to page, to the summary', (service) => {
    expect(nextPath(service, 'package')).toBe(`/${service}/2`);
    expect(nextPath(service, 'signUp')).toBe(`/${service}/address`);
    expect(nextPath(service, 'login')).toBe(`/${service}/address`);
    expect(nextPath(service, 'address')).toBe(`/${service}/petDetails`);
    expect(nextPath(service, 'petDetails')).toBe(`/${service}/summary`);
    expect(nextPath(service, 'summary')).toBe(`/${service}/summary`);
  });

  test.each(SERVICES)('of %s goes back from the summary to the pets, and past sign-up to the second step', (service) => {
    expect(previousPath(service, 'summary')).toBe(`/${service}/petDetails`);
    expect(previousPath(service, 'petDetails')).toBe(`/${service}/address`);
    expect(previousPath(service, 'address')).toBe(`/${service}/2`);
    expect(previousPath(service, 'signUp')).toBe(`/${service}/2`);
    expect(previousPath(service, 'login')).toBe(`/${service}/2`);
    expect(previousPath(service, 'schedule')).toBe(`/${service}/1`);
    expect(previousPath(service, 'package')).toBe(`/${service}/1`);
  });
});

test.each([
  ['/', '/walking/1'],
  ['/Walking', '/walking/1'],
  ['/grooming/', '/grooming/1'],
  ['/TRAINING/1', '/training/1'],
  ['/walking/signUp', '/walking/signup'],
])("the path '%s' leads to the page %s in the end", (path, expected) => {
  expect(landingPath(path)).toBe(expected);
});

test.each(['/thankyou', '/elsewhere', '/walking/3'])("the path '%s' leads to no page of the funnel", (path) => {
  expect(landingPath(path)).toBeUndefined();
});
