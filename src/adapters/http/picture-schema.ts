import { pipe, string, transform } from 'valibot';

/**
 * Matches an address without a scheme: it has a slash, or a dot inside. Base64 has slashes too: it begins as a JPEG, PNG, GIF or WebP, or
 * is long and begins with no slash.
 */
const RELATIVE_ADDRESS =
  /^(?!\s*[a-z][\w+.-]*:|(?:\/9j\/|iVBOR|R0lGOD|UklGR)[\w+/=\s]*$|[^/][\w+/=\s]{99,}$).*(?:\/|\w\.\w)/is;

/** Decision D7. */
export const pictureSchema = (picturesUrl: string) =>
  pipe(
    string(),
    transform((sent) => {
      try {
        return RELATIVE_ADDRESS.test(sent) ? new URL(sent, picturesUrl).href : sent;
      } catch {
        return sent;
      }
    }),
  );
