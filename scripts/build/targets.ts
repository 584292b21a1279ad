import packageJson from '../../package.json' with { type: 'json' };

/** Leaves out Samsung Internet, which is based on a newer Chrome than the oldest here. */
export const OLDEST_BROWSERS = packageJson.browserslist.flatMap((query) => {
  const [name = '', version = ''] = query.split(' >= ');
  if (name === 'samsung') return [];
  return `${name === 'ios_saf' ? 'ios' : name}${version}`;
});

/** Lightning CSS's number for its feature LightDark. */
export const LIGHT_DARK = 0x10_00_00;
