import { defineConfig } from 'vitest/config';

/** The tests of the domain alone, for Stryker. It runs them in threads, which cannot change their time zone. */
export default defineConfig({
  test: { include: ['tests/domain/**/*.test.ts'], exclude: ['tests/domain/time-zones.test.ts'], isolate: false },
});
