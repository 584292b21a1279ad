// Adds setImmediate, which browsers lack. The simulated clock of a played page calls it.
import 'setimmediate';
import type { ReactNode } from 'react';
import { dateInIndia } from '../../src/domain/calendar';
import { applyBrand, brandQuery, brandStorages, readBrand, type Brand } from '../brand';
import { START_OF_DAY } from '../demo-clock';
import { readLink } from '../demo-settings';
import { FrameStage } from './frame-stage';
import { ScenarioRunner } from './play';
import { Player } from './player';
import { PlayerPage } from './player-page';
import { allScenarios } from './scenarios';
import { BRAND_TRACK, talkTracks } from './talk-tracks';

/** On a phone, upright or not, and in a narrow window, scenarios play on a phone's screen. */
const NARROW = '(max-width: 56em), (max-height: 30em)';

/** The brand in the talk track about a brand, while no brand is set in the demo's panel. */
const SAMPLE_BRAND: Brand = { name: 'Pune Paws', accent: '#8a2a6b', logo: '' };

/**
 * Makes the player's page for an address. '?play=walking:Three days of Express' opens a scenario of walking.feature.
 * '?tell=Meera books a month of walks&scene=2' opens a talk track after its first two scenes.
 * The QR codes in talk tracks say `qrText`.
 */
export function makePlayer(address: URL, qrText: string): ReactNode {
  const stage = new FrameStage();
  const backstage = new FrameStage();
  const hidden = Object.assign(document.createElement('div'), { inert: true, ariaHidden: 'true' });
  hidden.style.cssText = 'position: fixed; left: -1280px; width: 1280px; height: 900px;';
  document.body.append(hidden);
  backstage.use(hidden);
  const brand = readBrand(address.searchParams, brandStorages());
  applyBrand(document, brand);
  const ownQuery = brandQuery(brand);
  const brandOf = (track: string) => (track === BRAND_TRACK && ownQuery === '' ? SAMPLE_BRAND : brand);
  const now = Date.parse((readLink(address.searchParams).settings.today ?? dateInIndia(Date.now())) + START_OF_DAY);
  const runner: ScenarioRunner = new ScenarioRunner({
    show: stage.show,
    hide: backstage.show,
    isPhone: () => player.screen === 'phone',
    brandOf,
    qrText,
    now,
  });
  const player = new Player(allScenarios(), (scenario, pace, onStep) => runner.play(scenario, pace, onStep));
  if (matchMedia(NARROW).matches) player.chooseScreen('phone');
  const tracks = talkTracks(now);
  const followAddress = () => {
    const query = new URLSearchParams(location.search);
    player.search(query.get('find') ?? '');
    const id = query.get('play');
    const name = query.get('tell');
    const named = id
      ? player.scenarios.find((each) => each.id === id)
      : tracks.find((each) => each.name === name)?.scenario;
    const noneSuch =
      id || name
        ? `There is no ${id ? 'scenario' : 'talk track'} '${id || name}' here. Its name may have changed.`
        : '';
    if (named?.obstacle)
      void player.choose(undefined, { notice: `'${named.name}' cannot be played here. ${named.obstacle}` });
    else void player.choose(named, { notice: named ? '' : noneSuch });
    return (['record', 'tell'] as const).find((mode) => query.has(mode)) ?? 'play';
  };
  return (
    <PlayerPage
      player={player}
      stage={stage}
      runner={runner}
      tracks={tracks}
      brandQuery={ownQuery}
      brandName={brand.name || 'Pawmitra'}
      startMode={followAddress()}
      startScene={Number(address.searchParams.get('scene')) || 0}
      wasPresenting={address.searchParams.has('presenter')}
      followAddress={followAddress}
    />
  );
}
