import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../src/views/controls/button';
import type { FrameStage } from './frame-stage';
import type { ScenarioRunner } from './play';
import type { Player } from './player';
import { openPresenterWindow } from './presenter-window';
import styles from './player-page.module.css';
import { RecordPanel } from './record-panel';
import { ScenarioButton, ScenarioRun, TallyReport } from './scenario-run';
import { placeOf, playableOf, type Scenario } from './scenarios';
import { BRAND_TRACK, type TalkTrack } from './talk-tracks';
import { TellPanel } from './tell-panel';

interface PlayerProps {
  readonly player: Player;
}

interface PlayerPageProps extends PlayerProps {
  readonly stage: FrameStage;
  readonly runner: ScenarioRunner;
  readonly tracks: readonly TalkTrack[];
  /** The parameters of the shown brand for links, such as 'brand=Pune+Paws', without a '?'; '' for the default brand. */
  readonly brandQuery: string;
  /** The title of the window in which a talk track is told. */
  readonly brandName: string;
  readonly startMode: Mode;
  /** How many scenes of the link's talk track play without pauses before the presenter begins. */
  readonly startScene: number;
  /** Whether a presenter's window was open when the page was reloaded. The sentences then stay away from this window. */
  readonly wasPresenting: boolean;
  /** Chooses the scenario or talk track that the browser's address names. Returns the mode in the address. */
  readonly followAddress: () => Mode;
}

/** The tasks of the player; the page shows one at a time. */
export type Mode = 'play' | 'record' | 'tell';

const MODE_NAMES: Readonly<Record<Mode, string>> = {
  play: 'Scenarios',
  record: 'Record',
  tell: 'Talk tracks',
};
const INVITATIONS: Readonly<Record<Mode, string>> = {
  play: 'Choose a scenario.',
  record: 'Press Start recording.',
  tell: 'Choose a talk track.',
};

/** The page of the scenario player, with the app in a frame. Its landmarks have names, to tell them from the landmarks of the app. */
export const PlayerPage = observer(
  ({
    player,
    stage,
    runner,
    tracks,
    brandQuery,
    brandName,
    startMode,
    startScene,
    wasPresenting,
    followAddress,
  }: PlayerPageProps) => {
    const [mode, setMode] = useState(startMode);
    const [isRecording, setRecording] = useState(false);
    const [scene, setScene] = useState(startScene);
    const [presenter, setPresenter] = useState<Window>();
    const [isPresenting, setPresenting] = useState(wasPresenting);
    const { chosen, isAtStart, filter, tally } = player;
    const track = mode === 'tell' ? tracks.find(({ scenario }) => scenario === chosen) : undefined;
    const isTelling = track !== undefined;
    // Writes the shown scenario, talk track or search into the address, so that people can copy it as a link.
    const address = addressOf({ mode, chosen, scene: isTelling ? scene : 0, isPresenting, filter, brandQuery });
    useEffect(() => history.replaceState(null, '', address), [address]);
    useEffect(() => {
      const follow = () => setMode(followAddress());
      window.addEventListener('popstate', follow);
      return () => window.removeEventListener('popstate', follow);
    }, [followAddress]);
    useEffect(() => {
      if (isAtStart) stage.clear();
    }, [chosen, isAtStart, mode, stage]);
    const turnTo = async (next: Mode) => {
      if (isRecording && next === 'record') return;
      if (isRecording && !confirm('The recording is lost if you leave it now. Leave it?')) return;
      await player.choose(undefined);
      setMode(next);
    };
    const recordingChanged = (isRunning: boolean) => {
      setRecording(isRunning);
      if (!isRunning) stage.clear();
    };
    const open = (scenario: Scenario) => {
      // Adds a history entry, so that the browser's Back button leads back to the list with its search text.
      history.pushState(null, '', address);
      void player.choose(scenario);
    };
    const present = () => {
      const opened = openPresenterWindow(() => {
        setPresenter(undefined);
        setPresenting(false);
      });
      setPresenter(opened);
      // Without the window, a reload still keeps the sentences from the audience.
      if (opened) setPresenting(true);
    };
    const presentAgain = useEffectEvent(() => {
      if (wasPresenting) present();
    });
    useEffect(() => presentAgain(), []);
    // Before Begin the audience sees the page where the talk track begins; after a reload, the scene that was shown.
    const playUpToScene = useEffectEvent(() => {
      if (track) player.hurryTo(track.scenes[scene]?.firstStep);
    });
    useEffect(() => playUpToScene(), [track]);
    const title = mode === 'tell' ? MODE_NAMES.tell : 'Scenario player';
    useEffect(() => void (document.title = mode === 'tell' ? brandName : title), [mode, title, brandName]);
    const tellPanel = (
      <TellPanel
        player={player}
        tracks={tracks}
        note={brandQuery ? '' : `No brand is set, so '${BRAND_TRACK}' shows a sample. Set one in the demo's panel.`}
        scene={scene}
        onScene={setScene}
        presenter={presenter}
      />
    );
    return (
      <div
        className={styles.page}
        data-telling={isTelling || undefined}
        data-presenting={presenter && ''}
        data-choosing={(!chosen && !isRecording) || undefined}
      >
        <header className={styles.head} aria-label="Scenario player">
          <h1>{title}</h1>
          <div className={styles.modes}>
            {mode !== 'tell' &&
              (Object.keys(MODE_NAMES) as Mode[]).map((each) => (
                <Button key={each} look="quiet" aria-pressed={mode === each} onClick={() => void turnTo(each)}>
                  {MODE_NAMES[each]}
                </Button>
              ))}
            <a className="tap-target" href={import.meta.env.BASE_URL + (brandQuery && `?${brandQuery}`)}>
              Back to the app
            </a>
          </div>
        </header>
        <section aria-label={MODE_NAMES[mode]} className={styles.side}>
          {player.notice && <p role="alert">{player.notice}</p>}
          {mode === 'record' && <RecordPanel runner={runner} onRunning={recordingChanged} />}
          {mode === 'tell' && !presenter && (
            <>
              {!isPresenting && tellPanel}
              <Button look="quiet" onClick={present}>
                Open presenter view
              </Button>
              {isPresenting && (
                <Button look="quiet" onClick={() => setPresenting(false)}>
                  Show the sentences here
                </Button>
              )}
            </>
          )}
          {mode === 'play' &&
            (chosen ? (
              <ChosenScenario key={chosen.id} player={player} scenario={chosen} />
            ) : (
              <ScenarioList player={player} onOpen={open} />
            ))}
        </section>
        {presenter &&
          createPortal(
            <main className={styles.side}>
              <h1>Presenter view</h1>
              {tellPanel}
            </main>,
            presenter.document.body,
          )}
        <main className={styles.main} aria-label="The app on its screen">
          <p className={styles.empty}>
            {isPresenting || isTelling ? '' : chosen && mode === 'play' ? 'Press Play.' : !tally && INVITATIONS[mode]}
          </p>
          <div
            ref={(element) => (stage.use(element ?? undefined), () => stage.use(undefined))}
            className={styles.stage}
            data-mode={mode}
            data-screen={player.screen}
          />
        </main>
      </div>
    );
  },
);

interface ListProps extends PlayerProps {
  readonly onOpen: (scenario: Scenario) => void;
}

const ScenarioList = observer(({ player, onOpen }: ListProps) => {
  const playable = playableOf([...player.found.values()].flat());
  return (
    <>
      <p>
        {playableOf(player.scenarios).length} of {player.scenarios.length} scenarios can be played here. The others say
        why not.
      </p>
      <label>
        Find a scenario, also by the words of its steps
        <input type="search" value={player.filter} onChange={({ target }) => player.search(target.value)} />
      </label>
      {player.found.size === 0 && <p>No scenario has these words.</p>}
      {[...player.found].map(([feature, scenarios]) => (
        <details key={feature} open={player.filter !== ''}>
          <summary>
            {feature} <span className="small-note">{scenarios.length}</span>
          </summary>
          <ul>
            {scenarios.map((scenario) => (
              <li key={scenario.id}>
                {scenario.obstacle === undefined ? (
                  <ScenarioButton scenario={scenario} place={placeOf(player.words, scenario)} onOpen={onOpen} />
                ) : (
                  <p className={styles.obstacle}>
                    {scenario.name}
                    <small>{placeOf(player.words, scenario)}</small>
                    <small>Not here: {scenario.obstacle}</small>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
      {playable.length > 0 && (
        <div className={styles.tally}>
          <Button look="quiet" onClick={() => void player.playAll(playable)}>
            {player.filter === ''
              ? 'Play all'
              : playable.length === 1
                ? 'Play this one'
                : `Play these ${playable.length}`}
          </Button>
          <TallyReport player={player} onOpen={onOpen} />
        </div>
      )}
    </>
  );
});

/** Focuses a heading when it appears. Otherwise the focus would be lost, because the list with the focused button disappears. */
const focusOn = (element: HTMLElement | null) => element?.focus();

const ChosenScenario = ({ player, scenario }: PlayerProps & { readonly scenario: Scenario }) => (
  <>
    <p className="small-note">{scenario.rule}</p>
    <h2 tabIndex={-1} ref={focusOn}>
      {scenario.name}
    </h2>
    <ScenarioRun player={player} scenario={scenario} />
    <div className={styles.actions}>
      <Button look="quiet" onClick={() => void player.choose(undefined)}>
        All scenarios
      </Button>
    </div>
  </>
);

interface Shown {
  readonly mode: Mode;
  readonly chosen: Scenario | undefined;
  readonly scene: number;
  readonly isPresenting: boolean;
  readonly filter: string;
  readonly brandQuery: string;
}

function addressOf({ mode, chosen, scene, isPresenting, filter, brandQuery }: Shown): string {
  const shown = mode === 'play' ? chosen?.id : mode === 'tell' ? chosen?.name : undefined;
  const own = mode + (shown ? `=${encodeURIComponent(shown)}` : '');
  const find = mode === 'play' && filter !== '' ? [`find=${encodeURIComponent(filter)}`] : [];
  return `?${[own, ...find, ...(scene > 0 ? [`scene=${scene}`] : []), ...(isPresenting ? ['presenter'] : []), ...(brandQuery ? [brandQuery] : [])].join('&')}`;
}
