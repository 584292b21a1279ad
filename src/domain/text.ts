/** Whether a text is empty or has only spaces, control characters and other invisible characters. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\p{DI}]/u.test(text);
}
