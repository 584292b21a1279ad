import { expect, test } from 'vitest';
import { plainText, visibleName, zipCodeOfText } from '../../src/domain/text';

// 'hanidec' counts by Chinese words, which are letters and no digits.
test.each(Intl.supportedValuesOf('numberingSystem').filter((name) => name !== 'hanidec'))(
  'the digits of %s are 0 to 9',
  (numberingSystem) => {
    const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
    expect(plainText(format.format(9876543210))).toBe('9876543210');
  },
);

test.each([
  ['＋９１（０）', '+91(0)'],
  ['\u202a4\u200b8\u00ad2\ufeff1\u202c', '4821'],
])('%j is plainly %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test('a PIN code has no spaces', () => {
  expect(zipCodeOfText(' ५०० 034\u200f')).toBe('500034');
});

test.each([
  ['zero-width spaces', '\u200bMee\u200bra\u200b', 'Meera'],
  ['joiners', 'Mee\u200c\u200dra\u200d', 'Meera'],
])('a name loses %s', (_what, text, visible) => {
  expect(visibleName(text)).toBe(visible);
});
