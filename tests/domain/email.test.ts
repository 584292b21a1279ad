import { expect, test } from 'vitest';
import { emailError } from '../../src/domain/account';

test.each([
  ['', 'Please enter email'],
  ['   ', 'Please enter email'],
  ...[
    'x@y.z',
    ' asha.rao+dogs@example.co.in ',
    'asha\u200b@example.com\ufeff',
    "o'neil@A-b.ORG",
    'आशा@उदाहरण.भारत',
  ].map((email) => [email, undefined]),
  ...[
    '@example.com',
    'asha@example',
    'asha@example..com',
    'asha@@example.com',
    'asha rao@example.com',
    '<asha@example.com>',
  ].map((email) => [email, 'Please enter a valid email address']),
])('the email %j has the error %j', (email, error) => {
  expect(emailError(email!)).toBe(error);
});
