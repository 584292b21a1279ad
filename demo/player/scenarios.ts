import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator, type RuleChild } from '@cucumber/messages';

/** A scenario of a feature, or one case of a scenario outline. */
export interface Scenario {
  /** Feature and name, as in 'walking:Three days of Express'. The id of the second scenario with the same name ends in ' (2)'. */
  readonly id: string;
  readonly feature: string;
  readonly rule: string;
  readonly name: string;
  /** The free text between the scenario's name and its first step. */
  readonly description: string;
  readonly tags: readonly string[];
  readonly steps: readonly Step[];
  /** For a talk track: the numbers of the steps that begin a scene, from 0. */
  readonly sceneStarts?: readonly number[];
  /** A sentence that says why the player cannot play the scenario; undefined if the player can. */
  readonly obstacle: string | undefined;
}

/** A step with its table. */
export interface Step {
  /** 'Given', 'When', 'Then', 'And' or 'But'. */
  readonly keyword: string;
  readonly text: string;
  readonly table: readonly (readonly string[])[] | undefined;
  /** The line in the file, from 1. */
  readonly line: number;
}

/** The scenarios of a Gherkin text. `feature` is the file's name without its ending. Throws Gherkin's error if it cannot parse the text. */
export function readScenarios(text: string, feature: string): readonly Scenario[] {
  const newId = IdGenerator.incrementing();
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text);
  const parts = (document.feature?.children ?? []).flatMap((child) => {
    const inner: readonly RuleChild[] = child.rule?.children ?? [child];
    return inner.map(({ scenario, background }) => ({
      rule: child.rule?.name ?? '',
      scenario,
      steps: (scenario ?? background)?.steps ?? [],
    }));
  });
  const partOf = new Map(parts.map((part) => [part.scenario?.id, part]));
  const written = new Map(
    parts.flatMap(({ steps }) =>
      steps.map(({ id, keyword, location }) => [id, { keyword: keyword.trim(), line: location.line }]),
    ),
  );
  const counts = new Map<string, number>();
  return compile(document, `${feature}.feature`, newId).map((pickle) => {
    const tags = pickle.tags.map(({ name }) => name);
    const steps = pickle.steps.map((step) => ({
      ...written.get(step.astNodeIds[0]!)!,
      text: step.text,
      table: step.argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)),
    }));
    const { name, astNodeIds } = pickle;
    const part = partOf.get(astNodeIds[0]);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return {
      id: `${feature}:${name}${count > 1 ? ` (${count})` : ''}`,
      feature,
      rule: part?.rule ?? '',
      name,
      description: part?.scenario?.description.trim().replace(/\s+/g, ' ') ?? '',
      tags,
      steps,
      obstacle: obstacleTo(tags, steps),
    };
  });
}

/** The scenarios that the player can play. */
export function playableOf(scenarios: readonly Scenario[]): readonly Scenario[] {
  return scenarios.filter(({ obstacle }) => obstacle === undefined);
}

/** Where a scenario has all of these words, in lower case: '' if in its names, else the line of a step with the others; undefined if nowhere. */
export function placeOf(words: readonly string[], { id, rule, steps }: Scenario): string | undefined {
  const has = (text: string) => (word: string) => text.toLowerCase().replaceAll('"', '').includes(word);
  const others = words.filter((word) => !has(`${id} ${rule}`)(word));
  const lines = steps.flatMap(({ text, table = [] }) => [text, ...table.map((row) => row.join(' | '))]);
  return others.length === 0 ? '' : lines.find((line) => others.every(has(line)));
}

function obstacleTo(tags: readonly string[], steps: readonly Step[]): string | undefined {
  if (tags.includes('@demo')) return 'It is about the demo and its panel, which the player is part of.';
  if (tags.includes('@keyboard')) return 'Only a real browser tab can do this: it presses keys.';
  if (tags.includes('@browser'))
    return 'It needs what only a browser of its own has, such as keys, the network or another tab.';
  if (steps.some(({ text }) => /duplicates the tab|leaves the app/.test(text)))
    return 'The player shows one tab, and keeps no pages.';
  if (steps.some(({ text }) => text.includes('is led out to')))
    return 'A page cannot leave for another site without ending the player.';
  return undefined;
}

const FILES = import.meta.glob<string>('../../features/*.feature', { query: '?raw', import: 'default', eager: true });

/** The scenarios of all feature files, one file after the other. */
export function allScenarios(): readonly Scenario[] {
  return Object.entries(FILES).flatMap(([path, text]) => readScenarios(text, path.replace(/^.*\/|\.feature$/g, '')));
}
