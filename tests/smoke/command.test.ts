import { expect, test } from 'vitest';
import { runNode } from '../features/run-cucumber';

const smoke = (...words: readonly string[]) => {
  const { status, stdout, stderr } = runNode('--import', 'tsx', 'scripts/smoke/smoke.ts', ...words);
  return [status, stdout.trim(), stderr.trim()];
};
const withUsage = (sentence: string) => expect.stringMatching(new RegExp(`^${sentence}\nUsage: npm run smoke -- --url `)) as string;

test.each([
  [[], "Name the host after --url, with 'https://' or 'http://'\\."],
  [['--url', 'book.example.com'], "Name the host after --url, with 'https://' or 'http://'\\."],
  [['--url', 'https://book.example.com/in/packages/'], "--url is scheme and host alone, such as 'https://book\\.example\\.com'\\."],
  [['--url', 'https://book.example.com/?a'], "--url is scheme and host alone, such as 'https://book\\.example\\.com'\\."],
  [['--ulr', 'https://book.example.com'], "Unknown option '--ulr'\\."],
  [['https://book.example.com'], "Unexpected argument 'https://book\\.example\\.com'\\. This command does not take positional arguments\\."],
  [['--url'], "Option '--url <value>' argument missing\\."],
])('says what is wrong with %j, and how it is used', (words, sentence) => {
  expect(smoke(...words)).toEqual([1, '', withUsage(sentence)]);
});

test('says how it is used if asked', () => {
  expect(smoke('--help')).toEqual([0, expect.stringMatching(/^Usage: npm run smoke -- --url /), '']);
});

test('says why a host has no answer', () => {
  // fetch refuses to connect to port 1, as browsers do, so this host gives no response.
  expect(smoke('--url', 'http://127.0.0.1:1')).toEqual([1, 'FAILED  pages: http://127.0.0.1:1 cannot be reached (bad port).\n0 passed, 1 failed', '']);
});
