const NOTHING_FITS = 'No scenario fits: look at the file, the name and the tags that you gave.';

/** Refuses a run that would be green for a mistake: one of no scenario, or with a scenario that has no steps. */
export default {
  type: 'plugin',
  coordinator: ({ on, transform }) => {
    let isReadable = true;
    on('paths:resolve', ({ sourcePaths }) => refuse(sourcePaths.length === 0 ? [NOTHING_FITS] : []));
    on('message', ({ parseError }) => {
      if (parseError) isReadable = false;
    });
    transform('pickles:order', (scenarios) => {
      // Cucumber itself refuses a file that it cannot read, and says where the mistake is.
      if (isReadable) refuse(scenarios.length === 0 ? [NOTHING_FITS] : scenarios.filter(hasNoSteps).map(tellOfNoSteps));
      return scenarios;
    });
  },
};

function hasNoSteps({ pickle }) {
  return pickle.steps.length === 0;
}

function tellOfNoSteps({ pickle, location }) {
  return `${pickle.uri}:${location.line}: The scenario '${pickle.name}' has no steps.`;
}

function refuse(reasons) {
  if (reasons.length === 0) return;
  console.error(reasons.join('\n'));
  process.exit(1);
}
