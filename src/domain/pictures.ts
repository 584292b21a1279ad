/** Returns a web address or an image's data URL unchanged; undefined for any other text, so that no page loads it. */
export function usablePictureUrl(text: string | undefined): string | undefined {
  return text && /^(https?:\/\/|data:image\/)/i.test(text) ? text : undefined;
}
