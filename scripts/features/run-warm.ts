// A child process of watch.ts. Loads the steps once, then runs the scenarios that its parent process sends, such as 'walking.feature:12:30'.
import { loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api';

const { runConfiguration } = await loadConfiguration({ profiles: ['examples'], provided: process.argv.slice(2) });
const support = await loadSupport(runConfiguration);
// One run after another. A file that cannot be parsed ends this process, and the runs after it stay with the parent process.
let runs: Promise<unknown> = Promise.resolve();
process.on('message', (paths: string[]) => {
  runs = runs.then(() => {
    process.send!('taken');
    return runCucumber({ ...runConfiguration, sources: { ...runConfiguration.sources, paths }, support });
  });
});
// Ends with the parent process, which may end without sending a signal to this process.
process.on('disconnect', () => process.exit());
process.send!('ready');
