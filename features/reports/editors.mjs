import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import '../support/load-typescript.mjs';

const { editorGlue, GLUE_FILE, SETTINGS_FILE, vscodeSettings } = await import('./editor-files.ts');
const { KNOWN_STEPS } = await import('../support/vocabulary.ts');
const { WORD_LISTS } = await import('../support/parameter-types.ts');

/** Writes the files that let editors complete steps and underline wrong words. They go into `folder`, by default the project. */
export default {
  type: 'formatter',
  formatter({ options: { folder = '.' }, write }) {
    const vocabulary = { steps: KNOWN_STEPS, lists: WORD_LISTS };
    for (const [name, text] of Object.entries({ [SETTINGS_FILE]: vscodeSettings(vocabulary), [GLUE_FILE]: editorGlue(vocabulary) })) {
      const file = join(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      write(`${file} has all steps.\n`);
    }
  },
};
