import { createContext, useContext, type ReactNode } from 'react';
import type { Decision } from './decisions';
import { slugOf, type Rule, type Specification, type SpecifiedScenario } from './specification';

/** A page of the site. */
export interface SitePage {
  readonly file: string;
  readonly title: string;
  /** Its first heading; by default the title. */
  readonly heading?: string;
  readonly content: ReactNode;
}

/** What all parts of a page need. */
export interface Surroundings {
  readonly specification: Specification;
  /** The demo's address, from a page of the site. */
  readonly demo: string;
  /** Whether this page holds all others: links then lead to its own parts. */
  readonly isWhole: boolean;
  /** The level of the headings of the content's first parts. */
  readonly level: number;
}

const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/** Gives its parts what they need. */
export const Surround = SurroundingsContext.Provider;

/** What this part needs. */
export function useSurroundings(): Surroundings {
  return useContext(SurroundingsContext)!;
}

/** The pages beside those of the features. Every page links to them. */
export const PAGES = {
  overview: { file: 'index.html', title: 'Overview and search' },
  sentences: { file: 'sentences.html', title: 'Sentences of the app' },
  decisions: { file: 'decisions.html', title: 'Decisions' },
  calls: { file: 'calls.html', title: 'Calls and their faults' },
  mutants: { file: 'mutants.html', title: 'Mutants' },
  whole: { file: 'all.html', title: 'Everything on one page, to print' },
} as const;

/** The file of a feature's page. */
export const fileOf = (feature: string) => `feature-${feature}.html`;

/** A heading: `below` levels under the content's first headings. */
export function Heading({ below = 0, id, children }: { readonly below?: number; readonly id?: string; readonly children: ReactNode }) {
  const { level } = useSurroundings();
  const Tag = `h${Math.min(6, level + below)}` as 'h2';
  return <Tag id={id}>{children}</Tag>;
}

/** A link to a part of a page of the site. */
export function PartLink({ file, part, children }: { readonly file: string; readonly part?: string | undefined; readonly children: ReactNode }) {
  const { isWhole } = useSurroundings();
  return <a href={isWhole && part ? `#${part}` : file + (part ? `#${part}` : '')}>{children}</a>;
}

/** A link to a scenario, with its feature in front. */
export function ScenarioLink({ scenario: { feature, anchor, name, caseNumber } }: { readonly scenario: SpecifiedScenario }) {
  const { specification } = useSurroundings();
  const title = specification.features.find((each) => each.name === feature)?.title;
  return (
    <PartLink file={fileOf(feature)} part={anchor}>
      {title}: {nameOf({ name, caseNumber })}
    </PartLink>
  );
}

/** The name of a scenario. Cases of an outline with the same name are numbered. */
export function nameOf({ name, caseNumber }: Pick<SpecifiedScenario, 'name' | 'caseNumber'>): string {
  return caseNumber > 1 ? `${name}, case ${caseNumber}` : name;
}

/** A list of links. */
export function LinkList({ children }: { readonly children: readonly ReactNode[] }) {
  return (
    <ul className="links">
      {children.map((child, index) => (
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}

/** A text with the code of Markdown in it. */
export function Prose({ text }: { readonly text: string }) {
  return <>{text.split(/\*\*|`/).map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>))}</>;
}

/** The place of a rule in the site. */
export const ruleAnchor = (feature: string, { name }: Pick<Rule, 'name'>) => `rule-${slugOf(feature, name)}`;

/** The place of a sentence in the site. */
export const sentenceAnchor = (name: string) => `sentence-${name.replaceAll('.', '-')}`;

/** The result of a scenario. Its words say the same as its colour. */
export function Outcome({ outcome }: { readonly outcome: SpecifiedScenario['core'] | SpecifiedScenario['chromium'] }) {
  return (
    <span className="outcome" data-outcome={outcome}>
      {outcome}
    </span>
  );
}

/** The place of a call in the site. */
export const callAnchor = (call: string) => `call-${slugOf(call)}`;

/** The place of a decision in the site. */
export const decisionAnchor = (id: string) => `decision-${id}`;

/** Sentences that a customer is told, with links to them. */
export function Sentences({ texts }: { readonly texts: readonly string[] }) {
  const { specification } = useSurroundings();
  return texts.map((text) => (
    <PartLink key={text} file={PAGES.sentences.file} part={sentenceAnchor(specification.sentences.find((each) => each.text === text)!.name)}>
      {text}
    </PartLink>
  ));
}

/** A decision with its id in front. */
export function DecisionText({ decision: { id, text }, isLinked = false }: { readonly decision: Decision; readonly isLinked?: boolean }) {
  const name = <b>{id}</b>;
  return (
    <>
      {isLinked ? (
        <PartLink file={PAGES.decisions.file} part={decisionAnchor(id)}>
          {name}
        </PartLink>
      ) : (
        name
      )}{' '}
      <Prose text={text} />
    </>
  );
}

/** The link to a rule, as decisions name it. */
export function RuleLink({ feature, rule }: { readonly feature: string; readonly rule: string }) {
  const { specification } = useSurroundings();
  const title = specification.features.find(({ name }) => name === feature)?.title ?? feature;
  return (
    <PartLink file={fileOf(feature)} part={ruleAnchor(feature, { name: rule })}>
      {title}: {rule}
    </PartLink>
  );
}

interface TableProps {
  /** The headings of the columns. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** Whether the first cell of a row names the row. */
  readonly namesRows?: boolean;
}

/** A table. On a narrow page each row is a block, and its cells repeat their headings. */
export function Table({ head, rows, namesRows = false }: TableProps) {
  return (
    <table className="wide">
      <thead>
        <tr>
          {head.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) =>
              namesRows && column === 0 ? (
                <th key={column} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={column} data-heading={head[column]}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
