import { expect, test } from 'vitest';
import { Player } from '../../demo/player/player';
import { readScenarios } from '../../demo/player/scenarios';

const [scenario] = readScenarios('Feature: Mine\nScenario: First\nWhen 1\nWhen 2\nWhen 3', 'own');

test('the player is held only while it waits for a person', async () => {
  let end = () => {};
  const player = new Player([scenario!], async ({ steps }, pace, onStep) => {
    try {
      for (const index of steps.keys()) {
        onStep(index);
        await pace.untilAllowed();
        await new Promise<void>((resolve) => (end = resolve));
      }
      return 'passed';
    } catch {
      return undefined;
    }
  });
  await player.choose(scenario);
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  const endStep = () => (end(), rest());
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
