import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator, type RuleChild } from '@cucumber/messages';

export interface Scenario {
  /** Such as 'walking:Three days of Express'; ' (2)' follows for the second of the same name. */
  readonly id: string;
  readonly feature: string;
  readonly rule: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly steps: readonly Step[];
  /** For a talk track: the steps that begin a scene, from 0. */
  readonly sceneStarts?: readonly number[];
  /** Why the player cannot play it. */
  readonly obstacle: string | undefined;
}

export interface Step {
  readonly keyword: string;
  readonly text: string;
  readonly table: readonly (readonly string[])[] | undefined;
  readonly line: number;
}

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

export function playableOf(scenarios: readonly Scenario[]): readonly Scenario[] {
  return scenarios.filter(({ obstacle }) => obstacle === undefined);
}

/** '' if in the names, else the line of a step that has the other words; undefined if nowhere. */
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

export function allScenarios(): readonly Scenario[] {
  return Object.entries(FILES).flatMap(([path, text]) => readScenarios(text, path.replace(/^.*\/|\.feature$/g, '')));
}
