import { describe, expect, test } from 'vitest';
import { emailError, emailFieldText } from '../../src/domain/input/email';

describe('the email rule', () => {
  test.each(['', '   '])('requires an address in %j', (email) => {
    expect(emailError(email)).toBe('Please enter email');
  });

  test.each(['x@y.z', 'asha.rao+dogs@example.co.in', ' asha@example.com ', "o'neil@A-b.ORG", 'आशा@उदाहरण.भारत'])(
    'accepts %j',
    (email) => {
      expect(emailError(email)).toBeUndefined();
    },
  );

  test.each([
    'asha',
    '@example.com',
    'asha@example',
    'asha@example.',
    'asha@.com',
    'asha@example..com',
    'asha@@example.com',
    'asha rao@example.com',
    'asha.example.com',
    'asha@example.com.',
    'mailto:asha@example.com',
    '<asha@example.com>',
    'asha@example.com,',
  ])('refuses %j', (email) => {
    expect(emailError(email)).toBe('Please enter a valid email address');
  });
});

test.each([
  ['MAILTO:asha@example.com?subject=Dogs&cc=x@y.z', 'asha@example.com'],
  ['"Rao, Asha" <asha@example.com>', 'asha@example.com'],
  ['(asha@example.com)', 'asha@example.com'],
  ['"asha@example.com",', 'asha@example.com'],
  ['mailto://asha@example.com', 'asha@example.com'],
  ['mailto:%61sha%40example.com', 'asha@example.com'],
  ['asha\ufe0f@example.com\u3164', 'asha@example.com'],
  ['asha@example.com <asha@example.com>,', 'asha@example.com'],
  ['asha@example.com, <x@y.z>', 'asha@example.com, <x@y.z>'],
  ['asha <asha@example', 'asha <asha@example'],
  ['not mailto:asha@example.com', 'not mailto:asha@example.com'],
])('the email field makes %j to %j', (input, email) => {
  expect(emailFieldText(input)).toBe(email);
});
