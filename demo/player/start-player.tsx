// Browsers lack setImmediate, which a played page's clock calls.
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
import { playableScenarios } from './scenarios';
import { BRAND_TRACK, talkTracks } from './talk-tracks';

const NARROW = '(max-width: 56em), (max-height: 30em)';

const SAMPLE_BRAND: Brand = { name: 'Pune Paws', accent: '#8a2a6b', logo: '' };

/** '?play=walking:Three days of Express', or '?tell=Meera books a month of walks&scene=2' after two scenes. */
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
  const player = new Player(playableScenarios(), (scenario, pace, onStep) => runner.play(scenario, pace, onStep));
  if (matchMedia(NARROW).matches) player.chooseScreen('phone');
  const tracks = talkTracks(now);
  const followAddress = () => {
    const query = new URLSearchParams(location.search);
    const wanted = query.get('play') || query.get('tell');
    const named =
      player.scenarios.find(({ id }) => id === wanted) ?? tracks.find(({ name }) => name === wanted)?.scenario;
    const why = 'Its name may have changed, or only a browser of its own can play it.';
    void player.choose(named, wanted && !named ? `There is no '${wanted}' here. ${why}` : '');
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
