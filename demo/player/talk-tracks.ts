import { dayAsShown } from '../../tests/support/days';
import text from './talk-tracks.feature?raw';
import { readScenarios, type Scenario } from './scenarios';

/** The talk track that is about a brand. */
export const BRAND_TRACK = 'A new city with your brand';

/** The name of their feature. */
export const TALK_TRACKS = 'talk-tracks';

/** A part of a talk track: what to say, and the steps that are seen. */
export interface Scene {
  readonly name: string;
  /** The sentences to say while the scene plays. */
  readonly says: string;
  /** The number of its first step in the talk track, from 0. */
  readonly firstStep: number;
}

/** What a salesperson tells and shows. Its scenes are one scenario, so that each goes on from the one before. */
export interface TalkTrack {
  readonly name: string;
  readonly scenes: readonly Scene[];
  readonly scenario: Scenario;
}

/** All talk tracks, in the order of their file. `now` is when they play, in milliseconds since the epoch. */
export function talkTracks(now: number): readonly TalkTrack[] {
  const scenes = readScenarios(text.replaceAll('{tomorrow}', dayAsShown('tomorrow', now)), TALK_TRACKS);
  const names = [...new Set(scenes.map(({ rule }) => rule))];
  return names.map((name) => {
    const own = scenes.filter(({ rule }) => rule === name);
    const steps = own.flatMap((scene) => scene.steps);
    const sceneStarts = own.map((_, index) => own.slice(0, index).flatMap((before) => before.steps).length);
    return {
      name,
      scenes: own.map((scene, index) => ({ name: scene.name, says: scene.description, firstStep: sceneStarts[index]! })),
      scenario: { ...own[0]!, id: `${TALK_TRACKS}:${name}`, name, steps, sceneStarts },
    };
  });
}
