import { withoutMetadata } from './without-metadata';

/** The quality of scaled pictures, from 0 to 1. At 0.85 nobody sees the loss. */
const JPEG_QUALITY = 0.85;
const JPEG_PREFIX = 'data:image/jpeg;base64,';

/** The largest file that is sent as it is: below the 1 MB that many servers take, also as base64 (decision D16). */
const LARGEST_ORIGINAL_IN_BYTES = 500_000;

/** The content of a canvas as a JPEG in base64, without the `data:` prefix; undefined if the browser cannot encode it. */
export function jpegBase64(canvas: HTMLCanvasElement): string | undefined {
  const dataUrl = canvas.toDataURL('image/jpeg', JPEG_QUALITY);
  // For a canvas that is too large, browsers return an empty data URL of another type.
  return dataUrl.startsWith(JPEG_PREFIX) ? dataUrl.slice(JPEG_PREFIX.length) : undefined;
}

/** Draws a picture on a canvas. Scales it down if one of its sides is longer than allowed. */
export function drawScaled(picture: ImageBitmap | HTMLImageElement, longestSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const { canvas, context } = newCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  // JPEG has no transparency: without a background, transparent parts would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Throws in a browser that blocks canvases. */
export function newCanvas(width: number, height: number, settings?: CanvasRenderingContext2DSettings) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', settings);
  if (!context) throw new Error('The browser gives no canvas.');
  return { canvas, context };
}

/** A small JPEG, PNG or WebP as base64, without its metadata; undefined for another file. Every server and page can show these formats. */
export async function originalBase64(file: Blob): Promise<string | undefined> {
  if (file.size > LARGEST_ORIGINAL_IN_BYTES) return undefined;
  const bytes = withoutMetadata(new Uint8Array(await file.arrayBuffer()));
  return bytes && btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export function blobOfBase64(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]);
}
