import { expect, test } from 'vitest';
import { failure, success, type Answer } from '../../src/ports/answer';
import { RemoteList } from '../../src/stores/remote-list';
import { seen } from '../pages/seen';

type ListAnswer = Answer<readonly string[]> | undefined;

/** `answer` resolves the requests, in any order; `call` is the index of the request. */
function heldList() {
  const waiting: ((answer: ListAnswer) => void)[] = [];
  const signals: AbortSignal[] = [];
  const list = new RemoteList<string>((signal) => {
    signals.push(signal);
    return new Promise((resolve) => waiting.push(resolve));
  });
  return { list, signals, answer: (call: number, answer: ListAnswer) => waiting[call]!(answer) };
}

test('aborts a load when the next one begins, and its caller then waits for the next one', async () => {
  const { list, signals, answer } = heldList();
  const early = list.load();
  const late = list.load();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  answer(1, success(['Simba']));
  answer(0, success(['Bruno']));
  expect(await Promise.all([early, late])).toEqual([true, true]);
  expect(list.items).toEqual(['Simba']);
  list.clear();
  expect(signals[1]!.aborted).toBe(true);
});

test('drops the answer of a load from before it was cleared', async () => {
  const { list, answer } = heldList();
  const load = list.load();
  list.clear();
  answer(0, success(['Bruno']));
  expect(await load).toBe(false);
  expect(list.items).toEqual([]);
  expect(list.status).toBe('idle');
});

test('keeps its items when loading fails, and remembers that until it has loaded or is cleared', async () => {
  const { list, answer } = heldList();
  const states = seen(() => `${list.status} ${list.hasFailed}`);
  for (const [call, result] of [failure('failed'), success(['Bruno']), failure('failed')].entries()) {
    const load = list.load();
    answer(call, result);
    await load;
  }
  expect(list.items).toEqual(['Bruno']);
  list.clear();
  const loads = ['loading false', 'failed true', 'loading true', 'ready false', 'loading false', 'failed true'];
  expect(states).toEqual(['idle false', ...loads, 'idle false']);
});

test('keeps an added item until the server lists it, and no longer', async () => {
  const [old, added, addedAsListed] = [{ id: 1 }, { id: 2 }, { id: '2' }];
  const answers = [[old], [old, addedAsListed], [old]];
  const list = new RemoteList<{ readonly id: string | number }>(async () => success(answers.shift()!));
  list.add([added]);
  await list.load();
  list.add([old, addedAsListed]);
  expect(list.items).toEqual([old, added]);
  await list.load();
  expect(list.items).toEqual([old, addedAsListed]);
  await list.load();
  expect(list.items).toEqual([old]);
});
