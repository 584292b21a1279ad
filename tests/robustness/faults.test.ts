import { testFaults } from './fault-case';

testFaults(true);
