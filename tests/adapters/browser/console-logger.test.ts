import { afterEach, expect, test, vi } from 'vitest';
import { ConsoleLogger } from '../../../src/adapters/browser/console-logger';

afterEach(() => vi.restoreAllMocks());

test.each(['error', 'info'] as const)('an %s goes to the console as it is', (level) => {
  const written = vi.spyOn(console, level).mockImplementation(() => {});
  new ConsoleLogger()[level]('GET breeds: status 500');
  expect(written.mock.calls).toEqual([['GET breeds: status 500']]);
});
