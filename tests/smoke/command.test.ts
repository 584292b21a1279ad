import { expect, test } from 'vitest';
import { runNode } from '../features/run-cucumber';

const smoke = (...words: readonly string[]) => {
  const { status, stdout, stderr } = runNode('--import', 'tsx', 'scripts/smoke/smoke.ts', ...words);
  return [status, stdout.trim(), stderr.trim()];
};

test.each([
  [[], "Name the host after --url, with 'https://' or 'http://'."],
  [
    ['--url', 'https://book.example.com/in/packages/'],
    "--url is scheme and host alone, such as 'https://book.example.com'.",
  ],
  [['--ulr', 'https://book.example.com'], "Unknown option '--ulr'."],
  [['--url'], "Option '--url <value>' argument missing."],
])('says what is wrong with %j, and how it is used', (words, sentence) => {
  expect(smoke(...words)).toEqual([1, '', expect.stringContaining(`${sentence}\nUsage: npm run smoke -- --url `)]);
});

test('says why a host has no answer', () => {
  // fetch refuses to connect to port 1, as browsers do.
  expect(smoke('--url', 'http://127.0.0.1:1')).toEqual([
    1,
    expect.stringMatching(
      /^FAILED {2}pages: \/in\/packages\/ cannot be reached \(bad port\)\. .*\n0 passed, 1 failed$/,
    ),
    '',
  ]);
});
