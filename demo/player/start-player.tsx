// Node has it, browsers do not: the time of a played page is made of it.
import 'setimmediate';
import type { ReactNode } from 'react';
import { Player } from './player';
import { PlayerPage } from './player-page';
import { Stagehand } from './play';
import { pointAt } from './pointer';
import { allScenarios } from './scenarios';
import { FrameStage } from './frame-stage';

/** Up to this width the app plays on a phone's screen. */
const NARROW = '(max-width: 56em)';

/** Makes the player's page. '?play=walking:Three days of Express' names a scenario of a feature. */
export function makePlayer(address: URL): ReactNode {
  const stage = new FrameStage();
  const backstage = new FrameStage();
  const hidden = Object.assign(document.createElement('div'), { inert: true, ariaHidden: 'true' });
  hidden.style.cssText = 'position: fixed; left: -1280px; width: 1280px; height: 900px;';
  document.body.append(hidden);
  backstage.use(hidden);
  const hand: Stagehand = new Stagehand({ show: stage.show, point: pointAt, hide: backstage.show, isPhone: () => player.screen === 'phone' });
  const player = new Player(allScenarios(), (scenario, pace, onStep) => hand.play(scenario, pace, onStep));
  if (matchMedia(NARROW).matches) player.chooseScreen('phone');
  const wanted = address.searchParams.get('play');
  void player.choose(player.scenarios.find(({ id, obstacle }) => id === wanted && obstacle === undefined));
  document.title = 'Scenario player';
  const startMode = (['write', 'record'] as const).find((mode) => address.searchParams.has(mode)) ?? 'play';
  return <PlayerPage player={player} stage={stage} hand={hand} startMode={startMode} writtenText={address.searchParams.get('write') || undefined} />;
}
