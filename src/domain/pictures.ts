/** Of a pet's picture as it is sent (decision D7). */
export const LONGEST_SIDE_IN_PIXELS = 1024;

/** Undefined for a text that no page may load. */
export function usablePictureUrl(text: string | undefined): string | undefined {
  return text && /^(https?:\/\/|data:image\/)/i.test(text) ? text : undefined;
}
