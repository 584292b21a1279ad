import type { OtpReader } from '../../ports/device';

/** The part of the WebOTP API that this file uses. TypeScript has no types for that API. */
interface CodeCredentials {
  get(options: {
    readonly otp: { readonly transport: readonly ['sms'] };
    readonly signal: AbortSignal;
  }): Promise<unknown>;
}

/** Reads one-time codes from text messages by WebOTP. Chrome on Android first asks the customer for permission. */
export class WebOtpReader implements OtpReader {
  constructor(
    private readonly credentials: CodeCredentials | undefined = 'OTPCredential' in globalThis
      ? navigator.credentials
      : undefined,
  ) {}

  async nextCode(signal: AbortSignal): Promise<string | undefined> {
    try {
      const credential = await this.credentials?.get({ otp: { transport: ['sms'] }, signal });
      const { code } = (credential ?? {}) as { readonly code?: unknown };
      return typeof code === 'string' ? code : undefined;
    } catch {
      // The wait was refused, timed out or aborted. The customer can still type the one-time code.
      return undefined;
    }
  }
}
