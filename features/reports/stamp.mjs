import '../support/load-typescript.mjs';

const { release } = await import('../../scripts/build/release.ts');

/** Says of which release a report is, and when its run began. `npm run spec` shows results of its own release only. */
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
