import { describe, expect, test } from 'vitest';
import { ASHA, ask, NEW_PET, requestTo } from '../mocks/support';
import { openDemo, settle, type OpenedDemo } from './support';

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
