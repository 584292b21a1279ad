import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, globSync, readFileSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { changedPlaces } from './changed-scenarios.ts';

/** A change of a file here needs new code: steps, app, mock backend or customer. */
const CODE = ['features', 'src', 'mocks', 'tests/support'];
/** An editor saves in several steps; together they are one change. */
const REST_IN_MILLISECONDS = 50;

/** Runs changed scenarios in a process that stays warm, until the process ends. `words` are Cucumber's options, and feature files outside of features/. */
export function watchScenarios(words: readonly string[]): void {
  const own = words.filter((word) => word.endsWith('.feature') && existsSync(word));
  const options = words.filter((word) => !own.includes(word));
  const texts = new Map([...globSync('features/*.feature'), ...own].map((file) => [file, readFileSync(file, 'utf8')]));
  let last: readonly string[] = [];
  let worker: ChildProcess | undefined;
  const startWorker = () => {
    worker?.removeAllListeners().kill();
    worker = fork(join(import.meta.dirname, 'run-warm.ts'), options, { stdio: 'inherit' });
    // A feature that cannot be read ends the process with a sentence. Code that cannot be loaded waits for its next change.
    worker.once('message', () => worker!.once('exit', startWorker));
  };
  const run = (places: readonly string[]) => {
    last = places;
    if (places.length > 0) worker!.send(places);
  };
  const changed = new Set<string>();
  const react = () => {
    const files = [...changed];
    changed.clear();
    const features = files.filter((file) => file.endsWith('.feature') && existsSync(file));
    const places = features.flatMap((file) => {
      const before = texts.get(file) ?? '';
      const after = readFileSync(file, 'utf8');
      texts.set(file, after);
      return changedPlaces(file, before, after) ?? [];
    });
    if (files.some((file) => /\.(?:ts|tsx|mjs)$/.test(file))) startWorker();
    else if (places.length === 0) return;
    run(places.length > 0 ? places : last);
  };
  let rest: ReturnType<typeof setTimeout> | undefined;
  const notice = (file: string) => {
    changed.add(file);
    clearTimeout(rest);
    rest = setTimeout(react, REST_IN_MILLISECONDS);
  };
  for (const folder of CODE) watch(folder, { recursive: true }, (_event, name) => name && notice(join(folder, name)));
  // The folder is watched, because some editors replace a file when they save.
  for (const file of own) watch(dirname(file), (_event, name) => name === basename(file) && notice(file));
  startWorker();
  worker!.once('message', () => {
    console.log('Watching. Change a scenario, and it runs; change code, and the last scenarios run again. Ctrl+C ends.');
    run(own);
  });
}
