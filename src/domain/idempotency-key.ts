/** One multiplier for each of the four numbers that make a key: odd, and with many changes between 0 and 1 in their bits. */
const MULTIPLIERS = [0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f, 0x165667b1];

/**
 * The key by which server and tabs recognise what is sent more than once: a UUID (version 8) made of the draft's id and the content. So
 * each copy of a draft, in a duplicated tab or a kept page, has the same key for the same content, and each change makes another (decision B5).
 */
export function idempotencyKeyOf(draftId: string, content: string): string {
  const digits = MULTIPLIERS.map((multiplier) =>
    hash(`${draftId} ${content}`, multiplier).toString(16).padStart(8, '0'),
  ).join('');
  return digits.replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-8$3-8$4-$5');
}

/** A whole number from 0 to 2^32 - 1 that differs for nearly all texts. It is no secret, so that a simple mix will do. */
function hash(text: string, multiplier: number): number {
  let mixed = multiplier;
  for (let index = 0; index < text.length; index += 1) {
    mixed = Math.imul(mixed ^ text.charCodeAt(index), multiplier);
    mixed = (mixed << 13) | (mixed >>> 19);
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
