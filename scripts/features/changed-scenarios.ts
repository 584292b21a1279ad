import { readScenarios, type Scenario } from '../../demo/player/scenarios';

/** What a scenario does, whatever its place in the file is. */
function contentOf({ rule, name, tags, steps }: Scenario): string {
  return JSON.stringify([rule, name, tags, steps.map(({ text, table }) => [text, table])]);
}

/** The scenarios of a feature's text, by what they do; undefined if it cannot be read. */
export function scenariosIn(text: string): ReadonlyMap<string, Scenario> | undefined {
  try {
    return new Map(readScenarios(text, 'watched').map((scenario) => [contentOf(scenario), scenario]));
  } catch {
    return undefined;
  }
}

/** What to run after a change of a feature file, in Cucumber's form 'walking.feature:12:30'; undefined if no scenario does anything else than before. A text that cannot be read runs whole, so that Cucumber says why. */
export function changedPlaces(file: string, before: string, after: string): string | undefined {
  const now = scenariosIn(after);
  if (!now) return file;
  const earlier = scenariosIn(before);
  const lines = [...now].filter(([content]) => !earlier?.has(content)).map(([, { line }]) => line);
  return lines.length > 0 ? [file, ...lines].join(':') : undefined;
}
