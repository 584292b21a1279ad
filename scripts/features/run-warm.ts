// Loads the steps once, and runs the scenarios that its parent sends, as 'walking.feature:12:30'.
import { loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api';

const { runConfiguration } = await loadConfiguration({ profiles: ['examples'], provided: process.argv.slice(2) });
const support = await loadSupport(runConfiguration);
process.on('message', (paths: string[]) => void runCucumber({ ...runConfiguration, sources: { ...runConfiguration.sources, paths }, support }));
process.send!('ready');
