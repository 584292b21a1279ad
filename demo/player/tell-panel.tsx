import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../src/views/controls/button';
import type { Player } from './player';
import styles from './player-page.module.css';
import { SpeedChoice, StepLines } from './scenario-run';
import type { TalkTrack } from './talk-tracks';

interface TellPanelProps {
  readonly player: Player;
  readonly tracks: readonly TalkTrack[];
  /** The frame takes the keys while the app is used, so it passes them on. Answers how to stop listening. */
  readonly onKey: (listener: (event: KeyboardEvent) => void) => () => void;
}

/** Talk tracks for salespeople, scene by scene: what to say, and the app that plays it. Space goes on. */
export const TellPanel = observer(({ player, tracks, onKey }: TellPanelProps) => {
  const track = tracks.find(({ scenario }) => scenario === player.chosen);
  return track ? (
    <Track key={track.name} player={player} track={track} onKey={onKey} />
  ) : (
    <>
      <h2>Talk tracks</h2>
      <p>Each scene has a sentence to say. Space plays the next one.</p>
      <ul>
        {tracks.map((each) => (
          <li key={each.name}>
            <button type="button" className={styles.scenario} onClick={() => void player.choose(each.scenario)}>
              {each.name}
              <small className={styles.sceneCount}>{each.scenes.length} scenes</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
});

const Track = observer(({ player, track: { name, scenes, scenario }, onKey }: Omit<TellPanelProps, 'tracks'> & { readonly track: TalkTrack }) => {
  /** The scene that plays or has played last; -1 before the first. */
  const [current, setCurrent] = useState(-1);
  const scene = scenes[Math.max(current, 0)]!;
  const following = scenes[current + 1];
  const isPlaying = player.isRunning && !player.pace.isPaused;
  const isOver = current >= 0 && !following && !player.isRunning;

  const next = () => {
    if (isPlaying) return player.hurry();
    if (!following) return;
    setCurrent(current + 1);
    player.playUntil(scenes[current + 2]?.firstStep);
  };
  const rewind = () => {
    setCurrent(-1);
    void player.rewind();
  };
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element;
    // The panel's own controls use the key themselves; the app's must not.
    if (event.code !== 'Space' || (target.ownerDocument === document && target.closest('button, select, a'))) return;
    event.preventDefault();
    next();
  });
  useEffect(() => onKey((event) => hear(event)), [onKey]);

  const stepCount = (scenes[current + 1]?.firstStep ?? scenario.steps.length) - scene.firstStep;
  return (
    <>
      <p className={styles.rule}>{name}</p>
      <h2>
        Scene {Math.max(current, 0) + 1} of {scenes.length}: {scene.name}
      </h2>
      <p className={styles.says} role="status">
        {scene.says}
      </p>
      <div className={styles.actions}>
        {!isOver && <Button onClick={next}>{current < 0 ? 'Begin' : isPlaying ? 'Hurry' : 'Next scene'}</Button>}
        <Button look="outlined" onClick={rewind}>
          Back to the start
        </Button>
        <Button look="quiet" onClick={() => void player.choose(undefined)}>
          All talk tracks
        </Button>
      </div>
      <SpeedChoice player={player} />
      <p className={styles.rule}>{isOver ? 'The end.' : 'Space does the same as the first button.'}</p>
      {typeof player.ending === 'object' && <p role="alert">{player.ending.failure}</p>}
      <div className={styles.sceneSteps}>
        <StepLines player={player} steps={scenario.steps.slice(scene.firstStep, scene.firstStep + stepCount)} firstIndex={scene.firstStep} />
      </div>
    </>
  );
});
