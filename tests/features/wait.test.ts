import { afterEach, expect, test, vi } from 'vitest';
import { WAIT_LIMIT_IN_MILLISECONDS } from '../limits';
import { Customer } from '../support/customer';
import type { Driver } from '../support/driver';
import { fail } from '../support/scenario-error';

afterEach(() => void vi.restoreAllMocks());

test('on a page that is never idle a wait ends with its time and its sentence', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const waitForActivity = async () => {
    clock.mockReturnValue(WAIT_LIMIT_IN_MILLISECONDS + 1);
    return true;
  };
  const customer = new Customer({ waitForActivity } as unknown as Driver);
  const wait = customer.waitFor(() => fail('The total is not there.'));
  await expect(wait).rejects.toThrow('After 60 s: The total is not there. The page is still busy.');
});
