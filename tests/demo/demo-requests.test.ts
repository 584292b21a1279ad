import { expect, test } from 'vitest';
import { ask, requestTo } from '../mocks/support';
import { openDemo, settle } from './support';

test('the requests in the panel are the newest first, and cleared by a reset, also if an answer comes after it', async () => {
  const { demo, backend } = openDemo();
  const lines = () => demo.requests.map(({ path, outcome }) => `${path} ${outcome}`);
  backend.fail('GET packages/4', 'held');
  const answer = backend.respond(requestTo('packages/4'));
  await ask(backend, 'packages/3');
  await settle();
  expect(lines()).toEqual(['packages/3 200', 'packages/4 waiting']);
  demo.reset();
  await answer;
  await settle();
  expect(demo.requests).toEqual([]);
  await ask(backend, 'packages/2');
  await settle();
  expect(lines()).toEqual(['packages/2 200']);
});
