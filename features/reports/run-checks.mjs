import { Parser } from '@cucumber/gherkin';
import { register } from 'tsx/esm/api';

const unregister = register();
const { documentProblems, parseProblem, tagSentences, textProblems, withPlainSpaces } =
  await import('./reading-problems.ts');
// Otherwise the steps, whose file registers tsx too, would be compiled twice.
await unregister();

const parse = Reflect.get(Parser.prototype, 'parse');
Parser.prototype.parse = function (text) {
  return parse.call(this, withPlainSpaces(text));
};

const NOTHING_FITS =
  'No scenario fits: look at the file, the name and the tags that you gave. @demo and @browser are for npm run features:browser.';

/**
 * Ends a run before any report if Cucumber cannot read a feature, or if no scenario fits. Leaves out what would be misread; the rest runs,
 * and then the run fails.
 */
export default {
  type: 'plugin',
  coordinator: ({ on, transform }) => {
    const reasons = [];
    const refused = new Set();
    let isParsed = true;
    const texts = new Map();
    const refuse = (uri, problems, it = uri) => {
      reasons.push(...problems.map(({ line, sentence }) => `${uri}:${line}: ${sentence}`));
      if (problems.length > 0) refused.add(it);
    };
    on('paths:resolve', ({ sourcePaths }) => sourcePaths.length === 0 && end([NOTHING_FITS]));
    on('message', ({ source, parseError, gherkinDocument, pickle }) => {
      if (source) texts.set(source.uri, withPlainSpaces(source.data));
      if (parseError) isParsed = false;
      const uri = source?.uri ?? parseError?.source.uri ?? gherkinDocument?.uri;
      const unreadable = uri ? textProblems(texts.get(uri)) : [];
      if (source) refuse(uri, unreadable);
      // A missing pipe makes Gherkin misread other lines too.
      else if (unreadable.length === 0) {
        if (parseError) refuse(uri, [parseProblem(parseError.source.location, parseError.message)]);
        if (gherkinDocument) refuse(uri, documentProblems(gherkinDocument));
      }
      // Also those outside this run: contradictory tags can keep a scenario out of every run.
      if (!pickle) return;
      const { line } = pickle.location;
      const sentences = [...tagSentences(pickle.tags.map(({ name }) => name))];
      if (pickle.steps.length === 0) sentences.push(`The scenario '${pickle.name}' has no steps.`);
      refuse(
        pickle.uri,
        sentences.map((sentence) => ({ line, sentence })),
        pickle.id,
      );
    });
    transform('pickles:order', (scenarios) => {
      if (!isParsed) end(reasons);
      if (reasons.length === 0 && scenarios.length === 0) end([NOTHING_FITS]);
      if (reasons.length > 0) process.on('exit', () => end(reasons));
      return scenarios.filter(({ pickle }) => !refused.has(pickle.uri) && !refused.has(pickle.id));
    });
  },
};

function end(reasons) {
  console.error(reasons.join('\n'));
  process.exit(1);
}
