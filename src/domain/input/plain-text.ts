/** `text` for a reader of numbers: digits of any script are 0 to 9, full-width signs are plain, invisible characters are gone (decision A12). */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, plainDigit);
}

/** The PIN code in a typed or pasted text. Its spaces do not count. */
export function zipCodeOfText(text: string): string {
  return plainText(text).replaceAll(/\s/g, '');
}

/** The value of a digit. Each script has its ten digits side by side, from 0 to 9, so a digit's place among them is its value. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** A text without spaces around it, and without the format characters that nobody sees (decision A12). */
export function visibleName(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}
