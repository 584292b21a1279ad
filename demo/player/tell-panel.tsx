import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../src/ui/controls/button';
import type { Player } from './player';
import styles from './player-page.module.css';
import { ScreenChoice, SpeedChoice } from './scenario-run';
import type { Scenario } from './scenarios';
import type { TalkTrack } from './talk-tracks';
import { useKeys } from './use-keys';

interface TellPanelProps {
  readonly player: Player;
  readonly tracks: readonly TalkTrack[];
  readonly note: string;
  readonly scene: number;
  readonly onScene: (scene: number) => void;
  readonly presenter: Window | undefined;
}

export const TellPanel = observer(({ player, tracks, note, ...others }: TellPanelProps) => {
  const choose = (scenario: Scenario | undefined) => {
    others.onScene(0);
    void player.choose(scenario);
  };
  const track = tracks.find(({ scenario }) => scenario === player.chosen);
  return track ? (
    <Track key={track.name} player={player} track={track} onLeave={() => choose(undefined)} {...others} />
  ) : (
    <>
      <p>Each scene has a sentence to say. Begin plays the first scene.</p>
      <ul>
        {tracks.map((each) => (
          <li key={each.name}>
            <button type="button" className={styles.scenario} onClick={() => choose(each.scenario)}>
              {each.name}
              <small>{each.scenes.length} scenes</small>
            </button>
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </>
  );
});

/** A press of Space this soon after a scene began is an accident. */
const SHORTEST_SCENE_IN_MILLISECONDS = 500;

type TrackProps = Omit<TellPanelProps, 'tracks' | 'note'> & { readonly track: TalkTrack; readonly onLeave: () => void };

const Track = observer(({ player, track: { name, scenes }, scene: begun, onScene, presenter, onLeave }: TrackProps) => {
  /** From 0; -1 before the first scene. */
  const current = Math.min(begun, scenes.length) - 1;
  const beganAt = useRef(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const scene = scenes[Math.max(current, 0)]!;
  const following = scenes[current + 1];
  const { isPlaying } = player;
  const isOver = current >= 0 && !following && !player.isRunning;

  const next = () => {
    const now = performance.now();
    if (isPlaying && current >= 0)
      return now - beganAt.current > SHORTEST_SCENE_IN_MILLISECONDS ? player.hurry() : undefined;
    if (!following) return;
    beganAt.current = now;
    onScene(current + 2);
    player.play(scenes[current + 2]?.firstStep);
  };
  // A focused button would react to the next press of Space.
  const leaveControls = () => heading.current!.focus();
  const playAgainUpTo = (count: number) => {
    onScene(count);
    leaveControls();
    void player.rewind();
    player.play(scenes[count]?.firstStep, true);
  };
  useKeys((event) => {
    if (event.code !== 'Space' || (event.target as Element).closest('button, select, a')) return;
    event.preventDefault();
    if (!event.repeat) next();
  }, presenter);
  useEffect(() => heading.current!.focus(), []);

  return (
    <>
      <p className="small-note">{name}</p>
      <h2 ref={heading} tabIndex={-1}>
        Scene {Math.max(current, 0) + 1} of {scenes.length}: {scene.name}
      </h2>
      <p className={styles.says} role="status">
        {scene.says}
      </p>
      <div className={styles.actions}>
        {!isOver && <Button onClick={next}>{current < 0 ? 'Begin' : isPlaying ? 'Hurry' : 'Next scene'}</Button>}
        <Button look="raised" onClick={() => playAgainUpTo(0)}>
          Back to the start
        </Button>
        <Button look="quiet" onClick={onLeave}>
          All talk tracks
        </Button>
      </div>
      <SpeedChoice player={player} onChosen={leaveControls} />
      <ScreenChoice player={player} onChosen={() => playAgainUpTo(begun)} />
      <p className="small-note">{isOver ? 'The end.' : 'Space does the same as the first button.'}</p>
      {typeof player.ending === 'object' && <p role="alert">{player.ending.failure}</p>}
    </>
  );
});
