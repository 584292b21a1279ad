import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { readSettings } from '../scripts/configure/settings';

interface Compose {
  readonly services: Readonly<Record<string, { readonly environment?: Readonly<Record<string, string>>; readonly build: { readonly dockerfile: string } } & Record<string, unknown>>>;
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
