/** An opaque colour, each part from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Black or white, whichever contrasts more with a background, by the relative luminance of WCAG 2.2 (decision P6). */
export function inkOn(background: Rgb): 'black' | 'white' {
  const [red, green, blue] = background.map((part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // The contrast with black is (L + 0.05) / 0.05, with white 1.05 / (L + 0.05).
  return (luminance + 0.05) ** 2 >= 1.05 * 0.05 ? 'black' : 'white';
}
