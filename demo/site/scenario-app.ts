import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Plugin } from 'vite';
import { buildApp, ROOT } from '../../scripts/build/app-as-one-script.ts';

const ID = 'virtual:scenario-app';

/** 'virtual:scenario-app' exports the production app's script and styles as strings. */
export function scenarioApp(): Plugin {
  return {
    name: 'scenario-app',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const { code, styles } = await buildApp({ minify: true });
      const environment = parseEnv(readFileSync(`${ROOT}tests/library/production.env`, 'utf8'));
      return Object.entries({ code, styles, environment })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
