import { blobOfBase64, jpegBase64, newCanvas } from './encoding';

/** Two colours side by side: some browsers leave canvases of one colour alone. */
const KNOWN_COLORS = [
  { name: '#3b7fc4', channels: [0x3b, 0x7f, 0xc4] },
  { name: '#c8642a', channels: [0xc8, 0x64, 0x2a] },
] as const;
/** Where each colour is looked at, as shares of the height. One pixel alone could be right by chance. */
const ROWS = [1 / 8, 3 / 8, 5 / 8, 7 / 8];
/** The largest difference of a channel that counts as right. JPEG, and noise that nobody sees, change a channel by less. */
const TOLERANCE = 32;
/** In a smaller picture, JPEG would mix the two colours. */
const SMALLEST_SIDE_IN_PIXELS = 64;

/**
 * Whether the browser gives back what is drawn on a canvas of this size, as pixels and as JPEG. To protect its owner from
 * fingerprinting, a browser may give white, noise or stripes instead, such as Firefox with `privacy.resistFingerprinting`.
 */
export async function isCanvasTruthful({ width, height }: HTMLCanvasElement): Promise<boolean> {
  const [wide, high] = [Math.max(width, SMALLEST_SIDE_IN_PIXELS), Math.max(height, SMALLEST_SIDE_IN_PIXELS)];
  const drawn = newCanvas(wide, high);
  for (const [index, { name }] of KNOWN_COLORS.entries()) {
    drawn.context.fillStyle = name;
    drawn.context.fillRect((index * wide) / 2, 0, wide / 2, high);
  }
  const jpeg = jpegBase64(drawn.canvas);
  if (jpeg === undefined) return false;
  const decoded = await createImageBitmap(blobOfBase64(jpeg));
  const { context } = newCanvas(wide, high, { willReadFrequently: true });
  context.drawImage(decoded, 0, 0);
  decoded.close();
  return KNOWN_COLORS.every(({ channels }, index) =>
    ROWS.every((row) => {
      const { data } = context.getImageData(Math.floor(((index + 0.5) * wide) / 2), Math.floor(row * high), 1, 1);
      return channels.every((channel, position) => Math.abs(channel - data[position]!) <= TOLERANCE);
    }),
  );
}
