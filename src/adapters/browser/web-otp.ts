import type { TextMessages } from '../../ports/text-messages';

/** The part of the WebOTP API that is used here. TypeScript has no types for it. */
interface CodeCredentials {
  get(options: { readonly otp: { readonly transport: readonly ['sms'] }; readonly signal: AbortSignal }): Promise<unknown>;
}

/** `navigator.credentials` of a browser with WebOTP; undefined in all others. */
export function codeCredentials(): CodeCredentials | undefined {
  return 'OTPCredential' in globalThis ? navigator.credentials : undefined;
}

/** One-time codes by WebOTP: Chrome on Android asks the customer whether the site may read the code. */
export class WebOtp implements TextMessages {
  constructor(private readonly credentials: CodeCredentials | undefined) {}

  async nextCode(signal: AbortSignal): Promise<string | undefined> {
    try {
      const credential = await this.credentials?.get({ otp: { transport: ['sms'] }, signal });
      const { code } = (credential ?? {}) as { readonly code?: unknown };
      return typeof code === 'string' ? code : undefined;
    } catch {
      // Refused, timed out or aborted: the customer can still type the code.
      return undefined;
    }
  }
}
