export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\p{DI}]/u.test(text);
}

export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export function namesInSentence(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}

/** Makes digits of any script 0 to 9 and full-width signs plain; drops invisible characters (decision A12). */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, plainDigit);
}

export function zipCodeOfText(text: string): string {
  return plainText(text).replaceAll(/\s/g, '');
}

/** Each script has its ten digits side by side, from 0 to 9. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Drops format characters, which nobody sees (decision A12). */
export function visibleName(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}
