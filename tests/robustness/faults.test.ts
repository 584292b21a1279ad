import { expect, test } from 'vitest';
import { FAULT_CASES } from './calls';
import { meetFault } from './fault-case';

test.each(FAULT_CASES)('$call, $name: $outcome', (faultCase) => expect(meetFault(faultCase)).resolves.toBeUndefined());
