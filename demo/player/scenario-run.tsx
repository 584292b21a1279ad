import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../src/views/controls/button';
import { SPEEDS, type SpeedName } from './pace';
import type { Player, Screen, StepState } from './player';
import styles from './player-page.module.css';
import type { Scenario, Step } from './scenarios';

interface PlayerProps {
  readonly player: Player;
}

interface ScenarioRunProps extends PlayerProps {
  readonly scenario: Scenario;
}

/** The controls of a scenario, how it ended, and its steps. */
export const ScenarioRun = observer(({ player, scenario }: ScenarioRunProps) => (
  <>
    <Controls player={player} />
    <Outcome player={player} scenario={scenario} />
    <StepLines player={player} steps={scenario.steps} firstIndex={0} />
  </>
));

interface StepLinesProps extends PlayerProps {
  readonly steps: readonly Step[];
  /** The number of the first of these steps in its scenario. */
  readonly firstIndex: number;
}

/** Steps with what became of them. */
export const StepLines = observer(({ player, steps, firstIndex }: StepLinesProps) => (
  <ol className={styles.lines}>
    {steps.map((step, index) => (
      <StepLine key={index} step={step} state={player.stateOf(firstIndex + index)} />
    ))}
  </ol>
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
      <Button look="outlined" onClick={() => player.toEnd()}>
        To the end
      </Button>
      <SpeedChoice player={player} />
      <div className={styles.speed}>
        <label htmlFor={`${id}screen`}>Screen</label>
        <select id={`${id}screen`} value={player.screen} onChange={({ target }) => player.chooseScreen(target.value as Screen)}>
          <option>computer</option>
          <option>phone</option>
        </select>
      </div>
    </div>
  );
});

/** How fast a scenario plays. */
export const SpeedChoice = observer(({ player: { pace }, onChosen }: PlayerProps & { readonly onChosen?: () => void }) => {
  const id = useId();
  const choose = (speed: SpeedName) => {
    pace.choose(speed);
    onChosen?.();
  };
  return (
    <div className={styles.speed}>
      <label htmlFor={id}>Speed</label>
      <select id={id} value={pace.speed} onChange={({ target }) => choose(target.value as SpeedName)}>
        {Object.keys(SPEEDS).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
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
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (state === 'running' || state === 'failed') line.current!.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <li ref={line} data-state={state} aria-current={state === 'running' ? 'step' : undefined}>
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

