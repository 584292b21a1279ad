/** An opaque colour; red, green and blue are whole numbers from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The text colour, black or white, that has more contrast with a background by WCAG 2.2 (decision P6). */
export function readableTextColour(background: Rgb): 'black' | 'white' {
  // WCAG's formula changes at 0.04045. That is between 10/255 and 11/255, so the two branches split at 11.
  const linear = (part: number) => (part < 11 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const [red, green, blue] = background;
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  // For a luminance L, the contrast with black is (L + 0.05) / 0.05, and with white 1.05 / (L + 0.05).
  return (luminance + 0.05) ** 2 >= 1.05 * 0.05 ? 'black' : 'white';
}
