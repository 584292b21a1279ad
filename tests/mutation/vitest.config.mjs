import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { TEST_LIMIT_IN_MILLISECONDS } from '../limits.ts';

/** The folders of the unit tests to run, in the order of the run. run.mjs sets this variable. */
const folders = process.env.MUTATION_TESTS.split(',');

/** Runs the test files in the order of `folders`. The first failure ends a run, so tests that load few modules come first. */
class InOrder extends BaseSequencer {
  sort(files) {
    const place = ({ moduleId }) => folders.findIndex((folder) => moduleId.includes(`/${folder}/`));
    return Promise.resolve(files.toSorted((one, other) => place(one) - place(other)));
  }
}

export default defineConfig({
  test: {
    testTimeout: TEST_LIMIT_IN_MILLISECONDS,
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    isolate: false,
    sequence: { sequencer: InOrder },
  },
});
