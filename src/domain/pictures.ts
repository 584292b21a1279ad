/** Undefined for a text that no page may load. */
export function usablePictureUrl(text: string | undefined): string | undefined {
  return text && /^(https?:\/\/|data:image\/)/i.test(text) ? text : undefined;
}
