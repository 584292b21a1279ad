import type { PickedFile } from './driver';
import { wordList } from './word-list';
import { picture, speckledPicture } from './picture';

export const PICTURES = wordList<PickedFile>('a picture', {
  'a picture': picture(64, 48),
  'a picture of 2048 by 512 pixels': picture(2048, 512),
  'a picture of 300 by 1500 pixels': picture(300, 1500),
  'a picture of 16 by 12 pixels': picture(16, 12),
  // The app converts this picture to a JPEG, which still has about 100 kB.
  'a detailed picture': speckledPicture(600, 600),
  'a picture without a type': { ...picture(64, 48), name: 'IMG_20261120', mimeType: '' },
  'a text file without a type': {
    name: 'notes',
    mimeType: '',
    content: new TextEncoder().encode('Bruno likes to swim.'),
  },
  'a text file': {
    name: 'notes.txt',
    mimeType: 'text/plain',
    content: new TextEncoder().encode('Bruno likes to swim.'),
  },
  'a broken picture': { name: 'dog.png', mimeType: 'image/png', content: new TextEncoder().encode('no pixels at all') },
});
