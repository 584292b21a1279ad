/** The number of digits in a phone number, without the country code (decision A9). */
export const PHONE_LENGTH = 10;

/** The number of digits in a one-time code (OTP). */
export const OTP_LENGTH = 4;

/** The number of digits in a PIN code (postal code). */
export const ZIP_CODE_LENGTH = 6;
