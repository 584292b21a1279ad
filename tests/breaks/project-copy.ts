import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { broken, type Break } from './breaks.ts';
import { firstFailure, type Failure } from './first-failure.ts';

const MESSAGES = 'reports/messages.ndjson';
const LINES_OF_OUTPUT = 40;

/** A copy of the project in a temporary folder, in which breaks are planted. */
export class ProjectCopy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'pet-booking-breaks-'));

  constructor() {
    cpSync('.', this.#folder, { recursive: true, filter: isOfProject });
    // Each package by itself, so that caches beside the packages stay the copy's own.
    const packages = readdirSync('node_modules').filter((name) => name === '.bin' || !name.startsWith('.'));
    mkdirSync(join(this.#folder, 'node_modules'));
    for (const name of packages) symlinkSync(resolve('node_modules', name), join(this.#folder, 'node_modules', name));
  }

  /** Does some work while the break is planted. Throws where it cannot be planted. */
  async with<Result>(planted: Break, work: () => Promise<Result>): Promise<Result> {
    const path = join(this.#folder, planted.file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, broken(planted, text));
    try {
      return await work();
    } finally {
      writeFileSync(path, text);
    }
  }

  /**
   * Runs the core scenarios of some features, or of all, up to the first that fails. Answers that failure, or undefined where all
   * pass. Throws where the run itself fails, for example because the app cannot be built.
   */
  async runFeatures(features: readonly string[] = []): Promise<Failure | undefined> {
    const paths = features.map((feature) => `features/${feature}.feature`);
    const options = ['-p', 'core', '--fail-fast', '--format', `message:${MESSAGES}`, ...paths];
    const { isGreen, output } = await this.#runCucumber(options);
    if (isGreen) return undefined;
    const failure = firstFailure(readFileSync(join(this.#folder, MESSAGES), 'utf8'));
    if (!failure) throw new Error(`The scenarios did not run.\n${output}`);
    return failure;
  }

  /** Deletes the copy. */
  dispose(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #runCucumber(options: readonly string[]): Promise<{ isGreen: boolean; output: string }> {
    mkdirSync(join(this.#folder, 'reports'), { recursive: true });
    writeFileSync(join(this.#folder, MESSAGES), '');
    return new Promise((done, fail) => {
      const child = spawn(process.execPath, ['node_modules/.bin/cucumber-js', ...options], {
        cwd: this.#folder,
        env: { ...process.env, NO_COLOR: '1' },
      });
      let output = '';
      const keep = (chunk: Buffer) => (output += String(chunk));
      child.stdout.on('data', keep);
      child.stderr.on('data', keep);
      child.on('error', fail);
      child.on('close', (code) => done({ isGreen: code === 0, output: output.trimEnd().split('\n').slice(-LINES_OF_OUTPUT).join('\n') }));
    });
  }
}

/** Whether a path belongs to the project itself, and is neither installed nor made by a command. */
function isOfProject(path: string): boolean {
  const isMade = /^(\.git|dist(-.*)?|reports|screenshots)$/.test(relative('.', path));
  return !isMade && basename(path) !== 'node_modules';
}
