import { portraitWithDropEars } from '../mocks/seed/pictures';
import { jpegOf } from '../src/adapters/browser/canvas-image-scaling';

const SIDE_IN_PIXELS = 320;

const BEAGLE = portraitWithDropEars({ background: '#e2f3ea', coat: '#b5743a', ears: '#7a4a22', muzzle: '#fdf6ec' });

/** So that a presenter needs no picture file. Resolves to a JPEG as base64; '' if the browser cannot draw. */
export async function drawPet(): Promise<string> {
  try {
    const picture = new Image(SIDE_IN_PIXELS, SIDE_IN_PIXELS);
    picture.src = BEAGLE;
    await picture.decode();
    return jpegOf(picture);
  } catch {
    return '';
  }
}
