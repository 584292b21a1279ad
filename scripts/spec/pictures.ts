import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOfRelease } from './runs';

/** A picture of the page at the end of a scenario. */
export interface Picture {
  /** The path of the picture's file, below the project's folder. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** `npm run spec -- --pictures` writes the pictures and their list here. */
export const PICTURE_FOLDER = 'reports/spec-pictures';
export const PICTURE_LIST = join(PICTURE_FOLDER, 'pictures.json');

/** The list of pictures: their sizes, by the keys of their scenarios (see `keyOf`), and the release that they show. */
export interface PictureList {
  readonly release: string;
  readonly sizes: Readonly<Record<string, readonly [width: number, height: number]>>;
}

/** The pictures by the keys of their scenarios; none if the pictures show another release. */
export function readPictures(release: string): ReadonlyMap<string, Picture> {
  if (!existsSync(PICTURE_LIST)) return new Map();
  const list = JSON.parse(readFileSync(PICTURE_LIST, 'utf8')) as PictureList;
  if (!isOfRelease(list, release)) return new Map();
  return new Map(Object.entries(list.sizes).map(([key, [width, height]]) => [key, { path: join(PICTURE_FOLDER, `${key}.webp`), width, height }]));
}
