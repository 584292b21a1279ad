import { portraitWithDropEars } from '../mocks/seed/pictures';

const SIDE_IN_PIXELS = 320;
const JPEG_PREFIX = 'data:image/jpeg;base64,';

const BEAGLE = portraitWithDropEars({ background: '#e2f3ea', coat: '#b5743a', ears: '#7a4a22', muzzle: '#fdf6ec' });

/** The picture of a pet as base64 of a JPEG, so that nobody has to look for one on the machine; '' where the browser draws none. */
export async function drawPet(): Promise<string> {
  try {
    const picture = new Image(SIDE_IN_PIXELS, SIDE_IN_PIXELS);
    picture.src = BEAGLE;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SIDE_IN_PIXELS;
    canvas.height = SIDE_IN_PIXELS;
    canvas.getContext('2d')!.drawImage(picture, 0, 0, SIDE_IN_PIXELS, SIDE_IN_PIXELS);
    const address = canvas.toDataURL('image/jpeg');
    return address.startsWith(JPEG_PREFIX) ? address.slice(JPEG_PREFIX.length) : '';
  } catch {
    return '';
  }
}
