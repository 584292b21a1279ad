import { globSync, readFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';

const unregister = register();
const { descriptionProblems, finderIn, parseProblem, pipeProblems, proofProblems, tagSentences } =
  await import('./reading-problems.ts');
// Otherwise the steps, whose file registers tsx too, would be compiled twice.
await unregister();

const NOTHING_FITS =
  'No scenario fits: look at the file, the name and the tags that you gave. @demo and @browser are for npm run features:browser.';

/**
 * A Cucumber plugin. It ends a run with an error before any report if a feature cannot be read. It also ends a run that would pass by
 * mistake: a run without a scenario, with one that proves nothing, or with unknown or contradictory tags.
 */
export default {
  type: 'plugin',
  coordinator: ({ on, transform }) => {
    const unreadable = [];
    const wronglyTagged = [];
    const texts = new Map();
    on('paths:resolve', ({ sourcePaths }) => refuse(sourcePaths.length === 0 ? [NOTHING_FITS] : []));
    on('message', ({ source, parseError, gherkinDocument, pickle }) => {
      if (source) texts.set(source.uri, source.data);
      const uri = source?.uri ?? parseError?.source.uri ?? gherkinDocument?.uri;
      const withoutPipes = uri ? pipeProblems(texts.get(uri)) : [];
      if (source) unreadable.push(...withoutPipes.map(describe(uri)));
      // A missing pipe makes Gherkin misread other lines too.
      else if (withoutPipes.length === 0) {
        if (parseError) unreadable.push(describe(uri)(parseProblem(parseError.source.location, parseError.message)));
        if (gherkinDocument)
          unreadable.push(...descriptionProblems(gherkinDocument, texts.get(uri)).map(describe(uri)));
      }
      // All scenarios are checked, not only those of this run: contradictory tags can keep a scenario out of every run.
      if (pickle)
        wronglyTagged.push(
          ...tagSentences(pickle.tags.map(({ name }) => name)).map((sentence) =>
            describe(pickle.uri)({ line: pickle.location.line, sentence }),
          ),
        );
    });
    transform('pickles:order', (scenarios) => {
      refuse(unreadable);
      refuse(wronglyTagged);
      const isThere = finderIn([
        ...globSync('features/*.feature').map((file) => readFileSync(file, 'utf8')),
        ...texts.values(),
      ]);
      refuse(
        scenarios.length === 0
          ? [NOTHING_FITS]
          : scenarios.flatMap(({ pickle, location: { line } }) =>
              proofProblems(pickle, isThere).map(({ sentence }) => describe(pickle.uri)({ line, sentence })),
            ),
      );
      return scenarios;
    });
  },
};

/** Makes a function that formats a problem of a file as 'file:line: sentence'. */
function describe(uri) {
  return ({ line, sentence }) => `${uri}:${line}: ${sentence}`;
}

function refuse(reasons) {
  if (reasons.length === 0) return;
  console.error(reasons.join('\n'));
  process.exit(1);
}
