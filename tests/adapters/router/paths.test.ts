import { expect, test } from 'vitest';
import { pageAt } from '../../../src/adapters/router/page-at';
import { pathBelowBase, pathOfDestination, pathSpelledForForwardNavigation } from '../../../src/adapters/router/paths';
import { BOOKING_PAGES } from '../../../src/domain/progress';
import { SERVICES } from '../../../src/domain/services';

test.each(SERVICES)('each booking page of %s is at its path, in any case', (service) => {
  for (const page of BOOKING_PAGES) {
    const path = pathOfDestination({ service, page });
    for (const written of [path, path.toUpperCase(), `${path}/`]) expect(pageAt(written)).toEqual({ service, page });
  }
  // To the letter (decision R2).
  expect(pathSpelledForForwardNavigation({ service, page: 'signUp' })).toBe(
    service === 'walking' ? '/walking/signUp' : `/${service}/signup`,
  );
});

test.each(['/walking/3', '/walking/1/2', '/walking/toString', '/thankyou'])('%s is no booking page', (path) => {
  expect(pageAt(path)).toBeUndefined();
});

test.each([
  ['/IN/Packages', ''],
  ['/in/packages/%20)', ''],
  ['/IN/Packages/walking/1)).', '/walking/1'],
  ['/in/packages/walking/1/.', '/walking/1'],
  ['/in/packages/walking/1.5', '/walking/1.5'],
  ['/in/packages/walking/1%3Futm_source=mail', '/walking/1%3Futm_source=mail'],
  ['/in/packaged', '/in/packaged'],
])('the path of %s below the base path is %j', (address, path) => {
  expect(pathBelowBase(new URL(address, 'https://app.test').pathname, '/in/packages/')).toBe(path);
});
