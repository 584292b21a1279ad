import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { FeatureContent } from './feature-page';
import { CallsContent, DecisionsContent, MutantsContent, OverviewContent, SentencesContent, WholeContent } from './list-pages';
import { Document } from './page';
import { callAnchor, decisionAnchor, fileOf, nameOf, PAGES, sentenceAnchor, type SitePage, type Surroundings } from './parts';
import { readSpecification, type Specification } from './specification';

/** An entry that the search can find. */
interface Entry {
  readonly kind: string;
  readonly title: string;
  readonly href: string;
  /** More text, which the search reads and does not show. */
  readonly text: string;
}

const STYLES = ['src/views/styles/tokens.css', 'scripts/spec/style.css'];

/** Makes the files of the specification's site. Returns their contents by name. `demo` is the demo's address, absolute or relative to the site's pages. */
export function makeSite(demo: string): ReadonlyMap<string, string | Uint8Array> {
  const specification = readSpecification();
  const { features, sentences, decisions, calls, mutants } = specification;
  const listPages: readonly SitePage[] = [
    { ...PAGES.sentences, content: <SentencesContent sentences={sentences} /> },
    { ...PAGES.decisions, content: <DecisionsContent decisions={decisions} /> },
    { ...PAGES.calls, content: <CallsContent calls={calls} /> },
    { ...PAGES.mutants, content: <MutantsContent mutants={mutants} /> },
  ];
  const featurePages: readonly SitePage[] = features.map((feature) => ({ file: fileOf(feature.name), title: feature.title, content: <FeatureContent feature={feature} /> }));
  const pages: readonly SitePage[] = [{ ...PAGES.overview, content: <OverviewContent specification={specification} /> }, ...featurePages, ...listPages];
  const whole: SitePage = { ...PAGES.whole, heading: 'Specification', content: <WholeContent parts={[...featurePages, ...listPages]} /> };
  const surroundings: Surroundings = { specification, demo, isWhole: false, level: 2 };
  const search = `globalThis.SPECIFICATION = ${JSON.stringify(entriesOf(specification))};\n${readFileSync('scripts/spec/search.js', 'utf8')}`;
  const pictures = features.flatMap(({ rules }) => rules.flatMap(({ scenarios }) => scenarios.flatMap(({ picture }) => picture ?? [])));
  return new Map<string, string | Uint8Array>([
    ...pages.map((page) => [page.file, render(page, surroundings)] as const),
    [whole.file, render(whole, { ...surroundings, isWhole: true, level: 3 })],
    ['style.css', STYLES.map((path) => readFileSync(path, 'utf8')).join('\n')],
    ['search.js', search],
    ...pictures.map(({ path }) => [path.replace(/^.*\//, 'pictures/'), readFileSync(path)] as const),
  ]);
}

function render(page: SitePage, surroundings: Surroundings): string {
  return `<!doctype html>${renderToStaticMarkup(<Document page={page} surroundings={surroundings} />)}\n`;
}

function entriesOf({ features, sentences, decisions, calls }: Specification): readonly Entry[] {
  return [
    ...sentences.map(({ name, text }) => ({ kind: 'Sentence', title: text, href: `${PAGES.sentences.file}#${sentenceAnchor(name)}`, text: '' })),
    ...features.flatMap(({ title, rules }) =>
      rules.flatMap((rule) =>
        rule.scenarios.map((scenario) => ({
          kind: 'Scenario',
          title: `${title}: ${nameOf(scenario)}`,
          href: `${fileOf(scenario.feature)}#${scenario.anchor}`,
          text: [rule.name, ...scenario.steps.flatMap(({ text, table = [] }) => [text, ...table.flat()])].join(' '),
        })),
      ),
    ),
    ...decisions.map(({ id, text }) => ({ kind: 'Decision', title: `${id} ${text.replaceAll('`', '')}`, href: `${PAGES.decisions.file}#${decisionAnchor(id)}`, text: '' })),
    ...calls.map(({ call, summary, description }) => ({ kind: 'Call', title: `${call}: ${summary}`, href: `${PAGES.calls.file}#${callAnchor(call)}`, text: description })),
  ];
}
