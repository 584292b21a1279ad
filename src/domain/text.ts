/** Whether a text is empty or has only spaces, control characters and other invisible characters. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\p{DI}]/u.test(text);
}

/** A number of things: '1 walk', '2 walks'. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Names as a sentence lists them, each isolated: 'Bruno', 'Bruno and Simba', 'Bruno, Simba and Coco'; '' without names. */
export function namesInSentence(names: readonly string[]): string {
  const parts = names.map(isolated);
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');
}

/** A name as a part of a plain text. Its direction, such as Urdu's from right to left, then moves nothing around it. */
export function isolated(name: string): string {
  return `\u2068${name.replace(/[\u2066-\u2069]/g, '')}\u2069`;
}
