// Runs the scenarios without a browser: npm run features. With --watch it keeps running, and runs the changed scenarios whenever a file is saved.
import { spawnSync } from 'node:child_process';
import { watchScenarios } from './watch.ts';

const words = process.argv.slice(2);
if (words.includes('--watch')) watchScenarios(words.filter((word) => word !== '--watch'));
else process.exitCode = spawnSync(process.execPath, ['node_modules/@cucumber/cucumber/bin/cucumber.js', '-p', 'core', ...words], { stdio: 'inherit' }).status ?? 1;
