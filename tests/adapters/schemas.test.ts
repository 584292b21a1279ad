import { is } from 'valibot';
import { expect, test } from 'vitest';
import { idSchema, parseOrUndefined, bearerTokenSchema } from '../../src/adapters/schemas';

test.each([0, '9007199254740993', 'a.'])('%j is an id, and stays the same', (value) => {
  expect(parseOrUndefined(idSchema, value)).toBe(value);
});

test.each(['', '..', 'half a sign \ud800', 2 ** 53, 1.5, -0, null])('%j is no id', (value) => {
  expect(parseOrUndefined(idSchema, value)).toBeUndefined();
});

test.each([' BEARER\ttok-71', 'Bearer\u00a0bearer tok-71'])(
  '%j is kept as a token without the word (decision A15)',
  (text) => {
    expect(parseOrUndefined(bearerTokenSchema, text)).toBe('tok-71');
  },
);

test.each(['two words ', 'Bearer71', 'tok Bearer 71'])('%j stays the same as a token', (text) => {
  expect(parseOrUndefined(bearerTokenSchema, text)).toBe(text);
});

test.each(['', 'bearer ', ' led by a space', '\u00e9t\u00e9', 'line\nline', 'ends with \u20b9', 7])(
  '%j cannot be sent as a token',
  (text) => {
    expect(is(bearerTokenSchema, text)).toBe(false);
  },
);
