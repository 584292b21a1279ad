import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../src/views/controls/button';
import { SPEEDS, type SpeedName } from './pace';
import type { Player, StepState } from './player';
import styles from './player-page.module.css';
import type { Scenario, Step } from './scenarios';

interface PlayerProps {
  readonly player: Player;
}

interface PlayerPageProps extends PlayerProps {
  /** Where the app plays. */
  readonly onStage: (element: HTMLElement | null) => void;
}

/** The page of the scenario player: the scenarios, the app, and the steps beside it. */
export const PlayerPage = observer(({ player, onStage }: PlayerPageProps) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <h1>Scenario player</h1>
      <a href={import.meta.env.BASE_URL}>Back to the demo</a>
    </header>
    <nav aria-label="Scenarios" className={styles.list}>
      <ScenarioList player={player} />
    </nav>
    <main className={styles.main}>
      <div ref={onStage} className={styles.stage} />
      {player.chosen === undefined && <p className={styles.empty}>Choose a scenario, and press Play.</p>}
    </main>
    <section aria-label="Steps" className={styles.steps}>
      {player.chosen ? <ChosenScenario player={player} scenario={player.chosen} /> : <p>{player.playableCount} of {player.scenarios.length} scenarios can be played here.</p>}
      <Tally player={player} />
    </section>
  </div>
));

const ScenarioList = observer(({ player }: PlayerProps) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Find a scenario</label>
      <input id={id} type="search" className={styles.search} value={player.filter} onChange={({ target }) => player.search(target.value)} />
      {player.found.size === 0 && <p>No scenario has these words.</p>}
      {[...player.found].map(([feature, scenarios]) => (
        <details key={feature} open={player.filter !== '' || player.chosen?.feature === feature}>
          <summary>
            {feature} <span className={styles.count}>{scenarios.length}</span>
          </summary>
          <ul>
            {scenarios.map((scenario) => (
              <li key={scenario.id}>
                <ScenarioButton player={player} scenario={scenario} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
});

const ScenarioButton = observer(({ player, scenario }: PlayerProps & { readonly scenario: Scenario }) => {
  const { name, obstacle } = scenario;
  if (obstacle !== undefined) {
    return (
      <p className={styles.obstacle}>
        {name}
        <small>Not here: {obstacle}</small>
      </p>
    );
  }
  return (
    <button type="button" className={styles.scenario} aria-current={player.chosen === scenario} onClick={() => void player.choose(scenario)}>
      {name}
    </button>
  );
});

const ChosenScenario = observer(({ player, scenario }: PlayerProps & { readonly scenario: Scenario }) => (
  <>
    <p className={styles.rule}>{scenario.rule}</p>
    <h2>{scenario.name}</h2>
    <Controls player={player} />
    <Outcome player={player} scenario={scenario} />
    <ol className={styles.lines}>
      {scenario.steps.map((step, index) => (
        <StepLine key={step.line} step={step} state={player.stateOf(index)} />
      ))}
    </ol>
  </>
));

const Controls = observer(({ player }: PlayerProps) => {
  const id = useId();
  const { pace } = player;
  const isPlaying = player.isRunning && !pace.isPaused;
  return (
    <div className={styles.controls}>
      {isPlaying ? <Button onClick={() => pace.pause()}>Pause</Button> : <Button onClick={() => player.play()}>Play</Button>}
      <Button look="outlined" onClick={() => player.stepOn()}>
        One step
      </Button>
      <Button look="outlined" onClick={() => void player.rewind()}>
        Back to the start
      </Button>
      <Button look="outlined" onClick={() => void player.toEnd()}>
        To the end
      </Button>
      <div className={styles.speed}>
        <label htmlFor={id}>Speed</label>
        <select id={id} value={pace.speed} onChange={({ target }) => pace.choose(target.value as SpeedName)}>
          {Object.keys(SPEEDS).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
    </div>
  );
});

const Outcome = observer(({ player: { ending }, scenario }: PlayerProps & { readonly scenario: Scenario }) => (
  <>
    <p role="status" className={ending === 'passed' ? styles.passed : undefined}>
      {ending === 'passed' && 'Passed: the app does what this scenario says.'}
    </p>
    <div role="alert">
      {typeof ending === 'object' && (
        <div className={styles.failure}>
          <p>{ending.step < scenario.steps.length ? `Failed at step ${ending.step + 1}.` : 'Failed after the last step.'}</p>
          <pre>{ending.failure}</pre>
        </div>
      )}
    </div>
  </>
));

const STATE_WORDS: Readonly<Record<StepState, string>> = { waiting: '', running: 'now:', passed: 'passed:', failed: 'failed:' };

function StepLine({ step: { keyword, text, table }, state }: { readonly step: Step; readonly state: StepState }) {
  return (
    <li data-state={state} aria-current={state === 'running' ? 'step' : undefined}>
      <span className="visually-hidden">{STATE_WORDS[state]} </span>
      <b>{keyword}</b> {text}
      {table && (
        <table>
          <tbody>
            {table.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </li>
  );
}

const Tally = observer(({ player }: PlayerProps) => (
  <div className={styles.tally}>
    <Button look="quiet" onClick={() => void player.playAll()}>
      Play all at once
    </Button>
    <p role="status">{player.tally && `${player.tally.passed} passed, ${player.tally.failed.length} failed.`}</p>
    {player.tally && player.tally.failed.length > 0 && (
      <ul>
        {player.tally.failed.map((scenario) => (
          <li key={scenario.id}>
            <ScenarioButton player={player} scenario={scenario} />
          </li>
        ))}
      </ul>
    )}
  </div>
));
