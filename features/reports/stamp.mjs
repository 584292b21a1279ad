import '../support/load-typescript.mjs';

const { release } = await import('../../scripts/build/release.ts');

/** Writes the release that a run tested, and the start of the run. `npm run spec` counts only results of its own release. */
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
