/** A decision of docs/decisions.md. */
export interface Decision {
  /** The decision's id, such as 'S1'. */
  readonly id: string;
  /** The heading above the decision in docs/decisions.md. */
  readonly section: string;
  /** The decision itself, in Markdown. */
  readonly text: string;
  /** The rules of feature files whose scenarios fail if the app breaks the decision. */
  readonly rules: readonly NamedRule[];
  /** The paths of the tests that fail if the app breaks the decision. */
  readonly tests: readonly string[];
}

/** A rule of a feature file. `feature` is the file's name without its ending. */
export interface NamedRule {
  readonly feature: string;
  readonly rule: string;
}

const HELD_BY = 'Held by ';

/** Reads the decisions from the text of docs/decisions.md. */
export function readDecisions(markdown: string): readonly Decision[] {
  return markdown.split(/^## /m).slice(1).flatMap((chapter) => {
    const section = chapter.slice(0, chapter.indexOf('\n'));
    return chapter.split(/^- (?=\*\*[A-Z]\d+\*\*)/m).slice(1).map((entry) => readDecision(section, entry));
  });
}

function readDecision(section: string, entry: string): Decision {
  const [, id = '', body = ''] = /^\*\*(\w+)\*\*(.*)/s.exec(entry) ?? [];
  const [text = '', held = ''] = body.split(HELD_BY);
  return {
    id,
    section,
    text: text.replaceAll(/\s+/g, ' ').trim(),
    rules: [...held.matchAll(/([\w-]+)\.feature, "([^"]+)"/g)].map(([, feature, rule]) => ({ feature: feature!, rule: rule! })),
    tests: [...held.matchAll(/tests\/[\w/-]+\.test\.ts/g)].map(([path]) => path),
  };
}

/** The decisions that name this rule after 'Held by'. */
export function decisionsOf({ feature, rule }: NamedRule, decisions: readonly Decision[]): readonly Decision[] {
  return decisions.filter(({ rules }) => rules.some((each) => each.feature === feature && each.rule === rule));
}
