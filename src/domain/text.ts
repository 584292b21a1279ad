/** Whether a text is empty or has only spaces, control characters and other invisible characters. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\p{DI}]/u.test(text);
}

/** A number of things: '1 walk', '2 walks'. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Names as a sentence lists them: 'Bruno', 'Bruno and Simba', 'Bruno, Simba and Coco'; '' without names. */
export function namesInSentence(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}
