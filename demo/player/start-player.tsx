// Node has it, browsers do not: the time of a played page is made of it.
import 'setimmediate';
import type { ReactNode } from 'react';
import { pointAt } from './pointer';
import { Player } from './player';
import { PlayerPage } from './player-page';
import { Stagehand } from './play';
import { allScenarios } from './scenarios';

/** The name of the parameter that opens the player: '?play', or '?play=walking:Three days of Express'. */
export const PARAMETER = 'play';

/** Makes the player's page. The address may name a scenario, as 'feature:scenario'. */
export function makePlayer(address: URL): ReactNode {
  const backstage = document.createElement('div');
  backstage.inert = true;
  backstage.style.cssText = 'position: fixed; left: -1280px; width: 1280px; height: 900px;';
  document.body.append(backstage);
  let stage: HTMLElement | null = null;
  const hand = new Stagehand({ stage: () => stage!, backstage, point: pointAt });
  const player = new Player(allScenarios(), (scenario, pace, onStep) => hand.play(scenario, pace, onStep));
  const wanted = address.searchParams.get(PARAMETER);
  const chosen = player.scenarios.find(({ id }) => id === wanted);
  if (chosen) void player.choose(chosen);
  return <PlayerPage player={player} onStage={(element) => (stage = element)} />;
}
