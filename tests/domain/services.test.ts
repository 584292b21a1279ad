import { describe, expect, test } from 'vitest';
import { readService, SERVICE_RULES, SERVICES } from '../../src/domain/services';

test('walking is a service, with the id and the paths of the specification', () => {
  expect(SERVICES).toContain('walking');
  expect(SERVICE_RULES.walking).toMatchObject({
    serviceId: '4',
    label: 'Dog Walking',
    signUpPath: 'signUp',
    pagesNeedingSchedule: ['address', 'petDetails', 'summary'],
  });
});

test('no two services share an id', () => {
  expect(new Set(SERVICES.map((service) => SERVICE_RULES[service].serviceId)).size).toBe(SERVICES.length);
});

describe('a service in a path', () => {
  test.each(SERVICES)('is read in any case: %s', (service) => {
    expect(readService(service)).toBe(service);
    expect(readService(service.toUpperCase())).toBe(service);
  });

  test.each(['', 'thankyou', 'boarding', 'walk', 'walking ', 'constructor'])('is none in %j', (segment) => {
    expect(readService(segment)).toBeUndefined();
  });
});
