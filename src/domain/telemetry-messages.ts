/** The sentences of the footer's notice, by decision B11. */
export const telemetryMessages = {
  counted:
    'We count which steps people reach, where they stop, and errors. We never count who you are or what you enter.',
  notCounted: 'You are not counted on this device.',
} as const;
