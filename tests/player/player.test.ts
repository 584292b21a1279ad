import { expect, test } from 'vitest';
import { Player } from '../../demo/player/player';
import { readScenarios } from '../../demo/player/scenarios';

const [scenario, other] = readScenarios(['Feature: Mine', 'Scenario: First', ...Array.from({ length: 4 }, (_, index) => `When ${index + 1}`), 'Scenario: Second', 'When 1'].join('\n'), 'own');

/** A scenario player whose steps each last until the test calls `endStep`. `begun` lists the steps that began. */
async function slowPlayer() {
  const begun: string[] = [];
  let endStep = () => {};
  const player = new Player([scenario!, other!], async ({ name, steps }, pace, onStep) => {
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

/** A player that was told to go back to the start while its first step still runs. `isBack` resolves when the player is at the start. */
async function goingBack() {
  const slow = await slowPlayer();
  slow.player.play();
  await slow.rest();
  const isBack = slow.player.rewind();
  return { ...slow, isBack };
}

test('one step, asked for while the last one ends before the start, is made once it is there', async () => {
  const { player, begun, endStep, isBack } = await goingBack();
  expect(player.isPlaying).toBe(false);
  player.stepOn();
  await endStep();
  await isBack;
  expect(begun).toEqual(['First 1', 'First 1']);
  await endStep();
  expect(begun).toHaveLength(2);
  expect(player.current).toBe(1);
  expect(player.pace.isPaused).toBe(true);
});

test('Play and To the end work then too', async () => {
  for (const go of ['play', 'toEnd'] as const) {
    const { player, begun, endStep, isBack } = await goingBack();
    player[go]();
    await endStep();
    await isBack;
    expect(player.pace.isAtOnce).toBe(go === 'toEnd');
    for (const _ of scenario!.steps) await endStep();
    expect(begun).toEqual(['First 1', 'First 1', 'First 2', 'First 3', 'First 4']);
    expect([player.ending, player.pace.speed]).toEqual(['passed', 'slow']);
  }
});

test('the player is held only while it waits for a person', async () => {
  const { player, rest, endStep } = await slowPlayer();
  const { pace } = player;
  player.play();
  await rest();
  pace.pause();
  // `isHeld` makes the app inert. A running step may need the focus in the app, so the pause sets `isHeld` only when the step ends.
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
