import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../src/ui/controls/button';
import { SPEEDS, type SpeedName } from './pace';
import type { Ending } from './play';
import { SCREENS, type Player, type Screen, type StepState } from './player';
import styles from './player-page.module.css';
import type { Scenario, Step } from './scenarios';
import { useKeys } from './use-keys';

/** For what takes the place of the focused control. */
export const focusOn = (element: HTMLElement | null) => element?.focus();

interface PlayerProps {
  readonly player: Player;
}

interface ScenarioRunProps extends PlayerProps {
  readonly scenario: Scenario;
}

export const ScenarioRun = observer(({ player, scenario }: ScenarioRunProps) => {
  const { step: failed, failure } = typeof player.ending === 'object' ? player.ending : {};
  return (
    <>
      <div className={styles.bar}>
        <Controls player={player} />
        <Verdict player={player} scenario={scenario} />
      </div>
      <ol className={styles.lines}>
        {scenario.steps.map((step, index) => (
          <StepLine key={index} step={step} state={player.stateOf(index)}>
            {index === failed && failure && (
              <pre role="alert" className={styles.sentence}>
                {failure}
              </pre>
            )}
          </StepLine>
        ))}
      </ol>
    </>
  );
});

const Controls = observer(({ player }: PlayerProps) => {
  const { pace, isPlaying } = player;
  useKeys(({ key }) => key === 'Escape' && isPlaying && pace.pause());
  return (
    <div className={styles.controls}>
      {isPlaying ? (
        <Button onClick={() => pace.pause()}>Pause</Button>
      ) : (
        <Button onClick={() => player.play()}>Play</Button>
      )}
      <Button look="raised" onClick={() => player.stepOn()}>
        One step
      </Button>
      <Button look="raised" onClick={() => void player.rewind()}>
        Back to the start
      </Button>
      <Button look="raised" onClick={() => player.play(undefined, true)}>
        To the end
      </Button>
      <SpeedChoice player={player} />
      <ScreenChoice player={player} />
    </div>
  );
});

interface ChoiceProps extends PlayerProps {
  readonly onChosen?: () => void;
}

export const ScreenChoice = observer(({ player, onChosen }: ChoiceProps) => {
  const choose = (screen: Screen) => {
    player.chooseScreen(screen);
    onChosen?.();
  };
  return (
    <label className="cluster">
      <span>Screen</span>
      <select value={player.screen} onChange={({ target }) => choose(target.value as Screen)}>
        {SCREENS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
});

export const SpeedChoice = observer(({ player: { pace }, onChosen }: ChoiceProps) => {
  const choose = (speed: SpeedName) => {
    pace.choose(speed);
    onChosen?.();
  };
  return (
    <label className="cluster">
      <span>Speed</span>
      <select value={pace.speed} onChange={({ target }) => choose(target.value as SpeedName)}>
        {Object.keys(SPEEDS).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
});

const Verdict = observer(({ player: { ending }, scenario }: ScenarioRunProps) => (
  <p
    role="status"
    className={ending === 'passed' ? styles.passed : typeof ending === 'object' ? styles.failure : undefined}
  >
    {ending === 'passed' && `Passed: ${scenario.name}. The app does what it says.`}
    {typeof ending === 'object' && failedAt(scenario, ending)}
  </p>
));

function failedAt({ name, steps }: Scenario, { step: index, failure }: Exclude<Ending, string>): string {
  const step = steps[index];
  return step
    ? `Failed at step ${index + 1}: ${step.keyword} ${step.text}`
    : `Failed after the last step: ${name}. ${failure}`;
}

const STATE_WORDS: Readonly<Record<StepState, string>> = {
  waiting: '',
  running: 'now:',
  passed: 'passed:',
  failed: 'failed:',
};

interface StepLineProps {
  readonly step: Step;
  readonly state: StepState;
  readonly children?: ReactNode;
}

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
