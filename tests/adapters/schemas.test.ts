import { is } from 'valibot';
import { expect, test } from 'vitest';
import { idSchema, parseOrUndefined, bearerTokenSchema } from '../../src/adapters/schemas';

test.each([0, -1, Number.MAX_SAFE_INTEGER, '9007199254740993', 'a-b', '...', 'a.'])(
  '%j is an id, and stays the same',
  (value) => {
    expect(parseOrUndefined(idSchema, value)).toBe(value);
  },
);

test.each([
  [''],
  ['.'],
  ['..'],
  ['half a sign \ud800'],
  [Number.NaN],
  [2 ** 53],
  [-(2 ** 53)],
  [1.5],
  [-0],
  [null],
  [true],
  [[1]],
])('%j is no id', (value) => {
  expect(parseOrUndefined(idSchema, value)).toBeUndefined();
});

test.each(['session-of-asha-c81f02', 'two words '])('%j can be sent as a token', (text) => {
  expect(is(bearerTokenSchema, text)).toBe(true);
});

test.each(['bearer   tok-71', ' BEARER\ttok-71', 'Bearer\u00a0bearer tok-71'])(
  '%j is kept as a token without the word (decision A15)',
  (text) => {
    expect(parseOrUndefined(bearerTokenSchema, text)).toBe('tok-71');
  },
);

test.each(['bearer-71', 'Bearer71', 'tok Bearer 71'])('%j is a token that only looks like the word', (text) => {
  expect(parseOrUndefined(bearerTokenSchema, text)).toBe(text);
});

test.each(['', 'bearer ', ' led by a space', '\u00e9t\u00e9', 'line\nline', 'ends with \u20b9', 7])(
  '%j cannot be sent as a token',
  (text) => {
    expect(is(bearerTokenSchema, text)).toBe(false);
  },
);
