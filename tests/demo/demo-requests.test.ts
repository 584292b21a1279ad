import { afterEach, describe, expect, test, vi } from 'vitest';
import { ASHA, ask, NEW_PET, requestTo } from '../mocks/support';
import { openDemo, settle, type OpenedDemo } from './support';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The API requests that the demo's panel lists, each as 'method path outcome'. */
function linesOf({ demo }: OpenedDemo): readonly string[] {
  return demo.requests.map(({ method, path, outcome }) => `${method} ${path} ${outcome}`);
}

describe('the requests in the panel', () => {
  test('are the newest first, each with payload and outcome', async () => {
    const { demo, backend } = openDemo({ query: '?demo=packages-failing' });
    await backend.respond(requestTo('packages/4'));
    await ask(backend, 'user/addPet', { body: NEW_PET, token: ASHA.token });
    await ask(backend, 'user/101/pets');
    await settle();
    expect(demo.requests).toEqual([
      { number: 3, method: 'GET', path: 'user/101/pets', payload: undefined, outcome: '401' },
      { number: 2, method: 'POST', path: 'user/addPet', payload: NEW_PET, outcome: '200' },
      { number: 1, method: 'GET', path: 'packages/4', payload: undefined, outcome: 'no answer' },
    ]);
  });

  test('are ten at most', async () => {
    const opened = openDemo();
    await ask(opened.backend, 'packages/3');
    for (let count = 0; count < 10; count += 1) await ask(opened.backend, 'packages/4');
    await settle();
    expect(linesOf(opened)).toEqual(Array.from({ length: 10 }, () => 'GET packages/4 200'));
    expect(opened.demo.requests.map(({ number }) => number)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });

  test('are cleared by a reset, also if an answer comes after it', async () => {
    const opened = openDemo();
    const { demo, backend } = opened;
    backend.fail('GET packages/4', 'held');
    const answer = backend.respond(requestTo('packages/4'));
    await ask(backend, 'packages/3');
    await settle();
    expect(linesOf(opened)).toEqual(['GET packages/3 200', 'GET packages/4 waiting']);
    demo.reset();
    await answer;
    await settle();
    expect(demo.requests).toEqual([]);
    await ask(backend, 'packages/2');
    await settle();
    expect(linesOf(opened)).toEqual(['GET packages/2 200']);
  });
});

test('an unknown call is reported once, also after ten other calls', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { demo, backend } = openDemo({ query: '?speed=800' });
  const calls = ['packages/99', 'packages/99', ...Array.from({ length: 10 }, () => 'packages/4')];
  const answers = Promise.all(calls.map((path) => ask(backend, path)));
  await vi.advanceTimersByTimeAsync(800);
  await answers;
  vi.useRealTimers();
  await settle();
  expect(demo.problems).toEqual(['The demo has no answer to GET packages/99.']);
});

test('the speed delays the next answers, does not restart the app, and survives a reload', async () => {
  vi.useFakeTimers();
  const opened = openDemo();
  const { demo, backend, storage, browsers } = opened;
  demo.chooseSpeed(800);
  expect(browsers).toHaveLength(1);
  const answered = vi.fn();
  const answer = ask(backend, 'packages/4').then(answered);
  await vi.advanceTimersByTimeAsync(799);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
  const reloaded = openDemo({ storage });
  expect([reloaded.demo.speed, reloaded.backend.speed]).toEqual([800, 800]);
});

test('the phone number of a preset changes the demo, also after a reload', async () => {
  const opened = openDemo({ query: '?demo=no-packages' });
  await ask(opened.backend, 'user/login', { body: { phone: '9000000009', device_token: '' } });
  await settle();
  expect(opened.demo.preset).toBe('wrong-code');
  expect(linesOf(opened)).toEqual(['POST user/login 200']);
  const reloaded = openDemo({ storage: opened.storage });
  expect([reloaded.demo.preset, reloaded.backend.preset]).toEqual(['wrong-code', 'wrong-code']);
});
