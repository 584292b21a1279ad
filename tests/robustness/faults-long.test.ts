import { testFaults } from './fault-case';

testFaults(false);
