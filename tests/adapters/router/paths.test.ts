import { describe, expect, test } from 'vitest';
import { canonicalBookingPagePath, pathSpelledForForwardNavigation, pathOfDestination, routeOfPath } from '../../../src/adapters/router/paths';
import { BOOKING_PAGES } from '../../../src/domain/progress';

test('the root redirects to walking', () => {
  expect(routeOfPath('/')).toEqual({ kind: 'redirect', to: '/walking' });
});

describe.each(['walking', 'training', 'grooming'] as const)('the routes of %s', (service) => {
  test.each([`/${service}`, `/${service}/`, `/${service.toUpperCase()}`])('lead from %s to the first step', (path) => {
    expect(routeOfPath(path)).toEqual({ kind: 'redirect', to: `/${service}/1` });
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
    expect(routeOfPath(`/${service}/${segment}`)).toEqual({ kind: 'page', service, page });
    expect(routeOfPath(`/${service.toUpperCase()}/${segment}`)).toEqual({ kind: 'page', service, page });
  });

  test.each(BOOKING_PAGES)('have the path of %s', (page) => {
    expect(routeOfPath(pathOfDestination({ service, page }))).toEqual({ kind: 'page', service, page });
  });

  test.each(['3', '1/2', 'toString', 'walking'])('have no page at %s', (rest) => {
    expect(routeOfPath(`/${service}/${rest}`)).toEqual({ kind: 'notFound' });
  });
});

test.each(['/thankyou', '/ThankYou', '/thankyou/'])('%s is the thank-you page', (path) => {
  expect(routeOfPath(path)).toEqual({ kind: 'thankYou' });
});

test.each(['/app', '/App', '/app/'])("%s leads to the app's store", (path) => {
  expect(routeOfPath(path)).toEqual({ kind: 'app' });
});

test.each(['/sitting', '/sitting/1', '/thankyou/1', '/app/1', '/constructor', '/:service/1'])('%s is not found', (path) => {
  expect(routeOfPath(path)).toEqual({ kind: 'notFound' });
});

test.each([
  ['walking', '/walking/signUp'],
  ['training', '/training/signup'],
  ['grooming', '/grooming/signup'],
] as const)('Next on the second step of %s goes to %s, to the letter (decision R2)', (service, path) => {
  expect(pathSpelledForForwardNavigation({ service, page: 'signUp' })).toBe(path);
  expect(pathOfDestination({ service, page: 'signUp' })).toBe(`/${service}/signup`);
  expect(pathSpelledForForwardNavigation({ service, page: 'schedule' })).toBe(`/${service}/2`);
});

test('the thank-you page has one path', () => {
  expect([pathOfDestination('thankYou'), pathSpelledForForwardNavigation('thankYou')]).toEqual(['/thankyou', '/thankyou']);
});

test.each([
  ['/', '/walking/1'],
  ['/Walking', '/walking/1'],
  ['/grooming/', '/grooming/1'],
  ['/TRAINING/1', '/training/1'],
  ['/walking/signUp', '/walking/signup'],
])("the path '%s' ends at the page %s", (path, expected) => {
  expect(canonicalBookingPagePath(path)).toBe(expected);
});

test.each(['/thankyou', '/elsewhere', '/walking/3'])("the path '%s' leads to no page of the funnel", (path) => {
  expect(canonicalBookingPagePath(path)).toBeUndefined();
});
