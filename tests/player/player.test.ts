import { expect, test } from 'vitest';
import { Player } from '../../demo/player/player';
import { placeOf, readScenarios } from '../../demo/player/scenarios';

const [scenario] = readScenarios('Feature: Mine\nScenario: First\nWhen 1\nWhen 2\nWhen 3\nWhen 4', 'own');

async function slowPlayer() {
  const begun: string[] = [];
  let endStep = () => {};
  const player = new Player([scenario!], async ({ name, steps }, pace, onStep) => {
    try {
      for (const [index] of steps.entries()) {
        onStep(index);
        await pace.untilAllowed();
        begun.push(`${name} ${index + 1}`);
        await new Promise<void>((resolve) => (endStep = resolve));
        pace.afterStep();
      }
      return 'passed';
    } catch {
      return 'stopped';
    }
  });
  await player.choose(scenario);
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  return { player, begun, rest, endStep: () => (endStep(), rest()) };
}

test.each(['stepOn', 'play', 'hurryTo'] as const)(
  '%s, asked for while the last step ends before the start, is done once it is there',
  async (go) => {
    const { player, begun, rest, endStep } = await slowPlayer();
    player.play();
    await rest();
    const isBack = player.rewind();
    expect(player.isPlaying).toBe(false);
    player[go]();
    await endStep();
    await isBack;
    expect([begun, player.pace.isAtOnce, player.pace.isPaused]).toEqual([
      ['First 1', 'First 1'],
      go === 'hurryTo',
      go === 'stepOn',
    ]);
    for (const _ of scenario!.steps) await endStep();
    expect(begun.slice(1)).toEqual(go === 'stepOn' ? ['First 1'] : ['First 1', 'First 2', 'First 3', 'First 4']);
    expect([player.current, player.ending, player.pace.speed]).toEqual(
      go === 'stepOn' ? [1, undefined, 'slow'] : [undefined, 'passed', 'slow'],
    );
  },
);

test('the player is held only while it waits for a person', async () => {
  const { player, rest, endStep } = await slowPlayer();
  const { pace } = player;
  player.play();
  await rest();
  pace.pause();
  // `isHeld` makes the app inert, in which a running step may need the focus.
  expect(pace.isHeld).toBe(false);
  await endStep();
  expect(pace.isHeld).toBe(true);
  player.stepOn();
  await rest();
  expect(pace.isHeld).toBe(false);
  await endStep();
  expect(pace.isHeld).toBe(true);
  await player.rewind();
  expect([pace.isHeld, player.isAtStart]).toEqual([false, true]);
});

test.each([
  ['mine first', ''],
  ['first "please enter email"', 'Then she is told "Please enter email" about Email'],
  ['phone 5 may', 'Phone | 5 May'],
  ['phone email', undefined],
  ['first absent', undefined],
])("the words '%s' are found in: %s", (filter, place) => {
  const text =
    'Feature: Mine\nScenario: First\nGiven she gives:\n| Phone | 5 May |\nThen she is told "Please enter email" about Email';
  const player = new Player(readScenarios(text, 'mine'), () => Promise.resolve('passed'));
  player.search(filter);
  expect([...player.found.values()].flat().map((each) => placeOf(player.words, each))).toEqual(
    place === undefined ? [] : [place.replace('Then ', '')],
  );
});
