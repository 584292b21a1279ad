import '../support/load-typescript.mjs';

const { release } = await import('../../scripts/build/release.ts');

/** Writes the release that a run tested, and the run's start time. `npm run spec` ignores the results of other releases. */
export default {
  type: 'formatter',
  formatter: ({ on, write }) => {
    on('message', ({ testRunStarted }) => {
      if (!testRunStarted) return;
      const { seconds } = testRunStarted.timestamp;
      write(`${JSON.stringify({ release: release(), date: new Date(seconds * 1000).toISOString() })}\n`);
    });
  },
};
