import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator, type RuleChild } from '@cucumber/messages';
import { withPlainSpaces } from '../../features/reports/reading-problems';

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
}

export interface Step {
  readonly keyword: string;
  readonly text: string;
  readonly table?: readonly (readonly string[])[] | undefined;
}

const KEYWORDS = { Context: 'Given', Action: 'When', Outcome: 'Then', Unknown: '*' } as const;

export function readScenarios(text: string, feature: string): readonly Scenario[] {
  const newId = IdGenerator.incrementing();
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(withPlainSpaces(text));
  const parts = (document.feature?.children ?? []).flatMap((child) => {
    const inner: readonly RuleChild[] = child.rule?.children ?? [child];
    return inner.map(({ scenario }) => ({ rule: child.rule?.name ?? '', scenario }));
  });
  const counts = new Map<string, number>();
  return compile(document, `${feature}.feature`, newId).map((pickle) => {
    const steps = pickle.steps.map((step) => ({
      keyword: KEYWORDS[step.type ?? 'Unknown'],
      text: step.text,
      table: step.argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)),
    }));
    const { name, astNodeIds } = pickle;
    const part = parts.find(({ scenario }) => scenario?.id === astNodeIds[0]);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return {
      id: `${feature}:${name}${count > 1 ? ` (${count})` : ''}`,
      feature,
      rule: part?.rule ?? '',
      name,
      description: part?.scenario?.description.trim().replace(/\s+/g, ' ') ?? '',
      tags: pickle.tags.map((tag) => tag.name),
      steps: withAnd(steps),
    };
  });
}

export function withAnd(steps: readonly Step[]): readonly Step[] {
  return steps.map((step, index) => (step.keyword === steps[index - 1]?.keyword ? { ...step, keyword: 'And' } : step));
}

export function hasWords({ id, rule, steps }: Scenario, words: string): boolean {
  const text = [id, rule, ...steps.map((step) => [step.text, step.table].join())].join().toLowerCase();
  return words
    .toLowerCase()
    .split(' ')
    .every((word) => text.includes(word));
}

/** The others need what only a browser of its own has: keys, the network, another tab or site. */
function isPlayable({ tags, steps }: Scenario): boolean {
  return (
    !tags.some((tag) => ['@demo', '@browser', '@keyboard'].includes(tag)) &&
    !steps.some(({ text }) => /duplicates the tab|leaves the app|is led out to/.test(text))
  );
}

const FILES = import.meta.glob<string>('../../features/*.feature', { query: '?raw', import: 'default', eager: true });

export function playableScenarios(): readonly Scenario[] {
  return Object.entries(FILES)
    .flatMap(([path, text]) => readScenarios(text, path.replace(/^.*\/|\.feature$/g, '')))
    .filter(isPlayable);
}
