import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { Button } from '../../src/views/controls/button';
import { SPEEDS, type SpeedName } from './pace';
import type { Ending } from './play';
import type { Player, Screen, StepState } from './player';
import styles from './player-page.module.css';
import { OWN_FEATURE, type Scenario, type Step } from './scenarios';

interface PlayerProps {
  readonly player: Player;
}

interface ScenarioRunProps extends PlayerProps {
  readonly scenario: Scenario;
  /** Moves the focus to the scenario's result each time it changes to a number above 0. */
  readonly focusCount?: number;
}

/** The player's controls and a scenario's result, which stay in view, and the scenario's steps below them. */
export const ScenarioRun = observer(({ player, scenario, focusCount = 0 }: ScenarioRunProps) => (
  <>
    <div className={styles.bar}>
      <Controls player={player} />
      <Verdict player={player} scenario={scenario} focusCount={focusCount} />
    </div>
    <StepLines player={player} steps={scenario.steps} />
  </>
));

/** Steps with their states, and the failure below the failed step. */
const StepLines = observer(({ player, steps }: PlayerProps & { readonly steps: readonly Step[] }) => {
  const { step: failed, failure } = typeof player.ending === 'object' ? player.ending : {};
  const sentence = failure && (
    <pre role="alert" className={styles.sentence}>
      {failure}
    </pre>
  );
  return (
    <ol className={styles.lines}>
      {steps.map((step, index) => (
        <StepLine key={index} step={step} state={player.stateOf(index)}>
          {index === failed && sentence}
        </StepLine>
      ))}
    </ol>
  );
});

const Controls = observer(({ player }: PlayerProps) => {
  const id = useId();
  const { pace, isPlaying } = player;
  const hear = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && isPlaying && pace.pause());
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
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
      <div className={styles.labelled}>
        <label htmlFor={`${id}screen`}>Screen</label>
        <select id={`${id}screen`} value={player.screen} onChange={({ target }) => player.chooseScreen(target.value as Screen)}>
          <option>computer</option>
          <option>phone</option>
        </select>
      </div>
    </div>
  );
});

/** The field in which a person chooses the player's speed. */
export const SpeedChoice = observer(({ player: { pace }, onChosen }: PlayerProps & { readonly onChosen?: () => void }) => {
  const id = useId();
  const choose = (speed: SpeedName) => {
    pace.choose(speed);
    onChosen?.();
  };
  return (
    <div className={styles.labelled}>
      <label htmlFor={id}>Speed</label>
      <select id={id} value={pace.speed} onChange={({ target }) => choose(target.value as SpeedName)}>
        {Object.keys(SPEEDS).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
});

const Verdict = observer(({ player: { ending }, scenario, focusCount }: Required<ScenarioRunProps>) => {
  const verdict = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (focusCount > 0) verdict.current!.focus();
  }, [focusCount]);
  return (
    <p ref={verdict} tabIndex={-1} role="status" className={ending === 'passed' ? styles.passed : typeof ending === 'object' ? styles.failure : undefined}>
      {ending === 'passed' && `Passed: ${scenario.name}. The app does what it says.`}
      {typeof ending === 'object' && failedAt(scenario, ending)}
    </p>
  );
});

type Failed = Exclude<Ending, string>;

function failedAt({ feature, name, steps }: Scenario, { step: index, failure }: Failed): string {
  const step = steps[index];
  if (!step) return `Failed after the last step: ${name}. ${failure}`;
  const file = feature === OWN_FEATURE ? '' : ` of ${feature}.feature`;
  return `Failed at step ${index + 1}, line ${step.line}${file}: ${step.keyword} ${step.text}`;
}

interface OpenProps {
  readonly onOpen: (scenario: Scenario) => void;
}

export function ScenarioButton({ scenario, onOpen }: OpenProps & { readonly scenario: Scenario }) {
  return (
    <button type="button" className={styles.scenario} onClick={() => onOpen(scenario)}>
      {scenario.name}
    </button>
  );
}

/** The result of several scenarios: how many passed, and a list of those that failed. `onOpen` opens one of them. */
export const TallyReport = observer(({ player: { tally }, onOpen }: PlayerProps & OpenProps) => (
  <>
    <p role="status">{tally && `${tally.passed} passed, ${tally.failed.length} failed.`}</p>
    {tally && tally.failed.length > 0 && (
      <ul aria-label="Failed">
        {tally.failed.map(({ scenario, sentence }) => (
          <li key={scenario.id} className={styles.failed}>
            <ScenarioButton scenario={scenario} onOpen={onOpen} />
            <p className={styles.obstacle}>{sentence}</p>
          </li>
        ))}
      </ul>
    )}
  </>
));

const STATE_WORDS: Readonly<Record<StepState, string>> = { waiting: '', running: 'now:', passed: 'passed:', failed: 'failed:' };

interface StepLineProps {
  readonly step: Step;
  readonly state: StepState;
  /** Shown below the step's table. */
  readonly children?: ReactNode;
}

/** A step with its table and its state. It scrolls into view when it runs or fails. */
export function StepLine({ step: { keyword, text, table }, state, children }: StepLineProps) {
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
      {children}
    </li>
  );
}
