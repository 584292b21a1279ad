// Uses no shell, so the commands are the same on Linux, macOS and Windows.
// node scripts/in-turn.mjs npm run build:test then some-program.mjs --option
// Each program is a Node program or an npm script. Further arguments go to the last one.
import { spawnSync } from 'node:child_process';

const commands = [[]];
for (const word of process.argv.slice(2)) {
  if (word === 'then') commands.push([]);
  else commands.at(-1).push(word);
}
for (const [program, ...words] of commands) {
  // npm sets npm_execpath to the path of its own program.
  const { status } = spawnSync(process.execPath, [program === 'npm' ? process.env.npm_execpath : program, ...words], {
    stdio: 'inherit',
  });
  // A program that was ended by a signal has no status, and counts as failed.
  if (status !== 0) process.exit(status ?? 1);
}
