import { describe, expect, test } from 'vitest';
import { emailError } from '../../src/domain/account';

describe('the email rule', () => {
  test.each(['', '   '])('requires an address in %j', (email) => {
    expect(emailError(email)).toBe('Please enter email');
  });

  test.each([
    'x@y.z',
    'asha.rao+dogs@example.co.in',
    ' asha@example.com ',
    'asha\u200b@example.com\ufeff',
    "o'neil@A-b.ORG",
    'आशा@उदाहरण.भारत',
  ])('accepts %j', (email) => {
    expect(emailError(email)).toBeUndefined();
  });

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
