/** Whole numbers from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** By WCAG 2.2 (decision P6). */
export function readableTextColor(background: Rgb): 'black' | 'white' {
  // WCAG changes formulas at 0.04045, which is 10.3 / 255.
  const linear = (part: number) => (part < 11 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const [red, green, blue] = background;
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  // Black's contrast is (L + 0.05) / 0.05, white's 1.05 / (L + 0.05).
  return (luminance + 0.05) ** 2 >= 1.05 * 0.05 ? 'black' : 'white';
}
