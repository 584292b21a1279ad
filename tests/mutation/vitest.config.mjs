import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { TEST_LIMIT_IN_MILLISECONDS } from '../limits.ts';

/** The folders of a part's unit tests, in the order in which they are run. */
const folders = process.env.MUTATION_TESTS.split(',');

/** The first failure ends a run: what loads little is run before what loads much. */
class InOrder extends BaseSequencer {
  sort(files) {
    const place = ({ moduleId }) => folders.findIndex((folder) => moduleId.includes(`/${folder}/`));
    return Promise.resolve(files.toSorted((one, other) => place(one) - place(other)));
  }
}

export default defineConfig({
  // What is slow on a busy machine is not wrong; what is endless is ended by Stryker.
  test: {
    testTimeout: TEST_LIMIT_IN_MILLISECONDS,
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    isolate: false,
    sequence: { sequencer: InOrder },
  },
});
