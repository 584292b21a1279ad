/** The quality of scaled pictures, from 0 to 1. At 0.85 nobody sees the loss. */
const JPEG_QUALITY = 0.85;
const JPEG_PREFIX = 'data:image/jpeg;base64,';

/** The content of a canvas as a JPEG in base64, without the `data:` prefix. Throws if the browser cannot encode it. */
export function jpegBase64(canvas: HTMLCanvasElement): string {
  const dataUrl = canvas.toDataURL('image/jpeg', JPEG_QUALITY);
  if (!dataUrl.startsWith(JPEG_PREFIX)) throw new Error('The browser gives no JPEG.');
  return dataUrl.slice(JPEG_PREFIX.length);
}

/** Draws a picture on a canvas. Scales it down if one of its sides is longer than allowed. */
export function drawScaled(picture: ImageBitmap | HTMLImageElement, longestSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas.');
  // JPEG has no transparency: without a background, transparent parts would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export function blobOfBase64(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]);
}
