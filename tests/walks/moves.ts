import fc from 'fast-check';
import { anyPath } from './start';
import type { Walk } from './walk';
import type { WalkDevice } from './walk-device';

type Move = fc.AsyncCommand<object, Walk>;

/** A fast-check command for one action of a random test run. It runs `act`, then checks the invariants. Its name is the text from `act`. */
function moveOf(act: (walk: Walk) => Promise<string>): Move {
  let told = 'does nothing yet';
  const run = async (_model: object, walk: Walk) => {
    told = await act(walk);
    await walk.settle();
  };
  return { check: () => true, run, toString: () => told };
}

const place = fc.nat({ max: 29 });
const move = <Values extends unknown[]>(weight: number, values: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> }, act: (walk: Walk, ...values: Values) => Promise<string>) => ({
  weight,
  arbitrary: fc.tuple<Values>(...values).map((drawn): Move => moveOf((walk) => act(walk, ...drawn))),
});
const tell = async (deed: void | Promise<void>, told: string) => {
  await deed;
  return told;
};

const SECONDS = [1, 29, 30, 3600, 86_400];

/** Up to `count` random actions. Those that lead to the next page are more frequent, or few test runs would get past the first page. */
export const anyMoves = (device: () => WalkDevice, count: number) =>
  fc.commands(
    [
      fc.oneof(
        move(22, [place], (walk, seed) => walk.advance(seed)),
        move(4, [place], (walk, seed) => walk.advance(seed, 2)),
        move(4, [place], (walk, seed) => walk.advance(seed, 9)),
        move(4, [place], (walk, seed) => walk.fillIn(seed)),
        move(4, [], (walk) => walk.goOn()),
        move(3, [], (walk) => walk.goOn(2)),
        move(2, [], (walk) => walk.goOn(9)),
        move(4, [place, place], (walk, field, option) => walk.choose(field, option)),
        move(3, [place, place], (walk, field, text) => walk.write(field, text)),
        move(4, [place], (walk, control) => walk.press(control, 1)),
        move(2, [place], (walk, control) => walk.press(control, 2)),
        move(3, [], (walk) => walk.closeAlert()),
        move(3, [], (walk) => walk.askForAnotherCode()),
        move(2, [], (walk) => tell(walk.tab.customer.driver.back(), 'goes back')),
        move(1, [], (walk) => tell(walk.tab.customer.driver.forward(), 'goes forward')),
        move(2, [], (walk) => walk.reload()),
        move(1, [anyPath], (walk, path) => walk.open(path)),
        move(2, [anyPath], (walk, path) => walk.switchTab(path)),
        move(2, [], (walk) => walk.loseSession()),
        move(1, [], (walk) => walk.cause(() => device().logOutElsewhere(), 'logs out elsewhere')),
        move(2, [fc.constantFrom(...SECONDS)], (walk, seconds) => walk.cause(() => device().pass(seconds), `lets ${seconds} s pass`)),
        move(1, [], () => tell(device().network.slowDown(), 'has a slow network from now on')),
        move(4, [place], (walk, held) => walk.cause(() => device().network.release(held), 'gets a late answer')),
        move(1, [], (walk) => walk.cause(() => device().network.recover(), 'has a good network again')),
        move(1, [], () => tell(device().network.failOnce(), 'loses a request')),
      ),
    ],
    { maxCommands: count, size: 'max' },
  );
