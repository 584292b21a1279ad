import type { Rgb } from '../../domain/colours';

const painted = new Map<string, Rgb | undefined>();
let canvas: CanvasRenderingContext2D | null | undefined;

/** The RGB values that the browser paints on white for a CSS colour; undefined if the text is no CSS colour. */
export function paintedColour(text: string): Rgb | undefined {
  if (!painted.has(text)) painted.set(text, readHex(text) ?? paint(text));
  return painted.get(text);
}

/** The values of an opaque colour that is written '#rrggbb'; undefined for any other text. */
function readHex(text: string): Rgb | undefined {
  if (!/^#[\da-f]{6}$/i.test(text)) return undefined;
  const all = Number.parseInt(text.slice(1), 16);
  return [all >> 16, (all >> 8) & 255, all & 255];
}

function paint(text: string): Rgb | undefined {
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  // 'currentcolor' is the colour of the surrounding text, which a canvas does not know.
  if (!canvas || /currentcolor/i.test(text)) return undefined;
  // A canvas ignores an unknown colour and keeps the colour set before. The two results then differ.
  const [onBlack, onWhite] = ['#000', '#fff'].map((before) => {
    canvas!.fillStyle = before;
    canvas!.fillStyle = text;
    return canvas!.fillStyle;
  });
  if (onBlack !== onWhite) return undefined;
  // Most colours need not be painted, which slows the arrival of the packages down: a canvas writes opaque ones as '#rrggbb'.
  const plain = readHex(onWhite!);
  if (plain) return plain;
  canvas.fillStyle = '#fff';
  canvas.fillRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
