import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '../scripts/configure/settings';

interface Compose {
  readonly services: Readonly<Record<string, { readonly environment?: Readonly<Record<string, string>>; readonly build: { readonly dockerfile: string; readonly args?: object } } & Record<string, unknown>>>;
}

const compose = parse(readFileSync('deploy/compose.yaml', 'utf8')) as Compose;

test.each(Object.values(compose.services).map(({ build }) => build.dockerfile))('%s has no mistake', (file) => {
  const mistakes = validate(readFileSync(file, 'utf8')).map(({ message, range }) => [range.start.line + 1, message]);
  expect(mistakes).toEqual([]);
  expect(validate('FRM node')).not.toEqual([]);
});

test('the app in compose.yaml has valid settings, and runs without rights on a file system that it cannot write', () => {
  const { app } = compose.services;
  expect(() => readSettings(app!.environment!)).not.toThrow();
  expect(app).toMatchObject({ read_only: true, tmpfs: '/tmp', cap_drop: ['ALL'] });
  expect(readFileSync('deploy/Dockerfile', 'utf8')).toMatch(/^USER 101$/m);
});

test('compose.yaml names the release after the commit, as the Dockerfile takes it', () => {
  expect(compose.services.app!.build.args).toEqual({ RELEASE_COMMIT: '${RELEASE_COMMIT:-}' });
  expect(readFileSync('deploy/Dockerfile', 'utf8')).toMatch(/^ARG RELEASE_COMMIT/m);
});

test.each([
  [undefined, '8080'],
  ['9000', '9000'],
  ['127.0.0.1:9000', '9000'],
  ['[::]:9000', '9000'],
])('with PORT %j the health check asks the port %s', (port, asked) => {
  const [, command] = /^HEALTHCHECK .*?CMD (.*)$/m.exec(readFileSync('deploy/Dockerfile', 'utf8'))!;
  const { stdout } = spawnSync('sh', ['-c', `wget() { echo "$4"; }; ${command}`], { env: { PATH: process.env.PATH, ...(port && { PORT: port }) }, encoding: 'utf8' });
  expect(stdout).toBe(`http://127.0.0.1:${asked}/health\n`);
});

// Runs start.sh on a build of two files. In place of nginx, a fake program prints its arguments.
describe('start.sh', () => {
  let folder: string;

  function write(name: string, text: string): void {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text, { mode: 0o755 });
  }

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'start-')));
    cpSync('deploy/container', join(folder, 'app'), { recursive: true });
    write('app/dist/new.js', '');
    write('app/dist/.deploy/configure.mjs', "console.log('Reload nginx.'); console.warn('Warning: a setting.');");
    write('programs/nginx', '#!/bin/sh\necho "nginx $*"\n');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function start(site: string, variables: Readonly<Record<string, string>> = {}) {
    const env = { ...variables, PATH: [join(folder, 'programs'), dirname(process.execPath), process.env.PATH].join(':'), SITE: site };
    const { status, stdout, stderr } = spawnSync(join(folder, 'app/start.sh'), { cwd: folder, env, encoding: 'utf8' });
    return { status, stdout, stderr };
  }

  test('makes a site below the folder where it runs, and says no more than is true there', () => {
    const site = join(folder, 'below/site');
    expect(start('below/site')).toEqual({
      status: 0,
      stdout: `The pages in ${site}/in/packages have the settings.\nnginx -e stderr -c ${site}/nginx.conf\n`,
      stderr: 'Warning: a setting.\n',
    });
    expect(readFileSync(join(site, 'nginx.conf'), 'utf8')).toContain(`root ${site};`);
  });

  test('replaces the build of its last start', () => {
    write('site/.pet-booking-start', '');
    write('site/in/packages/old.js', '');
    expect(start('site').status).toBe(0);
    expect(start('site').status, 'a third time').toBe(0);
    expect([existsSync(join(folder, 'site/in/packages/old.js')), existsSync(join(folder, 'site/in/packages/new.js'))]).toEqual([false, true]);
  });

  test.each(['nginx.conf', 'in/packages/index.html', 'in/packages/.deploy/configure.mjs'])('refuses a folder with %s that it did not make', (name) => {
    write(`site/${name}`, 'mine');
    expect(start('site')).toEqual({ status: 1, stdout: '', stderr: `SITE is '${join(folder, 'site')}', which holds something else: set it to a new or empty folder.\n` });
    expect(readFileSync(join(folder, 'site', name), 'utf8')).toBe('mine');
  });

  test.each(['a site', 'site;', 'si|te', 'site&', '$site', '-site "'])("refuses the folder '%s', which nginx would not understand", (name) => {
    const whole = join(folder, name);
    expect(start(name)).toEqual({ status: 1, stdout: '', stderr: `SITE is '${whole}': its whole path may have only letters, digits and the characters - . _ /.\n` });
  });

  test('begins with a dash if it has to', () => {
    expect(start('-site').status).toBe(0);
  });

  test('refuses a folder without a build', () => {
    expect(start('site', { DIST: 'programs' })).toEqual({ status: 1, stdout: '', stderr: "DIST is 'programs', which holds no build: set it to the folder that 'npm run build' made.\n" });
    expect(existsSync(join(folder, 'site'))).toBe(false);
  });
});
