import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator, type GherkinDocument, type RuleChild } from '@cucumber/messages';

/** A scenario of a feature file. */
export interface Scenario {
  /** The feature file and the name, as in 'walking:Three days of Express'; of the second case of an outline '… (2)', if it has the same name. */
  readonly id: string;
  readonly feature: string;
  readonly rule: string;
  readonly name: string;
  /** The text below its name. */
  readonly description: string;
  readonly tags: readonly string[];
  /** The line of its name, from 1. */
  readonly line: number;
  readonly steps: readonly Step[];
  /** The numbers of the steps that begin a scene of a talk track, from 0; undefined for a scenario. */
  readonly sceneStarts?: readonly number[];
  /** Why a page cannot play it; undefined if it can. */
  readonly obstacle: string | undefined;
}

/** A step with its table. */
export interface Step {
  /** 'Given', 'When', 'Then' or 'And'. */
  readonly keyword: string;
  readonly text: string;
  readonly table: readonly (readonly string[])[] | undefined;
  /** The line in the file, from 1. */
  readonly line: number;
}

/** The scenarios of a text in Gherkin. `feature` is the file's name without its ending. Throws Gherkin's error for a text that it cannot read. */
export function readScenarios(text: string, feature: string): readonly Scenario[] {
  const newId = IdGenerator.incrementing();
  const document = parseFeature(text, newId);
  const parts = (document.feature?.children ?? []).flatMap((child) => {
    const inner: readonly RuleChild[] = child.rule?.children ?? [child];
    return inner.map(({ scenario, background }) => ({ rule: child.rule?.name ?? '', scenario, steps: (scenario ?? background)?.steps ?? [] }));
  });
  const partOf = new Map(parts.map((part) => [part.scenario?.id, part]));
  const written = new Map(parts.flatMap(({ steps }) => steps.map(({ id, keyword, location }) => [id, { keyword: keyword.trim(), line: location.line }])));
  const counts = new Map<string, number>();
  return compile(document, `${feature}.feature`, newId).map((pickle) => {
    const tags = pickle.tags.map(({ name }) => name);
    const steps = pickle.steps.map((step) => ({
      ...written.get(step.astNodeIds[0]!)!,
      text: step.text,
      table: step.argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)),
    }));
    const { name, location, astNodeIds } = pickle;
    const part = partOf.get(astNodeIds[0]);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { id: `${feature}:${name}${count > 1 ? ` (${count})` : ''}`, feature, rule: part?.rule ?? '', name, description: part?.scenario?.description.trim().replace(/\s+/g, ' ') ?? '', tags, line: location!.line, steps, obstacle: obstacleTo(tags, steps) };
  });
}

/** The document of a text in Gherkin. Throws Gherkin's error, which has an error for each wrong line. */
export function parseFeature(text: string, newId: IdGenerator.NewId = IdGenerator.incrementing()): GherkinDocument {
  return new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text);
}

/** What a page cannot do, by what a scenario says of it. */
const OBSTACLES: readonly (readonly [RegExp, string])[] = [
  [/is led out to/, 'A page cannot leave for another site without ending the player.'],
];

function obstacleTo(tags: readonly string[], steps: readonly Step[]): string | undefined {
  if (tags.includes('@demo')) return 'It is about the demo and its panel, which the player is part of.';
  if (tags.includes('@browser')) return 'It needs what only a browser of its own has, such as keys, the network or another tab.';
  return OBSTACLES.find(([pattern]) => steps.some(({ text }) => pattern.test(text)))?.[1];
}

/** All scenarios of the project, by feature. */
export function allScenarios(): readonly Scenario[] {
  const files = import.meta.glob<string>('../../features/*.feature', { query: '?raw', import: 'default', eager: true });
  return Object.entries(files).flatMap(([path, text]) => readScenarios(text, path.replace(/^.*\/|\.feature$/g, '')));
}
