import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, globSync, readFileSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { changedPlaces } from './changed-scenarios.ts';

/** The folders of the code that scenarios run: steps, app, mock backend, and the testing library. */
const CODE = ['features', 'src', 'mocks', 'tests/support'];
/** An editor may save a file in several steps. Steps that are less than this time apart count as one change. */
const REST_IN_MILLISECONDS = 50;
const PARENT_CHECK_IN_MILLISECONDS = 500;

/** Runs scenarios when they change, in a child process that has loaded the steps. `words` are Cucumber's options and more files to watch. */
export function watchScenarios(words: readonly string[]): void {
  const own = words.filter((word) => word.endsWith('.feature') && existsSync(word));
  const options = words.filter((word) => !own.includes(word));
  const texts = new Map([...globSync('features/*.feature'), ...own].map((file) => [file, readFileSync(file, 'utf8')]));
  let last: readonly string[] = [];
  let worker: ChildProcess;
  let isReady = false;
  /** The places of scenarios, such as 'walking.feature:12', that no worker has taken yet. If a worker ends, the next one gets them. */
  const waiting: (readonly string[])[] = [];
  // A worker that is just ending takes nothing, which is no error: the places stay in `waiting`.
  const send = (places: readonly string[]) => worker.send(places, () => undefined);
  const startWorker = () => {
    worker?.removeAllListeners().kill();
    isReady = false;
    worker = fork(join(import.meta.dirname, 'run-warm.ts'), options, { stdio: 'inherit' });
    worker.on('message', (message) => {
      if (message === 'taken') return void waiting.shift();
      isReady = true;
      waiting.forEach(send);
      // A feature file that cannot be parsed ends the worker, so a new one starts. Broken code ends it before it is ready; then none starts.
      worker.once('exit', startWorker);
    });
  };
  const run = (places: readonly string[]) => {
    last = places;
    if (places.length === 0) return;
    waiting.push(places);
    if (isReady) send(places);
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
  // Watches the file's folder instead of the file, because some editors replace the file when they save.
  for (const file of own) watch(dirname(file), (_event, name) => name === basename(file) && notice(file));
  startWorker();
  const end = () => {
    worker.removeAllListeners().kill();
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, end);
  // npm passes a signal only to its shell, which ends without a signal to this process. So this process ends once it has another parent.
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && end(), PARENT_CHECK_IN_MILLISECONDS);
  worker!.once('message', () => {
    console.log('Watching. Change a scenario, and it runs; change code, and the last scenarios run again. Ctrl+C ends.');
    run(own);
  });
}
