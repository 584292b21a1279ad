import type { Rgb } from '../../domain/colors';

const painted = new Map<string, Rgb | undefined>();
let canvas: CanvasRenderingContext2D | null | undefined;

/** A transparent colour is painted on white first. */
export function rgbOfCssColor(text: string): Rgb | undefined {
  if (!painted.has(text)) painted.set(text, paint(text));
  return painted.get(text);
}

function paint(text: string): Rgb | undefined {
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  // The colour of the surrounding text, which a canvas does not know.
  if (!canvas || /currentcolor/i.test(text)) return undefined;
  // A canvas ignores a text that is no colour, and keeps the colour before, so the two results differ.
  const [onBlack, onWhite] = ['#000', '#fff'].map((before) => {
    canvas!.fillStyle = before;
    canvas!.fillStyle = text;
    return canvas!.fillStyle;
  });
  if (onBlack !== onWhite) return undefined;
  canvas.fillStyle = '#fff';
  canvas.fillRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
