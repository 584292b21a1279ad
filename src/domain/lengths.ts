/** Without the country code (decision A9). */
export const PHONE_LENGTH = 10;

export const OTP_LENGTH = 4;

export const ZIP_CODE_LENGTH = 6;
