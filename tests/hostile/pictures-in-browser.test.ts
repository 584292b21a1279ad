import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../../src/domain/messages';
import { picture } from '../support/picture';
import { draftOf, storedDraft, PET } from './open-app';
import { HostilePhone } from './phone';
import { fourColours, LARGE_PICTURE, hugePicture, NON_PICTURES, turned, type LargeFile, type Orientation } from './pictures';

// Picks any file as 'Pet image', in Chromium: the picture is kept upright and small, or refused with a message.

const DRAFT = storedDraft({ selectedPetIds: [], isPetFormOpen: true, pet: { ...PET, image: '' } });

let phone: HostilePhone;

beforeAll(async () => {
  phone = await HostilePhone.start();
  await phone.opens('/walking/petDetails', { draft: DRAFT });
});

afterAll(() => phone?.stop());

/** How many failures were logged before the last picture. */
let loggedBefore = 0;
const logged = () => phone.customer.loggedFailures().slice(loggedBefore);

describe('as a picture of the pet', () => {
  test.each(Object.entries(NON_PICTURES))('%s is refused', async (_name, file) => {
    await pick(file);
    expect(await told()).toBe(messages.pet.imageMissing);
    expect(await kept()).toBe('');
    expect(logged()).toEqual([expect.stringMatching(/^Image scaling: /)]);
    expect(await phone.faults()).toEqual([]);
  });

  test.each([
    ['a picture of 40 MB', LARGE_PICTURE, [640, 480]],
    ['one of 6,000 × 6,000', hugePicture(6000), [1024, 1024]],
  ] as const)('%s is taken', async (_name, file, size) => {
    await pick(file);
    expect(await told()).toBeUndefined();
    expect((await decoded()).size).toEqual(size);
    expect(logged()).toEqual([]);
    expect(await phone.faults()).toEqual([]);
  });

  test.each([
    [8, undefined, []],
    [2, messages.pet.imageMissing, ['Image scaling: the image has more pixels than this device can decode']],
  ])('one of 10,000 × 10,000 on a device of %i GB', async (memory, message, lines) => {
    await phone.page.evaluate((deviceMemory) => Object.defineProperty(navigator, 'deviceMemory', { value: deviceMemory, configurable: true }), memory);
    await pick(hugePicture(10_000));
    expect(await told()).toBe(message);
    expect((await kept()) === '').toBe(message !== undefined);
    expect(logged()).toEqual(lines);
    expect(await phone.faults()).toEqual([]);
    // A refused file does not block the next one.
    await pick(picture(64, 48));
    expect(await told()).toBeUndefined();
  });

  test('a rotated photo is turned upright', async () => {
    const jpeg = await fourColours(phone.page);
    const corners: Readonly<Record<Orientation, string>> = { 1: 'rgbw', 2: 'grwb', 3: 'wbgr', 4: 'bwrg', 5: 'rbgw', 6: 'brwg', 7: 'wgbr', 8: 'gwrb' };
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8] as const) {
      await pick(turned(jpeg, orientation));
      const size = orientation < 5 ? [64, 32] : [32, 64];
      expect([orientation, await decoded()]).toEqual([orientation, { size, corners: corners[orientation] }]);
    }
  });
});

/** Picks a file, and waits until the app has processed it. */
async function pick({ name, mimeType, content, filling = 0 }: LargeFile): Promise<void> {
  loggedBefore = phone.customer.loggedFailures().length;
  // The file is made inside the page, because sending 40 MB to the page takes long.
  await phone.page.evaluate(
    ([base64, fileName, type, size]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([bytes, new Uint8Array(size)], fileName, { type }));
      const field = document.getElementById('image') as HTMLInputElement;
      field.files = files.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [Buffer.from(content).toString('base64'), name, mimeType, filling] as const,
  );
  await phone.page.getByText('Preparing the picture', { exact: true }).waitFor({ state: 'hidden' });
}

/** The message beside 'Pet image'; undefined without one. */
async function told(): Promise<string | undefined> {
  return (await phone.customer.fieldMessages()).find(({ field }) => field === 'Pet image')?.message;
}

/** The picture in the stored draft, as base64; '' without one. */
async function kept(): Promise<string> {
  return (await draftOf(phone.customer)).pet.image;
}

/** The size of the stored picture, and the colours of its corners by rows: 'rgbw' is red, green, blue, white. */
async function decoded(): Promise<{ readonly size: readonly number[]; readonly corners: string }> {
  return phone.page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }), { imageOrientation: 'none' });
    const { width, height } = bitmap;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', { willReadFrequently: true })!;
    context.drawImage(bitmap, 0, 0);
    const colourAt = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(width * x, height * y, 1, 1).data;
      if (red > 128) return green > 128 ? 'w' : 'r';
      return green > 128 ? 'g' : blue > 128 ? 'b' : '?';
    };
    const corners = [0.25, 0.75].flatMap((y) => [0.25, 0.75].map((x) => colourAt(x, y))).join('');
    return { size: [width, height], corners };
  }, await kept());
}
