import { runnerImport, type Plugin } from 'vite';
import type * as Site from '../../scripts/spec/site.tsx';

/** Where the specification stands below the demo. */
const FOLDER = 'spec';

/** Adds the specification's site to a demo build, with what the project's reports say at that time. */
export function specification(): Plugin {
  return {
    name: 'specification',
    apply: 'build',
    async generateBundle() {
      // The build configuration cannot import the app's files directly: they need Vite's resolution.
      const { module } = await runnerImport<typeof Site>('scripts/spec/site.tsx');
      for (const [name, source] of module.makeSite('../')) this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source });
    },
  };
}
