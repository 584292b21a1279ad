import { runnerImport, type Plugin } from 'vite';
import type * as Site from '../../scripts/spec/site.tsx';

/** The folder of the specification in the demo's build. */
const FOLDER = 'spec';

/** A Vite plugin that adds the specification's site to a demo build. The site shows the test reports that exist at the build. */
export function specification(): Plugin {
  return {
    name: 'specification',
    apply: 'build',
    async generateBundle() {
      // A plugin cannot import site.tsx directly, because only Vite can resolve the imports in site.tsx.
      const { module } = await runnerImport<typeof Site>('scripts/spec/site.tsx');
      for (const [name, source] of module.makeSite('../')) this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source });
    },
  };
}
