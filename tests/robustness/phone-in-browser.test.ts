import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../../src/domain/messages';
import { openPetForm } from '../support/flows';
import { pageOf } from '../support/pages';
import { picture } from '../support/picture';
import { asciiJson } from './changed-answers';
import { Phone } from './phone';
import { fourColours, hugePicture, LARGE_PICTURE, NON_PICTURES, turned, type LargeFile } from './pictures';
import { TEXTS, VISIBLE_TEXTS } from './texts';

// What only a browser can show: that texts become no elements and fit the page, which colours are right, and how pictures are read.

let phone: Phone;

beforeAll(async () => {
  phone = await Phone.start();
});
afterAll(() => phone?.stop());

const inData = (answer: unknown, data: readonly object[]) => ({ ...(answer as object), data });
const firstOf = (answer: unknown) => (answer as { readonly data: readonly object[] }).data[0];

test.each([
  ['walking', 'package page', 'GET packages/4'],
  ['training', 'package page', 'GET packages/3'],
  ['grooming', 'package page', 'GET packages/2'],
  ['walking', 'address page', 'GET user/{userId}/address'],
  ['walking', 'pet page', 'GET user/{userId}/pets'],
] as const)('every text of the server stands on the %s %s as it is, and nothing sticks out', async (service, pageName, listed) => {
  await phone.opens(pageOf(service, pageName), (answer, call) =>
    call === listed ? inData(answer, VISIBLE_TEXTS.map(({ text }, index) => ({ ...firstOf(answer), id: index + 1, name: text, package_name: text, type: text, address: text, breed: text, image: text, color: text, icon: text }))) : answer,
  );
  const texts = VISIBLE_TEXTS.map(({ text }) => text.trim());
  const missing = () => phone.page.evaluate((json) => (JSON.parse(json) as string[]).filter((text) => !document.body.textContent.includes(text)).map((text) => text.slice(0, 60)), asciiJson(texts));
  await phone.customer.waitFor(async () => expect(await missing()).toEqual([]));
  expect(await phone.faults()).toEqual([]);
});

const mark = encodeURI(TEXTS.find(({ name }) => name === 'an image')!.text);
test.each([`/walking/1?x=${mark}&__proto__[a]=1#${mark}`, '/walking/1#javascript:alert(1)', `/${mark}`, `/${'a'.repeat(4000)}`, '/__proto__', '/walking/constructor', '/%E2%80%AEgnp.eciohc'])('the address %s leads to a page of the app', async (address) => {
  await phone.opens(pageOf('walking', 'package page'));
  await phone.customer.opens(address);
  await phone.customer.waitsUntilIdle();
  expect(new URL(phone.page.url()).pathname).toMatch(/^\/in\/packages\//);
  expect([phone.customer.loggedFailures(), await phone.faults()]).toEqual([[], []]);
});

describe("a package's colour", () => {
  const RIGHT = { '#fde7e4': 'rgb(0, 0, 0)', navy: 'rgb(255, 255, 255)', 'hsl(60deg 100% 50%)': 'rgb(0, 0, 0)', 'oklch(38% 0.09 25)': 'rgb(255, 255, 255)', 'rgb(0 0 0 / 10%)': 'rgb(0, 0, 0)' };
  const WRONG = ['', 'reddish', 'var(--ink)', 'inherit', 'currentColor', 'url(https://pictures.example/a.png)', 'red;background:url(//a.example)', '#fff}', '<b>', null];

  test('is the background, with text that has the most contrast; a wrong one changes nothing', async () => {
    const colours = [...Object.keys(RIGHT), ...WRONG];
    await phone.opens(pageOf('walking', 'package page'), (answer, call) => (call === 'GET packages/4' ? inData(answer, colours.map((color, index) => ({ ...firstOf(answer), id: index, package_name: `Package ${index}.`, color }))) : answer));
    const cardOf = (index: number) =>
      phone.page.getByRole('radio', { name: `Package ${index}.` }).locator('xpath=../..').evaluate((card) => {
        const texts = [...card.querySelectorAll('span')].filter(({ childElementCount }) => childElementCount === 0);
        const { backgroundImage, backgroundColor } = getComputedStyle(card);
        return { backgroundImage, backgroundColor, inks: [...new Set(texts.map((text) => getComputedStyle(text).color))] };
      });
    for (const [index, [color, ink]] of Object.entries(RIGHT).entries()) {
      const painted = await phone.page.evaluate((written) => {
        const probe = document.body.appendChild(Object.assign(document.createElement('i'), { style: `color: ${written}` }));
        return getComputedStyle(probe).color;
      }, color);
      expect(await cardOf(index), color).toEqual({ backgroundImage: `linear-gradient(${painted}, ${painted})`, backgroundColor: 'rgb(255, 255, 255)', inks: [ink] });
    }
    const plain = await cardOf(colours.length - 1);
    expect(plain.backgroundImage).toBe('none');
    for (const [index, color] of WRONG.entries()) {
      const { backgroundImage, backgroundColor } = await cardOf(index + Object.keys(RIGHT).length);
      expect({ backgroundImage, backgroundColor }, String(color)).toEqual({ backgroundImage: plain.backgroundImage, backgroundColor: plain.backgroundColor });
    }
  });
});

describe('as a picture of the pet', () => {
  beforeAll(async () => {
    await phone.opens(pageOf('walking', 'pet page'));
    await openPetForm(phone.customer);
  });

  test.each(Object.entries(NON_PICTURES))('%s is refused', async (_name, file) => {
    const before = phone.customer.loggedFailures().length;
    await pick(file);
    expect([await told(), await kept()]).toEqual([messages.pet.imageMissing, '']);
    expect(phone.customer.loggedFailures().slice(before)).toEqual([expect.stringMatching(/^Image scaling: /)]);
    expect(await phone.faults()).toEqual([]);
  });

  test.each([
    ['a picture of 40 MB', LARGE_PICTURE, [640, 480]],
    ['one of 6,000 × 6,000', hugePicture(6000), [1024, 1024]],
  ] as const)('%s is taken', async (_name, file, size) => {
    await pick(file);
    expect([await told(), (await decoded()).size]).toEqual([undefined, size]);
  });

  test('one with more pixels than the device can decode is refused, and does not block the next one', async () => {
    await phone.page.evaluate(() => Object.defineProperty(navigator, 'deviceMemory', { value: 2, configurable: true }));
    await pick(hugePicture(10_000));
    expect([await told(), await kept()]).toEqual([messages.pet.imageMissing, '']);
    await pick(picture(64, 48));
    expect(await told()).toBeUndefined();
  });

  test('a photo that lies on its side or in a mirror is turned upright', async () => {
    const jpeg = await fourColours(phone.page);
    for (const [index, corners] of ['rgbw', 'grwb', 'wbgr', 'bwrg', 'rbgw', 'brwg', 'wgbr', 'gwrb'].entries()) {
      await pick(turned(jpeg, index + 1));
      expect([index + 1, await decoded()]).toEqual([index + 1, { size: index < 4 ? [64, 32] : [32, 64], corners }]);
    }
  });
});

/** Picks a file as the pet's picture. It is made inside the page, because sending 40 MB to the page takes long. */
async function pick({ name, mimeType, content, filling = 0 }: LargeFile): Promise<void> {
  await phone.page.evaluate(
    ([base64, fileName, type, size]) => {
      const files = new DataTransfer();
      files.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)), new Uint8Array(size)], fileName, { type }));
      const field = document.getElementById('image') as HTMLInputElement;
      field.files = files.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [Buffer.from(content).toString('base64'), name, mimeType, filling] as const,
  );
  await phone.page.getByText('Preparing the picture', { exact: true }).waitFor({ state: 'hidden' });
}

const told = async () => (await phone.customer.fieldMessages()).find(({ field }) => field === 'Pet image')?.message;

/** The picture in the stored draft, as base64; '' without one. */
async function kept(): Promise<string> {
  const [[, text] = ['', '']] = await phone.customer.driver.sessionEntries();
  return (JSON.parse(text) as { readonly draft: { readonly pet: { readonly image: string } } }).draft.pet.image;
}

/** The size of the stored picture, and the colours of its corners by rows: 'rgbw' is red, green, blue, white. */
async function decoded(): Promise<{ readonly size: readonly number[]; readonly corners: string }> {
  return phone.page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' }), { imageOrientation: 'none' });
    const { width, height } = bitmap;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', { willReadFrequently: true })!;
    context.drawImage(bitmap, 0, 0);
    const colourAt = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(width * x, height * y, 1, 1).data;
      if (red > 128) return green > 128 ? 'w' : 'r';
      return green > 128 ? 'g' : blue > 128 ? 'b' : '?';
    };
    return { size: [width, height], corners: [0.25, 0.75].flatMap((y) => [0.25, 0.75].map((x) => colourAt(x, y))).join('') };
  }, await kept());
}
