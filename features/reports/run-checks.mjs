const NOTHING_FITS =
  'No scenario fits: look at the file, the name and the tags that you gave. @demo and @browser are for npm run features:browser.';

const TAGS = ['@browser', '@core', '@demo', '@engines', '@keyboard', '@smoke'];

/**
 * Refuses a run that cannot be read, or that would pass by mistake: without a scenario, with an empty scenario, or with unknown
 * or contradictory tags. It exits before any report is written.
 */
export default {
  type: 'plugin',
  coordinator: ({ on, transform }) => {
    const unreadable = [];
    const wronglyTagged = [];
    on('paths:resolve', ({ sourcePaths }) => refuse(sourcePaths.length === 0 ? [NOTHING_FITS] : []));
    on('message', ({ parseError, gherkinDocument, pickle }) => {
      if (parseError) unreadable.push(describeParseError(parseError));
      if (gherkinDocument?.feature) unreadable.push(...describeDescriptions(gherkinDocument));
      // All scenarios are checked, not only those of this run: contradictory tags can keep a scenario out of every run.
      if (pickle) wronglyTagged.push(...tagProblems(pickle));
    });
    transform('pickles:order', (scenarios) => {
      refuse(unreadable);
      refuse(wronglyTagged);
      refuse(scenarios.length === 0 ? [NOTHING_FITS] : scenarios.filter(hasNoSteps).map(describeNoSteps));
      return scenarios;
    });
  },
};

/** A sentence with the wrong line, in place of Gherkin's list of everything that it would accept there. */
function describeParseError({ source, message }) {
  const { uri, location } = source;
  const [, line] = /, got '(.*)'$/s.exec(message) ?? [];
  const place = `${uri}:${location.line}`;
  if (line === undefined) return `${place}: ${message.replace(/^\(.*?\): /, '')}`;
  return `${place}: '${line}' does not belong here. Is its first word misspelt?`;
}

/** A sentence for each description: Gherkin takes a misspelt first step for one, and the scenario would pass without it. */
function describeDescriptions({ uri, feature }) {
  return feature.children
    .flatMap((child) => child.rule?.children ?? [child])
    .map(({ background, scenario }) => background ?? scenario)
    .filter(({ description }) => description.trim() !== '')
    .map(({ location, description }) => `${uri}:${location.line + 1}: '${description.trim().split('\n')[0]}' is not a step. Is its first word misspelt?`);
}

function tagProblems({ uri, location, tags }) {
  const names = [...new Set(tags.map(({ name }) => name))];
  const unknown = names.filter((name) => !TAGS.includes(name));
  const isOfBrowsers = names.includes('@browser') && !names.includes('@demo');
  const impossible = [
    ...(names.includes('@core') && names.length > 1 ? ['@core takes no other tag: all others need a browser.'] : []),
    ...(names.includes('@keyboard') && !isOfBrowsers ? ['@keyboard needs @browser beside it, and no @demo.'] : []),
  ];
  const faults = [...unknown.map((name) => `There is no tag ${name}, but ${TAGS.join(', ')}.`), ...impossible];
  return faults.map((sentence) => `${uri}:${location.line}: ${sentence}`);
}

function hasNoSteps({ pickle }) {
  return pickle.steps.length === 0;
}

function describeNoSteps({ pickle, location }) {
  return `${pickle.uri}:${location.line}: The scenario '${pickle.name}' has no steps.`;
}

function refuse(reasons) {
  if (reasons.length === 0) return;
  console.error(reasons.join('\n'));
  process.exit(1);
}
