import { DecisionText, Heading, nameOf, Outcome, PAGES, PartLink, ruleAnchor, sentenceAnchor, Table, useSurroundings } from './parts';
import type { Feature, SpecifiedScenario } from './specification';

type Step = SpecifiedScenario['steps'][number];

/** The content of a feature's page: its rules with their scenarios. */
export function FeatureContent({ feature: { name, description, rules } }: { readonly feature: Feature }) {
  const { isWhole } = useSurroundings();
  return (
    <>
      <p className="lead">{description}</p>
      {!isWhole && (
        <nav aria-label="Rules and scenarios" className="contents">
          <ul>
            {rules.map((rule) => (
              <li key={rule.name}>
                <a href={`#${ruleAnchor(name, rule)}`}>{rule.name}</a>
                <ul>
                  {rule.scenarios.map((scenario) => (
                    <li key={scenario.anchor}>
                      <a href={`#${scenario.anchor}`}>{nameOf(scenario)}</a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {rules.map((rule) => (
        <section key={rule.name} className="rule" aria-labelledby={ruleAnchor(name, rule)}>
          <Heading id={ruleAnchor(name, rule)}>{rule.name}</Heading>
          {rule.decisions.length > 0 && (
            <div className="decisions">
              <p>{rule.decisions.length > 1 ? 'It holds the decisions' : 'It holds the decision'}</p>
              <ul>
                {rule.decisions.map((decision) => (
                  <li key={decision.id}>
                    <DecisionText decision={decision} isLinked />
                  </li>
                ))}
              </ul>
            </div>
          )}
          {rule.scenarios.map((scenario) => (
            <ScenarioContent key={scenario.anchor} scenario={scenario} />
          ))}
        </section>
      ))}
    </>
  );
}

function ScenarioContent({ scenario }: { readonly scenario: SpecifiedScenario }) {
  const { isWhole } = useSurroundings();
  const { anchor, steps, sentences, picture } = scenario;
  return (
    <article aria-labelledby={anchor} className="scenario">
      <Heading below={1} id={anchor}>
        {nameOf(scenario)}
      </Heading>
      <ul className="facts">
        <li>
          In process: <Outcome outcome={scenario.core} />
        </li>
        <li>
          In Chromium: <Outcome outcome={scenario.chromium} />
        </li>
        <li className="play">
          <Play scenario={scenario} />
        </li>
      </ul>
      <div className="body">
        <ol className="steps">
          {steps.map((step, index) => (
            <li key={index}>
              <b>{step.keyword}</b> {step.text}
              {step.table && <StepTable step={step} table={step.table} />}
            </li>
          ))}
        </ol>
        {picture && (
          <img
            src={`pictures/${picture.path.split('/').at(-1)}`}
            alt={`The page at the end of the scenario '${nameOf(scenario)}'`}
            width={picture.width}
            height={picture.height}
            loading={isWhole ? undefined : 'lazy'}
          />
        )}
      </div>
      {sentences.length > 0 && (
        <div className="quotes">
          <p>It quotes</p>
          <ul>
            {sentences.map(({ name, text }) => (
              <li key={text}>
                <PartLink file={PAGES.sentences.file} part={sentenceAnchor(name)}>
                  {text}
                </PartLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </article>
  );
}

function Play({ scenario: { id, obstacle } }: { readonly scenario: SpecifiedScenario }) {
  const { demo } = useSurroundings();
  if (obstacle !== undefined) return <>Not in the player: {obstacle}</>;
  return <a href={`${demo}?play=${encodeURIComponent(id)}`}>Play it</a>;
}

function StepTable({ step: { text }, table }: { readonly step: Step; readonly table: NonNullable<Step['table']> }) {
  // A table below a step that ends in 'finds:' begins with a row of headings. In other tables the first cell of a row names the row.
  const [head = [], ...cases] = table;
  if (text.endsWith('finds:')) return <Table head={head} rows={cases} />;
  return (
    <table>
      <tbody>
        {table.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) =>
              column === 0 && row.length > 1 && cell !== '' ? (
                <th key={column} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={column}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
