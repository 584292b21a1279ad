/** Odd, and with many changes between 0 and 1 in their bits. */
const MULTIPLIERS = [0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f, 0x165667b1];

/** A UUID (version 8). Each copy of a draft, in a duplicated tab or a kept page, has the same key for the same content (decision B5). */
export function idempotencyKeyOf(draftId: string, content: string): string {
  const digits = MULTIPLIERS.map((multiplier) =>
    hash(`${draftId} ${content}`, multiplier).toString(16).padStart(8, '0'),
  ).join('');
  return digits.replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-8$3-8$4-$5');
}

/** No secret, so a simple mix will do. */
function hash(text: string, multiplier: number): number {
  let mixed = multiplier;
  for (let index = 0; index < text.length; index += 1) {
    mixed = Math.imul(mixed ^ text.charCodeAt(index), multiplier);
    mixed = (mixed << 13) | (mixed >>> 19);
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
