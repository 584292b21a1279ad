/** A decision of docs/decisions.md. */
export interface Decision {
  /** Such as 'S1'. */
  readonly id: string;
  /** The heading that it stands below. */
  readonly section: string;
  /** What is decided, in Markdown. */
  readonly text: string;
  /** The rules that fail when the decision is broken. */
  readonly rules: readonly NamedRule[];
  /** The tests that fail when it is broken, as paths. */
  readonly tests: readonly string[];
}

/** A rule, and its feature file without the ending. */
export interface NamedRule {
  readonly feature: string;
  readonly rule: string;
}

const HELD_BY = 'Held by ';

/** Reads the text of docs/decisions.md. */
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

/** The decisions that a rule holds. */
export function decisionsOf({ feature, rule }: NamedRule, decisions: readonly Decision[]): readonly Decision[] {
  return decisions.filter(({ rules }) => rules.some((each) => each.feature === feature && each.rule === rule));
}
