import { readScenarios, type Scenario } from '../../demo/player/scenarios';

/** The content of a scenario as a text, without its line numbers: it stays the same if the scenario moves in its file. */
function contentOf({ rule, name, tags, steps }: Scenario): string {
  return JSON.stringify([rule, name, tags, steps.map(({ text, table }) => [text, table])]);
}

/** The scenarios in the text of a feature file, by their content; undefined if Gherkin cannot parse the text. */
export function scenariosIn(text: string): ReadonlyMap<string, Scenario> | undefined {
  try {
    return new Map(readScenarios(text, 'watched').map((scenario) => [contentOf(scenario), scenario]));
  } catch {
    return undefined;
  }
}

/**
 * The scenarios that are new or changed in the text `after`, with their lines in Cucumber's form, such as 'walking.feature:12:30';
 * undefined if there are none. If Gherkin cannot parse `after`, returns the whole file, so that Cucumber reports the mistake.
 */
export function changedPlaces(file: string, before: string, after: string): string | undefined {
  const now = scenariosIn(after);
  if (!now) return file;
  const earlier = scenariosIn(before);
  const lines = [...now].filter(([content]) => !earlier?.has(content)).map(([, { line }]) => line);
  return lines.length > 0 ? [file, ...lines].join(':') : undefined;
}
