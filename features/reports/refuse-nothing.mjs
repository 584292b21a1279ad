/** A run of no scenario is a mistake of who asked for it: that nothing was found wrong would not mean that all is right. */
export default {
  type: 'plugin',
  coordinator: ({ on, transform }) => {
    on('paths:resolve', ({ sourcePaths }) => refuseNothing(sourcePaths));
    transform('pickles:order', (scenarios) => refuseNothing(scenarios));
  },
};

function refuseNothing(found) {
  if (found.length > 0) return found;
  console.error('No scenario fits: look at the file, the name and the tags that you gave.');
  process.exit(1);
}
