import { Fragment } from 'react';
import type { ContractCall } from './calls';
import type { Decision } from './decisions';
import { groupsOf } from './groups';
import {
  callAnchor,
  decisionAnchor,
  DecisionText,
  fileOf,
  Heading,
  LinkList,
  Outcome,
  Prose,
  RuleLink,
  ScenarioLink,
  sentenceAnchor,
  SentenceLinks,
  type SitePage,
  Table,
  useSurroundings,
} from './parts';
import type { Place } from './runs';
import type { ProvenSentence, ReportedRun, Specification, SpecifiedScenario } from './specification';

const RUN_NAMES: Readonly<Record<Place, string>> = { core: 'without a browser', chromium: 'in Chromium' };

/** The first page's content: the runs and the features. While the search field has words, search.js shows the results instead. */
export function OverviewContent({ specification: { features, runs, release } }: { readonly specification: Specification }) {
  const scenarios = features.flatMap(({ rules }) => rules.flatMap((rule) => rule.scenarios));
  return (
    <>
      <p role="status" />
      <div id="found" hidden>
        <h2>Found</h2>
        <ul className="links" />
      </div>
      <noscript>
        <p>The search needs JavaScript. The page with everything can be searched by the browser.</p>
      </noscript>
      <div id="overview">
        <p className="lead">
          This is what the app promises, as {scenarios.length} scenarios. A scenario is a test: it runs on the real pages, without a browser and in Chromium.
        </p>
        <h2>Results at this commit</h2>
        <p>
          This is release {release}. Only runs of this commit count; otherwise a scenario says ‘not run’.
          {release.endsWith('-dirty') && ' The release has changes that are not committed, so a run may have seen other ones.'}
        </p>
        {runs.length === 0 ? (
          <p>
            Not run here: there is no report. <code>npm test</code> makes them, and then <code>npm run spec</code> shows them.
          </p>
        ) : (
          <RunTable runs={runs} />
        )}
        <h2>Features</h2>
        <Table
          head={['Feature', 'Rules', 'Scenarios', 'Passed without a browser', 'Passed in Chromium', 'Failed']}
          rows={features.map(({ name, title, description, rules }) => {
            const own = rules.flatMap((rule) => rule.scenarios);
            const hasRun = own.some(({ core, chromium }) => [core, chromium].some(isResult));
            const failed = own.filter(({ core, chromium }) => core === 'failed' || chromium === 'failed').length;
            const link = (
              <>
                <a href={fileOf(name)}>{title}</a>
                <p>{description}</p>
              </>
            );
            return [link, rules.length, own.length, passedOf(own, 'core'), passedOf(own, 'chromium'), hasRun ? failed : NOT_RUN];
          })}
          namesRows
        />
      </div>
    </>
  );
}

const NOT_RUN = 'not run yet';

const isResult = (outcome: string) => outcome === 'passed' || outcome === 'failed';

/** How many of the scenarios that run without a browser, or in Chromium, passed: '3 of 4', 'not run yet', or '' if none runs there. */
function passedOf(scenarios: readonly SpecifiedScenario[], place: Place): string {
  const outcomes = scenarios.map((scenario) => scenario[place]);
  if (!outcomes.some(isResult)) return outcomes.includes('not run') ? NOT_RUN : '';
  const count = (...wanted: readonly (typeof outcomes)[number][]) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
  return `${count('passed')} of ${count('passed', 'failed', 'not run')}`;
}

function RunTable({ runs }: { readonly runs: readonly ReportedRun[] }) {
  return (
    <Table
      head={['Run', 'Release', 'Began', 'Passed', 'Failed', 'Counts']}
      rows={runs.map(({ profile, place, release, date, verdicts, isCounted }) => {
        const passed = [...verdicts.values()].filter((verdict) => verdict === 'passed').length;
        const began = date ? <time dateTime={date}>{timeOf(date)}</time> : 'unknown';
        return [`${profile}, ${RUN_NAMES[place]}`, release || 'unknown', began, passed, verdicts.size - passed, isCounted ? 'yes' : 'no: another commit'];
      })}
      namesRows
    />
  );
}

function timeOf(date: string): string {
  return `${new Date(date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
}

/** The content of the page of sentences: all sentences of the app, with the scenarios that quote them. */
export function SentencesContent({ sentences }: { readonly sentences: readonly ProvenSentence[] }) {
  return (
    <>
      <p className="lead">Everything that the app can tell a customer, word by word, and the scenarios that prove it.</p>
      {groupsOf(sentences, ({ name }) => name.split('.')[0]!).map(([group, own]) => (
        <section key={group} aria-labelledby={`sentences-${group}`}>
          <Heading id={`sentences-${group}`}>{titleOf(group)}</Heading>
          {own.map(({ name, text, scenarios }, index) => (
            <div key={text} className="sentence" id={own[index - 1]?.name === name ? undefined : sentenceAnchor(name)}>
              <p>“{text}”</p>
              <LinkList>
                {scenarios.map((scenario) => (
                  <>
                    <ScenarioLink scenario={scenario} /> <Outcome outcome={scenario.core} />
                  </>
                ))}
              </LinkList>
              {scenarios.length === 0 && <p className="quiet">No scenario quotes this form; others quote the same sentence with another number.</p>}
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

/** Turns a name of the code into words: 'dateAndTime' becomes 'Date and time'. */
function titleOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^otp$/, 'one-time code');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The content of the page of decisions: all decisions, with the rules and tests that fail if the app breaks them. */
export function DecisionsContent({ decisions }: { readonly decisions: readonly Decision[] }) {
  return (
    <>
      <p className="lead">Where the specification leaves a gap, or contradicts itself, a decision says what the app does.</p>
      {groupsOf(decisions, ({ section }) => section).map(([section, own]) => (
        <section key={section}>
          <Heading>{section}</Heading>
          {own.map((decision) => (
            <article key={decision.id} id={decisionAnchor(decision.id)} className="decision" aria-label={`Decision ${decision.id}`}>
              <p>
                <DecisionText decision={decision} />
              </p>
              <p>Held by</p>
              <ul className="links">
                {decision.rules.map((each) => (
                  <li key={each.feature + each.rule}>
                    <RuleLink {...each} />
                  </li>
                ))}
                {decision.tests.map((test) => (
                  <li key={test}>
                    <code>{test}</code>
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </section>
      ))}
    </>
  );
}

/** The content of the page of calls: the calls of the contract, and the app's reaction when they fail. */
export function CallsContent({ calls }: { readonly calls: readonly ContractCall<SpecifiedScenario>[] }) {
  return (
    <>
      <p className="lead">
        Every call of the app, as contract/openapi.yaml describes it. Each meets every fault that it can have: tests/faults/fault-matrix.test.ts expects the outcomes
        below, then ends the fault, and expects that the booking goes through once.
      </p>
      {calls.map(({ call, words, summary, description, outcomes, faultsInScenarios }) => (
        <section key={call} aria-labelledby={callAnchor(call)}>
          <Heading id={callAnchor(call)}>
            <code>{call}</code>
          </Heading>
          <p>
            {summary}. Scenarios call it ‘{words}’.
          </p>
          {description !== '' && (
            <p>
              <Prose text={description} />
            </p>
          )}
          <Table
            head={['Outcome', 'Faults', 'The customer is told', 'What happens']}
            rows={outcomes.map(({ meaning, faults, told, effect }) => [
              meaning,
              faults.join(' · '),
              told.length === 0 ? 'nothing' : <SentenceLinks key="told" texts={told} />,
              effect,
            ])}
            namesRows
          />
          {faultsInScenarios.length > 0 && (
            <>
              <Heading below={1}>Scenarios in which it fails</Heading>
              <dl className="faults">
                {faultsInScenarios.map(({ words: fault, scenarios }) => (
                  <div key={fault}>
                    <dt>The server {fault}</dt>
                    <dd>
                      <LinkList>
                        {scenarios.map((scenario) => (
                          <ScenarioLink key={scenario.anchor} scenario={scenario} />
                        ))}
                      </LinkList>
                    </dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </section>
      ))}
    </>
  );
}

/** The content of the page of mutants: the targets of the mutation tests, and the mutants that need not be noticed, with the reasons. */
export function MutantsContent({ mutants: { targets, reasons } }: { readonly mutants: Specification['mutants'] }) {
  const listed = reasons.flatMap(({ mutants }) => mutants);
  return (
    <>
      <p className="lead">
        A mutant is a small change of the code. <code>npm run test:mutation</code> makes thousands, one at a time, and a test has to notice each. It fails when a folder’s
        share of noticed mutants is below the target, or when a mutant survives that is not listed here.
      </p>
      <Table
        head={['Folder', 'Least share of noticed mutants', 'Survivors with a reason']}
        rows={Object.entries(targets).map(([folder, target]) => [
          <code key={folder}>{folder}</code>,
          `${target} %`,
          listed.filter(({ file }) => file.startsWith(`${folder}/`)).length,
        ])}
        namesRows
      />
      {reasons.map(({ reason, mutants }) => (
        <section key={reason}>
          <Heading>{reason}</Heading>
          <Table
            head={['File', 'Code', 'Becomes']}
            rows={mutants.map(({ file, line, code, becomes }) => [
              <code key="file">{file.replace('src/', '')}</code>,
              <Fragment key="code">
                <code>{code}</code>
                {code !== line && (
                  <>
                    {' '}
                    in <code>{line}</code>
                  </>
                )}
              </Fragment>,
              <code key="becomes">{becomes}</code>,
            ])}
          />
        </section>
      ))}
    </>
  );
}

/** The content of all.html: all pages in one, to print. */
export function WholeContent({ parts }: { readonly parts: readonly SitePage[] }) {
  const { specification } = useSurroundings();
  return (
    <>
      <p className="lead">Release {specification.release}.</p>
      {specification.runs.length > 0 && <RunTable runs={specification.runs} />}
      <nav aria-label="Contents" className="contents">
        <ul>
          {parts.map(({ title, file }) => (
            <li key={file}>
              <a href={`#${partOf(file)}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ title, file, content }) => (
        <section key={file} className="part">
          <h2 id={partOf(file)}>{title}</h2>
          {content}
        </section>
      ))}
    </>
  );
}

/** The id of a page's section in all.html. */
const partOf = (file: string) => `part-${file.replace('.html', '')}`;
