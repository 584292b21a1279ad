import { createContext, useContext, type ReactNode } from 'react';
import type { Decision } from './decisions';
import { slugOf, type Rule, type Specification, type SpecifiedScenario } from './specification';

/** A page of the specification's site. */
export interface SitePage {
  readonly file: string;
  readonly title: string;
  /** The page's first heading; by default `title`. */
  readonly heading?: string;
  readonly content: ReactNode;
}

/** The data that all parts of a page need. */
export interface Surroundings {
  readonly specification: Specification;
  /** The demo's address, absolute or relative to the site's pages. */
  readonly demo: string;
  /** Whether this is all.html, which contains all other pages. Its links lead to its own parts. */
  readonly isWhole: boolean;
  /** The level, from 1 to 6, of the highest headings in the page's content. */
  readonly level: number;
}

const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/** Gives its `value`, the surroundings, to all components inside it. */
export const Surround = SurroundingsContext.Provider;

/** A hook that returns the surroundings. The component that calls it must be inside `Surround`. */
export function useSurroundings(): Surroundings {
  return useContext(SurroundingsContext)!;
}

/** The pages that are not about one feature. Every page links to them. */
export const PAGES = {
  overview: { file: 'index.html', title: 'Overview and search' },
  sentences: { file: 'sentences.html', title: 'Sentences of the app' },
  decisions: { file: 'decisions.html', title: 'Decisions' },
  calls: { file: 'calls.html', title: 'Calls and their faults' },
  mutants: { file: 'mutants.html', title: 'Mutants' },
  whole: { file: 'all.html', title: 'Everything on one page, to print' },
} as const;

/** The file name of a feature's page. */
export const fileOf = (feature: string) => `feature-${feature}.html`;

/** A heading. It is `below` levels lower than the highest headings of the page's content. */
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

/** A text in Markdown. Its bold words and its code are both shown as code. */
export function Prose({ text }: { readonly text: string }) {
  return <>{text.split(/\*\*|`/).map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>))}</>;
}

/** The id of a rule's heading, for links. */
export const ruleAnchor = (feature: string, { name }: Pick<Rule, 'name'>) => `rule-${slugOf(feature, name)}`;

/** The id of a sentence's element, for links. */
export const sentenceAnchor = (name: string) => `sentence-${name.replaceAll('.', '-')}`;

/** The result of a scenario, in words and by a colour. */
export function Outcome({ outcome }: { readonly outcome: SpecifiedScenario['core'] | SpecifiedScenario['chromium'] }) {
  return (
    <span className="outcome" data-outcome={outcome}>
      {outcome}
    </span>
  );
}

/** The id of a call's heading, for links. */
export const callAnchor = (call: string) => `call-${slugOf(call)}`;

/** The id of a decision's element, for links. */
export const decisionAnchor = (id: string) => `decision-${id}`;

/** Sentences that the app tells a customer. Each links to its entry on the page of sentences. */
export function SentenceLinks({ texts }: { readonly texts: readonly string[] }) {
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

/** A link to a rule. `feature` is the name of its feature file without ending, `rule` its name. */
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
