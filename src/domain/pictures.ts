/** A web address or an image's data, as it is; undefined for any other text, which must not be followed. */
export function pictureAddress(text: string | undefined): string | undefined {
  return text && /^(https?:\/\/|data:image\/)/i.test(text) ? text : undefined;
}
