import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../src/ui/controls/button';
import type { FrameStage } from './frame-stage';
import type { ScenarioRunner } from './play';
import type { Player } from './player';
import { openPresenterWindow } from './presenter-window';
import styles from './player-page.module.css';
import { RecordPanel } from './record-panel';
import { focusOn, ScenarioRun } from './scenario-run';
import type { Scenario } from './scenarios';
import { BRAND_TRACK, type TalkTrack } from './talk-tracks';
import { TellPanel } from './tell-panel';

interface PlayerProps {
  readonly player: Player;
}

interface PlayerPageProps extends PlayerProps {
  readonly stage: FrameStage;
  readonly runner: ScenarioRunner;
  readonly tracks: readonly TalkTrack[];
  /** Such as 'brand=Pune+Paws'; '' for the default brand. */
  readonly brandQuery: string;
  readonly brandName: string;
  readonly startMode: Mode;
  readonly startScene: number;
  readonly wasPresenting: boolean;
  readonly followAddress: () => Mode;
}

type Mode = 'play' | 'record' | 'tell';

const MODE_NAMES: Readonly<Record<Mode, string>> = {
  play: 'Scenarios',
  record: 'Record',
  tell: 'Talk tracks',
};

/** The landmarks have names, to tell them from those of the app. */
export const PlayerPage = observer((props: PlayerPageProps) => {
  const { player, stage, runner, tracks, brandQuery, brandName, wasPresenting, followAddress } = props;
  const [mode, setMode] = useState(props.startMode);
  const [isRecording, setRecording] = useState(false);
  const [scene, setScene] = useState(props.startScene);
  const [presenter, setPresenter] = useState<Window>();
  const { chosen, isAtStart } = player;
  const isTelling = mode === 'tell' && chosen !== undefined;
  const shown = chosen && (mode === 'tell' ? chosen.name : chosen.id);
  const address = `?${[
    mode + (shown ? `=${encodeURIComponent(shown)}` : ''),
    ...(isTelling && scene > 0 ? [`scene=${scene}`] : []),
    ...(presenter ? ['presenter'] : []),
    ...(brandQuery ? [brandQuery] : []),
  ].join('&')}`;
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
    await player.choose(undefined);
    setMode(next);
  };
  const recordingChanged = (isRunning: boolean) => {
    setRecording(isRunning);
    if (!isRunning) stage.clear();
  };
  const open = (scenario: Scenario) => {
    history.pushState(null, '', address);
    void player.choose(scenario);
  };
  const present = () => setPresenter(openPresenterWindow(() => setPresenter(undefined)));
  const presentAgain = useEffectEvent(() => {
    if (wasPresenting) present();
  });
  // Before the first picture, so that the audience sees no sentence after a reload.
  useLayoutEffect(() => presentAgain(), []);
  // Before Begin the audience sees the page where the talk track begins; after a reload, the scene that was shown.
  const playUpToScene = useEffectEvent(() => {
    const track = tracks.find(({ scenario }) => scenario === chosen);
    if (track) player.play(track.scenes[scene]?.firstStep, true);
  });
  useEffect(() => playUpToScene(), [chosen]);
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
            !isRecording &&
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
            {tellPanel}
            <Button look="quiet" onClick={present}>
              Open presenter view
            </Button>
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
        <div
          ref={(element) => (stage.use(element ?? undefined), () => stage.use(undefined))}
          className={styles.stage}
          data-mode={mode}
          data-screen={player.screen}
        />
      </main>
    </div>
  );
});

interface ListProps extends PlayerProps {
  readonly onOpen: (scenario: Scenario) => void;
}

const ScenarioList = observer(({ player, onOpen }: ListProps) => (
  <>
    <p>{player.scenarios.length} scenarios can be played here. The others need a browser of their own.</p>
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
              <button type="button" className={styles.scenario} onClick={() => onOpen(scenario)}>
                {scenario.name}
              </button>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </>
));

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
