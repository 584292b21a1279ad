// Node has it, browsers do not: the time of a played page is made of it.
import 'setimmediate';
import type { ReactNode } from 'react';
import { storageOrMemory } from '../../src/adapters/browser/memory-storage';
import { dateInIndia } from '../../src/domain/calendar';
import { brandQuery, readBrand, type Brand } from '../brand';
import { START_OF_DAY } from '../demo-clock';
import { readLink } from '../demo-settings';
import { FrameStage } from './frame-stage';
import { Stagehand } from './play';
import { Player } from './player';
import { PlayerPage } from './player-page';
import { pointAt } from './pointer';
import { allScenarios } from './scenarios';
import { BRAND_TRACK, talkTracks } from './talk-tracks';

/** Up to this width the app plays on a phone's screen. */
const NARROW = '(max-width: 56em)';

/** What the talk track about a brand shows as long as nobody has set one in the demo's panel. */
const SAMPLE_BRAND: Brand = { name: 'Pune Paws', accent: '#8a2a6b', logo: '' };

/** Makes the player's page. '?play=walking:Three days of Express' names a scenario of a feature, '?tell=Meera books a month of walks&scene=2' a talk track and how many of its scenes have played. */
export function makePlayer(address: URL): ReactNode {
  const stage = new FrameStage();
  const backstage = new FrameStage();
  const hidden = Object.assign(document.createElement('div'), { inert: true, ariaHidden: 'true' });
  hidden.style.cssText = 'position: fixed; left: -1280px; width: 1280px; height: 900px;';
  document.body.append(hidden);
  backstage.use(hidden);
  // The keys of the frames, while the focus is in one of them, and of the page.
  const keys = new EventTarget();
  const tellKey = (event: KeyboardEvent) => void keys.dispatchEvent(new CustomEvent('key', { detail: event }));
  const listenTo = (page: Document) => page.addEventListener('keydown', (event) => event.isTrusted && tellKey(event));
  listenTo(document);
  const onKey = (listener: (event: KeyboardEvent) => void) => {
    const hear = (event: Event) => listener((event as CustomEvent<KeyboardEvent>).detail);
    keys.addEventListener('key', hear);
    return () => keys.removeEventListener('key', hear);
  };
  const brand = readBrand(address.searchParams, storageOrMemory(() => window.sessionStorage));
  const ownQuery = brandQuery(brand);
  const brandOf = (track: string) => (track === BRAND_TRACK && ownQuery === '' ? SAMPLE_BRAND : brand);
  const now = Date.parse((readLink(address.search).settings.today ?? dateInIndia(Date.now())) + START_OF_DAY);
  const hand: Stagehand = new Stagehand({ show: stage.show, point: pointAt, hide: backstage.show, isPhone: () => player.screen === 'phone', onLoad: listenTo, brandOf, now });
  const player = new Player(allScenarios(), (scenario, pace, onStep) => hand.play(scenario, pace, onStep));
  if (matchMedia(NARROW).matches) player.chooseScreen('phone');
  const tracks = talkTracks(now);
  const { searchParams } = address;
  const startMode = (['write', 'record', 'tell'] as const).find((mode) => searchParams.has(mode)) ?? 'play';
  const playable = player.scenarios.filter(({ obstacle }) => obstacle === undefined);
  const scenario = playable.find(({ id }) => id === searchParams.get('play')) ?? tracks.find(({ name }) => name === searchParams.get('tell'))?.scenario;
  if (scenario) void player.choose(scenario);
  document.title = 'Scenario player';
  return (
    <PlayerPage
      player={player}
      stage={stage}
      hand={hand}
      tracks={tracks}
      brandQuery={ownQuery}
      onKey={onKey}
      startMode={startMode}
      startScene={Number(searchParams.get('scene')) || 0}
      writtenText={searchParams.get('write') || undefined}
    />
  );
}
