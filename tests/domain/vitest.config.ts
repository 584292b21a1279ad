import { defineConfig } from 'vitest/config';

/** For Stryker, which runs tests in threads: these cannot change their time zone. */
export default defineConfig({
  test: { include: ['tests/domain/**/*.test.ts'], exclude: ['tests/domain/time-zones.test.ts'], isolate: false },
});
