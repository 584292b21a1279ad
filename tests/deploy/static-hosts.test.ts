import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headersOfRules } from './nginx-rules';

const BUILD = 'dist-test/production';
const readRules = (file: string) => readFileSync(join('deploy', file), 'utf8');
const readBuilt = (file: string) => readFileSync(join(BUILD, '.deploy', file), 'utf8');
const pages = globSync('**/*.html', { cwd: BUILD });

/** The lines of a file in the build, without comments and empty lines. */
const rulesOf = (file: string) =>
  readBuilt(file)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** The headers in the build's file `_headers`, by path and name. */
function readHeaders(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const paths = new Map<string, Map<string, string>>();
  let path = '';
  for (const rule of rulesOf('_headers')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(rule) ?? [];
    if (name === undefined) path = rule;
    else paths.set(path, new Map([...(paths.get(path) ?? []), [name, value!]]));
  }
  return paths;
}

describe('deploy/_headers', () => {
  it('has the headers of deploy/nginx.conf', () => {
    const { size } = headersOfRules(BUILD);
    expect(size).toBeGreaterThanOrEqual(7);
    expect(readHeaders().get('/*')).toEqual(headersOfRules(BUILD));
  });

  it('has the cache rules of deploy/nginx.conf, one for each path', () => {
    const rules = readRules('nginx-maps.conf');
    const { '/*': _all, ...cached } = Object.fromEntries([...readHeaders()].map(([path, headers]) => [path, [...headers]]));
    for (const [path, headers] of Object.entries(cached)) {
      const value = path.endsWith('/assets/*') ? 'public, max-age=31536000, immutable' : 'no-cache';
      expect(headers, path).toEqual([['Cache-Control', value]]);
      expect(rules).toContain(`"${value}"`);
    }
  });
});

describe('deploy/_redirects', () => {
  const redirects = rulesOf('_redirects').map((rule) => rule.split(/ +/));

  it('leads to every prerendered page, and otherwise to the shell', () => {
    for (const page of pages.filter((each) => each !== 'index.html')) {
      const path = `/in/packages/${page}`;
      expect(redirects).toContainEqual([path.replace('.html', ''), path, '200']);
    }
    for (const service of ['walking', 'training', 'grooming']) {
      expect(redirects).toContainEqual([`/in/packages/${service}`, `/in/packages/${service}/1.html`, '200']);
    }
    expect(redirects).toContainEqual(['/in/packages/', '/in/packages/walking/1.html', '200!']);
    expect(redirects.at(-1)).toEqual(['/*', '/in/packages/index.html', '200']);
  });

  it('does not answer a missing asset with the shell', () => {
    expect(redirects.findIndex(([path, , status]) => path === '/in/packages/assets/*' && status === '404')).toBe(redirects.length - 2);
  });
});
