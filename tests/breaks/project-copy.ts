import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { withBreak, type Break } from './breaks.ts';
import { firstFailure, type Failure } from './first-failure.ts';

const MESSAGES = 'reports/messages.ndjson';
const LINES_OF_OUTPUT = 40;

/** A copy of the project in a temporary folder. Tests can change its files and run its scenarios without touching the project. */
export class ProjectCopy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'pet-booking-copy-'));

  constructor() {
    cpSync('.', this.#folder, { recursive: true, filter: isSource });
    // The copy needs its own node_modules for caches, so only the packages are links. Every user of Windows may make junctions.
    const packages = readdirSync('node_modules').filter((name) => name === '.bin' || !name.startsWith('.'));
    mkdirSync(join(this.#folder, 'node_modules'));
    for (const name of packages) symlinkSync(resolve('node_modules', name), join(this.#folder, 'node_modules', name), 'junction');
  }

  /** Writes a break into its file, awaits `work`, and restores the file. Throws if the break's text does not occur exactly once. */
  async with<Result>(planted: Break, work: () => Promise<Result>): Promise<Result> {
    const path = join(this.#folder, planted.file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, withBreak(planted, text));
    try {
      return await work();
    } finally {
      writeFileSync(path, text);
    }
  }

  /**
   * Runs the core scenarios of some features, by default of all, up to the first failure. Returns that failure; undefined if all
   * pass. Throws if the run itself fails, for example because the app does not build.
   */
  async runFeatures(features: readonly string[] = []): Promise<Failure | undefined> {
    const paths = features.map((feature) => `features/${feature}.feature`);
    const options = ['-p', 'core', '--fail-fast', '--format', `message:${MESSAGES}`, ...paths];
    mkdirSync(join(this.#folder, 'reports'), { recursive: true });
    writeFileSync(join(this.#folder, MESSAGES), '');
    const { isGreen, output } = await this.run(process.execPath, 'node_modules/@cucumber/cucumber/bin/cucumber.js', ...options);
    if (isGreen) return undefined;
    const failure = firstFailure(readFileSync(join(this.#folder, MESSAGES), 'utf8'));
    if (!failure) throw new Error(`The scenarios did not run.\n${output}`);
    return failure;
  }

  /** Runs a program in the copy. Returns whether it succeeded, and the end of its output. Rejects if it does not start. */
  run(program: string, ...options: readonly string[]): Promise<{ isGreen: boolean; output: string }> {
    return new Promise((done, fail) => {
      const child = spawn(program, options, {
        cwd: this.#folder,
        // Vitest sets NODE_ENV and VITEST for its own tests. They would change how the started program behaves.
        env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, NO_COLOR: '1' },
      });
      let output = '';
      const keep = (chunk: Buffer) => (output += String(chunk));
      child.stdout.on('data', keep);
      child.stderr.on('data', keep);
      child.on('error', fail);
      child.on('close', (code) => done({ isGreen: code === 0, output: output.trimEnd().split('\n').slice(-LINES_OF_OUTPUT).join('\n') }));
    });
  }

  dispose(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Whether a path is a source file of the project, neither installed nor generated. */
function isSource(path: string): boolean {
  const isGenerated = /^(\.git|dist(-.*)?|reports|screenshots)$/.test(relative('.', path));
  return !isGenerated && basename(path) !== 'node_modules';
}
