/** A web address or an image's data URL, unchanged; undefined for any other text, which pages must not load. */
export function pictureAddress(text: string | undefined): string | undefined {
  return text && /^(https?:\/\/|data:image\/)/i.test(text) ? text : undefined;
}
