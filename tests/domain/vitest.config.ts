import { defineConfig } from 'vitest/config';

/** The tests of the domain alone, for Stryker. */
export default defineConfig({ test: { include: ['tests/domain/**/*.test.ts'], isolate: false } });
