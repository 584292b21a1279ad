import { expect, test, vi } from 'vitest';
import { WebOtpReader } from '../../../src/adapters/browser/web-otp-reader';

const { signal } = new AbortController();

test('the code of the next text message is requested and answered', async () => {
  const get = vi.fn().mockResolvedValue({ type: 'otp', code: '1234' });
  expect(await new WebOtpReader({ get }).nextCode(signal)).toBe('1234');
  expect(get).toHaveBeenCalledWith({ otp: { transport: ['sms'] }, signal });
});

test.each([
  ['without WebOTP', undefined],
  ['with a customer who refuses', { get: () => Promise.reject(new DOMException('denied', 'AbortError')) }],
  ['that answers nothing', { get: () => Promise.resolve(null) }],
  ['that answers something else', { get: () => Promise.resolve({ code: 1234 }) }],
])('a browser %s answers no code', async (_what, credentials) => {
  expect(await new WebOtpReader(credentials).nextCode(signal)).toBeUndefined();
});
