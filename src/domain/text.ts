export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\p{DI}]/u.test(text);
}

export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export function namesInSentence(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}
