import { expect, test } from 'vitest';
import { Player } from '../../demo/player/player';
import { readScenarios } from '../../demo/player/scenarios';

const [scenario] = readScenarios('Feature: Mine\nScenario: First\nWhen 1\nWhen 2\nWhen 3\nWhen\u00a04', 'own');

async function slowPlayer() {
  const begun: string[] = [];
  let endStep = () => {};
  const player = new Player([scenario!], async ({ steps }, pace, onStep) => {
    try {
      for (const [index, { text }] of steps.entries()) {
        onStep(index);
        await pace.untilAllowed();
        begun.push(text);
        await new Promise<void>((resolve) => (endStep = resolve));
      }
      return 'passed';
    } catch {
      return undefined;
    }
  });
  await player.choose(scenario);
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  return { player, begun, rest, endStep: () => (endStep(), rest()) };
}

test.each([
  { name: 'stepOn', go: (player: Player) => player.stepOn(), steps: ['1'], isAtOnce: false },
  { name: 'play', go: (player: Player) => player.play(), steps: ['1', '2', '3', '4'], isAtOnce: false },
  { name: 'hurried play', go: (player: Player) => player.play(2, true), steps: ['1', '2'], isAtOnce: true },
])('$name, asked for while the last step ends before the start, is done once it is there', async (row) => {
  const { player, begun, rest, endStep } = await slowPlayer();
  player.play();
  await rest();
  const isBack = player.rewind();
  expect(player.isPlaying).toBe(false);
  row.go(player);
  await endStep();
  await isBack;
  expect([begun, player.pace.isAtOnce]).toEqual([['1', '1'], row.isAtOnce]);
  for (const _ of scenario!.steps) await endStep();
  const isOver = row.steps.length === 4;
  expect([begun.slice(1), player.pace.isAtOnce]).toEqual([row.steps, false]);
  expect([player.current, player.ending]).toEqual(isOver ? [undefined, 'passed'] : [row.steps.length, undefined]);
});

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
