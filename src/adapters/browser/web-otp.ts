import type { TextMessages } from '../../ports/text-messages';

/** As much of the WebOTP API as is needed; TypeScript's own types leave it out. */
interface CodeCredentials {
  get(options: { readonly otp: { readonly transport: readonly ['sms'] }; readonly signal: AbortSignal }): Promise<unknown>;
}

interface WebOtpDependencies {
  /** `navigator.credentials` of a browser with WebOTP; undefined in all others. */
  readonly credentials: CodeCredentials | undefined;
}

/** The browser's own `navigator.credentials`, where it can read codes. */
export function codeCredentials(): CodeCredentials | undefined {
  return 'OTPCredential' in globalThis ? navigator.credentials : undefined;
}

/** One-time codes by WebOTP: Chrome on Android asks its owner whether the site may have the code, and fills it in. */
export class WebOtp implements TextMessages {
  constructor(private readonly dependencies: WebOtpDependencies) {}

  async nextCode(signal: AbortSignal): Promise<string | undefined> {
    try {
      const credential = await this.dependencies.credentials?.get({ otp: { transport: ['sms'] }, signal });
      const { code } = (credential ?? {}) as { readonly code?: unknown };
      return typeof code === 'string' ? code : undefined;
    } catch {
      // The customer said no, no message came, or nobody waits for it any more: the code can be typed all the same.
      return undefined;
    }
  }
}
