import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../mocks/calls';
import { formMessages } from '../../src/domain/form-messages';
import { giveAll } from '../library/entries';
import { openPetForm } from '../library/flows';
import { pageOf, type AppPage } from '../library/pages';
import { picture } from '../library/picture';
import { Phone } from './phone';
import { hugePicture, LARGE_PICTURE, NON_PICTURES, turned, type LargeFile } from './pictures';
import { TEXTS, VISIBLE_TEXTS } from './texts';

let phone: Phone;

beforeAll(async () => {
  phone = await Phone.start();
});
afterAll(() => phone?.stop());

/** Opens a page with a list whose items are like the usual first one, but for these fields. */
const opensWith = (page: AppPage, listed: Call, items: readonly object[]) =>
  phone.opens(page, {
    fault: [
      listed,
      {
        changed: (answer) => {
          const { data, ...rest } = answer as { readonly data: readonly object[] };
          return { ...rest, data: items.map((own, index) => ({ ...data[0], id: index + 1, ...own })) };
        },
      },
    ],
  });

test.each([
  ['walking', 'package page', 'GET packages/4'],
  ['training', 'package page', 'GET packages/3'],
  ['grooming', 'package page', 'GET packages/2'],
  ['walking', 'address page', 'GET user/{userId}/address'],
  ['walking', 'pet page', 'GET user/{userId}/pets'],
] as const)(
  'every text of the server stands on the %s %s as it is, and nothing sticks out',
  async (service, pageName, listed) => {
    await opensWith(
      pageOf(service, pageName),
      listed,
      VISIBLE_TEXTS.map(({ text }) => ({
        name: text,
        package_name: text,
        type: text,
        address: text,
        breed: text,
        image: text,
        color: text,
        icon: text,
      })),
    );
    const texts = VISIBLE_TEXTS.map(({ text }) => text.trim());
    const missing = () =>
      phone.page.evaluate(
        (json) =>
          (JSON.parse(json) as string[])
            .filter((text) => !document.body.textContent.includes(text))
            .map((text) => text.slice(0, 60)),
        JSON.stringify(texts),
      );
    await phone.customer.waitFor(async () => expect(await missing()).toEqual([]));
    expect(await phone.faults()).toEqual([]);
  },
);

const mark = encodeURI(TEXTS.find(({ name }) => name === 'an image')!.text);
test.each([`/walking/1?x=${mark}&__proto__[a]=1#${mark}`, `/${mark}`, `/${'a'.repeat(4000)}`])(
  'the address %s leads to a page of the app',
  async (address) => {
    await phone.opens(pageOf('walking', 'package page'));
    await phone.customer.opens(address);
    await phone.customer.waitsUntilIdle();
    expect(new URL(phone.page.url()).pathname).toMatch(/^\/in\/packages\//);
    expect([phone.customer.loggedFailures(), await phone.faults()]).toEqual([[], []]);
  },
);

test('what is pressed gives way, and does not flash', async () => {
  await phone.opens(pageOf('walking', 'package page'));
  const { page } = phone;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { transform, webkitTapHighlightColor } = getComputedStyle(element) as CSSStyleDeclaration & {
          readonly webkitTapHighlightColor: string;
        };
        return [transform, webkitTapHighlightColor];
      });
  for (const selector of ['.lively', 'form a', 'form button[type=submit]']) {
    const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await expect
      .poll(() => look(selector), { message: selector })
      .toEqual(['matrix(0.98, 0, 0, 0.98, 0, 0)', 'rgba(0, 0, 0, 0)']);
    // Lets go elsewhere, so that nothing is chosen.
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
});

test('no frame of the next page shows its footer, wherever the page before was scrolled to', async () => {
  await phone.opens(pageOf('walking', 'date page'));
  const { page } = phone;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const footers: number[] = [];
    Object.assign(window, { footers });
    const look = () => {
      const isNext = document.querySelector('h1')?.textContent?.startsWith('01.');
      if (isNext) footers.push(document.querySelector('footer')!.getBoundingClientRect().top - innerHeight);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => [document.querySelector('h1')!.textContent, scrollY]))
    .toEqual(['01. Choose Your Perfect Package', 0]);
  const seen = () => page.evaluate(() => (window as unknown as { readonly footers: readonly number[] }).footers);
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(1);
  const footers = await seen();
  expect(footers.filter((below) => below < 0)).toEqual([]);
});

const isUncovered = (selector: string) =>
  phone.page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 20, y)));
    });

test('what a press brings is in view: the time of a slot, and the notice of what was saved', async () => {
  await phone.opens(pageOf('grooming', 'date page'));
  await phone.page.setViewportSize({ width: 360, height: 640 });
  await phone.page.getByRole('radio', { name: 'Evening' }).click();
  await expect.poll(() => isUncovered('form select')).toBe(true);
  await phone.opens(pageOf('walking', 'address page'));
  await phone.customer.presses('Add New Address');
  await giveAll(phone.customer, {
    'Search address': 'Banjara',
    'House / Floor': '4B',
    'Building / Block': 'Gulmohar Heights',
  });
  await phone.customer.presses('Save');
  await expect.poll(() => isUncovered('p:has-text("is added and chosen"):visible')).toBe(true);
});

test('the calendar opens with its days at once', async () => {
  await phone.opens(pageOf('grooming', 'date page'));
  const { page } = phone;
  // The page loads the calendar when it is idle.
  const calendar = () =>
    page.evaluate(() => document.querySelector<HTMLLinkElement>('link[href*="/calendar-"][href$=".js"]')?.href);
  await expect.poll(calendar).toBeDefined();
  // As a text, because the test runner would change `import()`.
  await page.evaluate(`import('${await calendar()}').then(() => {})`);
  await page.evaluate(() => {
    const waits: string[] = [];
    Object.assign(window, { waits });
    new MutationObserver(() =>
      waits.push(...[...document.querySelectorAll('dialog [role=status]')].map(({ textContent }) => textContent)),
    ).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Open calendar' }).click();
  await page.getByRole('table').waitFor();
  await expect
    .poll(() => page.evaluate(() => [...new Set((window as unknown as { readonly waits: readonly string[] }).waits)]))
    .toEqual(['November 2026']);
});

test('above an open keyboard, four suggestions are in view, the dialog stays where it is while one types, and so does each field that is filled in', async () => {
  await phone.opens(pageOf('walking', 'address page'));
  const { page } = phone;
  await page.setViewportSize({ width: 360, height: 420 });
  await phone.customer.presses('Add New Address');
  await page
    .locator('dialog')
    .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  for (const letter of ['', ...'Hyderab']) {
    await page.keyboard.insertText(letter);
    expect(await page.locator('dialog').boundingBox(), letter).toEqual({ x: 0, y: 0, width: 360, height: 420 });
  }
  await phone.customer.finds({ role: 'option', start: 'Banjara Hills' });
  for (const index of [0, 1, 2, 3])
    await expect
      .poll(() => isUncovered(`[role=option] >> nth=${index}`), { message: `suggestion ${index + 1}` })
      .toBe(true);
  await page.keyboard.press('Enter');
  for (const id of ['houseFloor', 'buildingBlock', 'landmark', 'zipCode', 'locationSearch']) {
    await page.locator(`#${id}`).focus();
    for (const part of [`#${id}`, `#${id}-label`])
      await expect.poll(() => isUncovered(part), { message: part }).toBe(true);
  }
});

const RIGHT_COLOURS = {
  '#fde7e4': 'rgb(0, 0, 0)',
  navy: 'rgb(255, 255, 255)',
  'hsl(60deg 100% 50%)': 'rgb(0, 0, 0)',
  'oklch(38% 0.09 25)': 'rgb(255, 255, 255)',
  'rgb(0 0 0 / 10%)': 'rgb(0, 0, 0)',
};
/** White is none. */
const WRONG_COLOURS = [
  '#fff',
  'transparent',
  'reddish',
  'var(--ink)',
  'currentColor',
  'red;background:url(//a.example)',
  null,
];

test("a package's colour is the background, with text that has the most contrast; a wrong one changes nothing", async () => {
  const colours = [...Object.keys(RIGHT_COLOURS), ...WRONG_COLOURS];
  await opensWith(
    pageOf('walking', 'package page'),
    'GET packages/4',
    colours.map((color, index) => ({ package_name: `Package ${index}.`, color })),
  );
  const cardOf = (color: (typeof colours)[number]) =>
    phone.page
      .getByRole('radio', { name: `Package ${colours.indexOf(color)}.` })
      .locator('xpath=../..')
      .evaluate((card) => {
        const texts = [...card.querySelectorAll('span')].filter(({ childElementCount }) => childElementCount === 0);
        const { backgroundImage, backgroundColor } = getComputedStyle(card);
        return {
          backgroundImage,
          backgroundColor,
          inks: [...new Set(texts.map((text) => getComputedStyle(text).color))],
        };
      });
  for (const [color, ink] of Object.entries(RIGHT_COLOURS)) {
    const painted = await phone.page.evaluate(
      (written) =>
        getComputedStyle(
          document.body.appendChild(Object.assign(document.createElement('i'), { style: `color: ${written}` })),
        ).color,
      color,
    );
    expect(await cardOf(color), color).toEqual({
      backgroundImage: `linear-gradient(${painted}, ${painted})`,
      backgroundColor: 'rgb(255, 255, 255)',
      inks: [ink],
    });
  }
  const plain = await cardOf(null);
  expect(plain.backgroundImage).toBe('none');
  for (const color of WRONG_COLOURS) expect(await cardOf(color), String(color)).toEqual(plain);
});

/** Of the words and the number on each card, against the nearest ground that is painted. */
const contrasts = () =>
  phone.page.evaluate(() => {
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const luminanceOf = (colours: readonly string[]) => {
      for (const colour of ['#fff', ...colours]) {
        brush.fillStyle = colour;
        brush.fillRect(0, 0, 1, 1);
      }
      const [red, green, blue] = [...brush.getImageData(0, 0, 1, 1).data].map((part) =>
        part < 11 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      ) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundsOf = (element: HTMLElement, card: Element): readonly string[] => [
      ...(element === card ? [] : groundsOf(element.parentElement!, card)),
      getComputedStyle(element).backgroundColor,
      element.style.getPropertyValue('--choice-color'),
    ];
    return [...document.querySelectorAll('main [data-layout=cards] > *')].flatMap((card) =>
      [...card.querySelectorAll('span')]
        .filter((part) => part.childElementCount === 0 && (part.textContent || part.dataset.number))
        .map((part) => {
          const [ink, ground] = [luminanceOf([getComputedStyle(part).color]), luminanceOf(groundsOf(part, card))];
          const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
          return { text: `${card.textContent.slice(0, 12)}: ${part.dataset.number ?? part.textContent}`, contrast };
        }),
    );
  });

test.each(['light', 'dark'] as const)(
  'words and numbers on a package of any colour are readable in %s',
  async (scheme) => {
    const colours = [...Object.keys(RIGHT_COLOURS), 'white', '#777', '#767676', 'gold', null];
    await opensWith(
      pageOf('walking', 'package page'),
      'GET packages/4',
      colours.map((color, index) => ({ package_name: `${color}`, color, price: index < 2 ? 100 : 200 })),
    );
    await phone.page.emulateMedia({ colorScheme: scheme });
    await phone.page.getByRole('radio', { name: 'gold' }).evaluate((radio: HTMLElement) => radio.click());
    const found = await contrasts();
    expect(found.length).toBeGreaterThan(3 * colours.length);
    expect(found.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
  },
);

describe('as a picture of the pet', () => {
  beforeAll(async () => {
    await phone.opens(pageOf('walking', 'pet page'));
    await openPetForm(phone.customer);
  });

  test.each(Object.entries(NON_PICTURES))('%s is refused', async (_name, file) => {
    const before = phone.customer.loggedFailures().length;
    await pick(file);
    await expect.poll(keeps).toEqual([formMessages.pet.imageMissing, '']);
    await expect
      .poll(() => phone.customer.loggedFailures().slice(before))
      .toEqual([expect.stringMatching(/^Image scaling: /)]);
    expect(await phone.faults()).toEqual([]);
  });

  test.each([
    ['a picture of 40 MB', LARGE_PICTURE, [640, 480]],
    ['one of 6,000 × 6,000', hugePicture(6000), [1024, 1024]],
    [
      'one of an unknown type',
      { ...picture(640, 480), name: 'photo.jpg_large', mimeType: 'application/octet-stream' },
      [640, 480],
    ],
  ] as const)('%s is taken', async (_name, file, size) => {
    await pick(file);
    await expect.poll(takes).toEqual([undefined, size]);
  });

  test('a photo that lies on its side is turned upright', async () => {
    const jpeg = await phone.page.evaluate(
      () =>
        Object.assign(document.createElement('canvas'), { width: 64, height: 32 })
          .toDataURL('image/jpeg')
          .split(',')[1]!,
    );
    for (const [orientation, size] of [
      [1, [64, 32]],
      [3, [64, 32]],
      [6, [32, 64]],
      [8, [32, 64]],
    ] as const) {
      await pick(turned(Buffer.from(jpeg, 'base64'), orientation));
      await expect.poll(takes, { message: `orientation ${orientation}` }).toEqual([undefined, size]);
    }
  });
});

/** Picks a file as the pet's picture. It is made inside the page, because sending 40 MB to the page takes long. */
async function pick({ name, mimeType, content, filling = 0 }: LargeFile): Promise<void> {
  await phone.page.evaluate(
    ([base64, fileName, type, size]) => {
      const files = new DataTransfer();
      files.items.add(
        new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)), new Uint8Array(size)], fileName, {
          type,
        }),
      );
      const field = document.getElementById('image') as HTMLInputElement;
      field.files = files.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [Buffer.from(content).toString('base64'), name, mimeType, filling] as const,
  );
  await phone.page.getByText('Preparing the picture', { exact: true }).waitFor({ state: 'hidden' });
}

const told = async () => (await phone.customer.fieldMessages()).find(({ field }) => field === 'Pet image')?.message;

const kept = () =>
  phone.page.evaluate(() => document.querySelector<HTMLImageElement>('[for=image] img')?.src.split('base64,')[1] ?? '');

const keeps = async () => [await told(), await kept()];
const takes = async () => [await told(), await sizeKept()];

async function sizeKept(): Promise<readonly number[]> {
  return phone.page.evaluate(
    async (base64) => {
      const { width, height } = await createImageBitmap(
        new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]),
        { imageOrientation: 'none' },
      );
      return [width, height];
    },
    await kept(),
  );
}
