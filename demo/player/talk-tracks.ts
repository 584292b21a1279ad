import { WALKING_PACKAGES } from '../../mocks/seed/walking-packages';
import { formatRupees } from '../../src/domain/money';
import { walkingTotalIfComplete } from '../../src/domain/walking/price';
import { dayAsShown } from '../../tests/library/days';
import text from './talk-tracks.feature?raw';
import { readScenarios, type Scenario } from './scenarios';

/** What a month of walks costs by the app's own rule, so that a new price needs no new talk track. */
const totalOfMonth = () => {
  const longTerm = WALKING_PACKAGES.find(({ name }) => name === 'Long-term');
  const walks = { walkFrequency: 'Twice a Day', walkDuration: '30 min walk', package: longTerm } as const;
  return formatRupees(walkingTotalIfComplete(walks) ?? 0);
};

/** The name of the talk track that shows the app with a viewer's brand. */
export const BRAND_TRACK = 'A new city with your brand';

/** The value of `feature` in the scenario of every talk track. */
export const TALK_TRACKS = 'talk-tracks';

/** A part of a talk track, with the sentences that the presenter says while its steps play. */
interface Scene {
  readonly name: string;
  readonly says: string;
  /** The number of its first step among all steps of the talk track, from 0. The first scene begins when its page is open. */
  readonly firstStep: number;
}

/** A talk that a salesperson gives while a scenario plays. All scenes form one scenario, so each continues where the last one ended. */
export interface TalkTrack {
  readonly name: string;
  readonly scenes: readonly Scene[];
  readonly scenario: Scenario;
}

/** All talk tracks, in the order of talk-tracks.feature. `now` is the time in the played app, in milliseconds since the epoch. */
export function talkTracks(now: number): readonly TalkTrack[] {
  const scenes = readScenarios(
    text.replaceAll('{tomorrow}', dayAsShown('tomorrow', now)).replaceAll('{total of a month}', totalOfMonth()),
    TALK_TRACKS,
  );
  const names = [...new Set(scenes.map(({ rule }) => rule))];
  return names.map((name) => {
    const own = scenes.filter(({ rule }) => rule === name);
    const steps = own.flatMap((scene) => scene.steps);
    const opening = own[0]!.steps.findLastIndex(({ text: step }) => / (?:opens|is at) /.test(step)) + 1;
    const parts = own.map((scene, index) => ({
      name: scene.name,
      says: scene.description,
      firstStep: own.slice(0, index).flatMap((before) => before.steps).length || opening,
    }));
    return {
      name,
      scenes: parts,
      scenario: {
        ...own[0]!,
        id: `${TALK_TRACKS}:${name}`,
        name,
        steps,
        sceneStarts: parts.map(({ firstStep }) => firstStep),
      },
    };
  });
}
