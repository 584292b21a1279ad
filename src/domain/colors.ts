/** An opaque colour; red, green and blue are whole numbers from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The text colour, black or white, that has more contrast with a background by WCAG 2.2 (decision P6). */
export function readableTextColor(background: Rgb): 'black' | 'white' {
  // WCAG uses one formula up to 0.04045 and another above. 0.04045 × 255 is 10.3, so whole numbers from 11 on use the second.
  const linear = (part: number) => (part < 11 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const [red, green, blue] = background;
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  // For a luminance L, black's contrast is (L + 0.05) / 0.05, white's is 1.05 / (L + 0.05). The line below avoids dividing.
  return (luminance + 0.05) ** 2 >= 1.05 * 0.05 ? 'black' : 'white';
}
