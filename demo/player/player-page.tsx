import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../src/views/controls/button';
import type { FrameStage } from './frame-stage';
import type { Stagehand } from './play';
import type { Player } from './player';
import styles from './player-page.module.css';
import { RecordPanel } from './record-panel';
import { ScenarioRun } from './scenario-run';
import type { Scenario } from './scenarios';
import { BRAND_TRACK, type TalkTrack } from './talk-tracks';
import { TellPanel } from './tell-panel';
import { WritePanel } from './write-panel';

interface PlayerProps {
  readonly player: Player;
}

interface PlayerPageProps extends PlayerProps {
  readonly stage: FrameStage;
  readonly hand: Stagehand;
  readonly tracks: readonly TalkTrack[];
  readonly onKey: (listener: (event: KeyboardEvent) => void) => () => void;
  /** The parameters of a brand in a link, without a '?'; '' without one. */
  readonly brandQuery: string;
  readonly startMode: Mode;
  /** How many scenes of the link's talk track have played. */
  readonly startScene: number;
  /** The text that a link carries; undefined without one. */
  readonly writtenText: string | undefined;
}

/** What a visitor of the player does. */
export type Mode = 'play' | 'write' | 'record' | 'tell';

const MODE_NAMES: Readonly<Record<Mode, string>> = { play: 'Scenarios', write: 'Write', record: 'Record', tell: 'Talk tracks' };
const INVITATIONS: Readonly<Record<Mode, string>> = { play: 'Choose a scenario.', write: 'Press Run.', record: 'Press Start recording.', tell: 'Choose a talk track.' };

/** The page of the scenario player: the scenarios, the steps of the chosen one or an editor, and the app beside them. */
export const PlayerPage = observer(({ player, stage, hand, tracks, brandQuery, onKey, startMode, startScene, writtenText }: PlayerPageProps) => {
  const [mode, setMode] = useState(startMode);
  const [text, setText] = useState(writtenText);
  const [scene, setScene] = useState(startScene);
  const { chosen, isAtStart } = player;
  const isTelling = mode === 'tell' && chosen !== undefined;
  // The address names what is shown, so that it can be copied as a link.
  useEffect(() => {
    const shown = mode === 'play' ? chosen?.id : isTelling ? chosen.name : undefined;
    const own = mode + (shown ? `=${encodeURIComponent(shown)}` : '');
    history.replaceState(null, '', `?${[own, ...(isTelling && scene > 0 ? [`scene=${scene}`] : []), ...(brandQuery ? [brandQuery] : [])].join('&')}`);
  }, [brandQuery, chosen, isTelling, mode, scene]);
  useEffect(() => {
    if (isAtStart) stage.clear();
  }, [chosen, isAtStart, mode, stage]);
  const turnTo = async (next: Mode) => {
    await player.choose(undefined);
    setMode(next);
  };
  const showRecorded = async (recorded: string) => {
    setText(recorded);
    await turnTo('write');
  };
  return (
    <div className={mode === 'write' ? `${styles.page} ${styles.writing}` : styles.page} data-telling={isTelling || undefined} data-choosing={(!chosen && mode !== 'record') || undefined}>
      <header className={styles.head}>
        <h1>Scenario player</h1>
        <div className={styles.modes}>
          {(Object.keys(MODE_NAMES) as Mode[]).map((each) => (
            <Button key={each} look="quiet" aria-pressed={mode === each} onClick={() => void turnTo(each)}>
              {MODE_NAMES[each]}
            </Button>
          ))}
          <a href={import.meta.env.BASE_URL + (brandQuery && `?${brandQuery}`)}>Back to the app</a>
        </div>
      </header>
      <section aria-label={MODE_NAMES[mode]} className={styles.side}>
        {mode === 'write' && <WritePanel player={player} text={text} />}
        {mode === 'record' && <RecordPanel hand={hand} onRecorded={(recorded) => void showRecorded(recorded)} />}
        {mode === 'tell' && (
          <TellPanel
            player={player}
            tracks={tracks}
            note={brandQuery ? '' : `No brand is set, so '${BRAND_TRACK}' shows a sample. Set one in the demo's panel.`}
            scene={scene}
            onScene={setScene}
            logged={() => hand.logged}
            onKey={onKey}
          />
        )}
        {mode === 'play' && (chosen ? <ChosenScenario player={player} scenario={chosen} /> : <ScenarioList player={player} />)}
      </section>
      <main className={styles.main}>
        <p className={styles.empty}>{chosen && mode === 'play' ? 'Press Play.' : chosen && mode === 'tell' ? 'Press Space to begin.' : INVITATIONS[mode]}</p>
        <div ref={(element) => (stage.use(element ?? undefined), () => stage.use(undefined))} className={styles.stage} data-mode={mode} />
      </main>
    </div>
  );
});

const ScenarioList = observer(({ player }: PlayerProps) => {
  const id = useId();
  return (
    <>
      <p>
        {player.playableCount} of {player.scenarios.length} scenarios can be played here. The others say why not.
      </p>
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
      <Tally player={player} />
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

/** The button that chose the scenario is gone, and with it the focus. */
const focusOn = (element: HTMLElement | null) => element?.focus();

const ChosenScenario = observer(({ player, scenario }: PlayerProps & { readonly scenario: Scenario }) => (
  <>
    <p className={styles.rule}>{scenario.rule}</p>
    <h2 key={scenario.id} tabIndex={-1} ref={focusOn}>
      {scenario.name}
    </h2>
    <ScenarioRun player={player} scenario={scenario} />
  </>
));

const Tally = observer(({ player }: PlayerProps) => (
  <div className={styles.tally}>
    <Button look="quiet" onClick={() => void player.playAll()}>
      Play all at once
    </Button>
    <p role="status">{player.tally && `${player.tally.passed} passed, ${player.tally.failed.length} failed.`}</p>
    {player.tally && player.tally.failed.length > 0 && (
      <ul aria-label="Failed">
        {player.tally.failed.map((scenario) => (
          <li key={scenario.id}>
            <ScenarioButton player={player} scenario={scenario} />
          </li>
        ))}
      </ul>
    )}
  </div>
));
