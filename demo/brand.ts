import { differenceEuclidean, formatHex, interpolate, oklch, parse, wcagContrast } from 'culori';
import { storageOrMemory, type WebStorage } from '../src/adapters/browser/web-storage';
import icon from '../src/icon.svg?raw';
import tokens from '../src/views/styles/tokens.css?raw';

/** '' in a field stands for the demo's default. */
export interface Brand {
  readonly name: string;
  readonly accent: string;
  readonly logo: string;
}

/** The colour of the app's icon and of its buttons. */
export const DEFAULT_ACCENT = '#0b5d4e';

export const OWN_BRAND: Brand = { name: '', accent: '', logo: '' };

export const BRAND_PARAMETERS = ['brand', 'accent', 'logo'] as const;
/** In a short link: the name under which the server keeps the brand. */
export const KEPT_BRAND = 'kept';
const STORAGE_KEY = 'demoBrand';

/** In characters of its data URL. The share link contains it, and chat apps cut off long links. */
export const LONGEST_LOGO = 12_000;

/** Exceeds WCAG's 4.5, because text on the accent's soft tint has less contrast. */
const READABLE = 5.5;

/** In OKLab, between a surface and the page, so that a white button is seen on a white page. */
const SEEN = 0.1;

/** For a colour near the page's or a light grey: in these, a button looks disabled. */
const STRONG = 10;

/** The chroma in OKLCH below which a colour is a grey. */
const GREY = 0.04;

const [LIGHT = '', DARK = ''] = tokens.split('@media (prefers-color-scheme: dark)');

/** A tab keeps its brand; a new one begins with the browser's last. */
export const brandStorages = (): readonly WebStorage[] =>
  (['sessionStorage', 'localStorage'] as const).map((name) => storageOrMemory(() => window[name]));

/** A link's brand, or else the stored one. A malformed field becomes ''. */
export function readBrand(query: URLSearchParams, storages: readonly WebStorage[]): Brand {
  const isLinked = BRAND_PARAMETERS.some((name) => query.has(name));
  const stored = storages.map((storage) => storage.getItem(STORAGE_KEY)).find((each) => each !== null);
  const found = isLinked ? query : new URLSearchParams(stored ?? '');
  const [name, accent, logo] = BRAND_PARAMETERS.map((each) => found.get(each) ?? '') as [string, string, string];
  const brand = { name: shortName(name), accent: colourOf(accent), logo: logoOf(logo) };
  storeBrand(brand, storages);
  return brand;
}

/** Where the storage is full, the brand is lost at the next page load. */
export function storeBrand(brand: Brand, storages: readonly WebStorage[]): void {
  for (const storage of storages) {
    try {
      storage.setItem(STORAGE_KEY, brandQuery(brand));
    } catch {
      // The brand is still shown until then.
    }
  }
}

/** The words that have room in the header; a word that is too long alone is cut. */
export function shortName(text: string): string {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  const [short = ''] = /^.{1,40}(?!\S)|^.{1,40}/u.exec(name) ?? [];
  return short;
}

/** None for the demo's default brand. */
export function parametersOf({ name, accent, logo }: Brand): Readonly<Record<string, string>> {
  return { ...(name && { brand: name }), ...(accent && { accent }), ...(logo && { logo }) };
}

/** Such as 'brand=Pune+Paws'; '' for the demo's default brand. */
export function brandQuery(brand: Brand): string {
  return new URLSearchParams(parametersOf(brand)).toString();
}

/** With neither colour nor logo, page, icon and bar get their own. */
export function applyBrand(page: Document, { accent, logo }: Brand): void {
  const id = 'demo-brand';
  page.getElementById(id)?.remove();
  const schemes = accent && {
    light: shadesOf(accent, surfacesOf(LIGHT), 'black'),
    dark: shadesOf(accent, surfacesOf(DARK), 'white'),
  };
  changeHead(page, 'link[rel=icon]', 'href', logo || (schemes && iconOf(schemes.light)));
  for (const scheme of ['light', 'dark'] as const)
    changeHead(page, `[name=theme-color][media*=${scheme}]`, 'content', schemes && schemes[scheme]['--hero']);
  if (accent === '' && logo === '') return;
  const sheet = Object.assign(page.createElement('style'), { id });
  const logoRules =
    logo && `.brand-logo { background: center / contain no-repeat url("${logo}") } .brand-logo > * { display: none }`;
  sheet.textContent = `${schemes && ruleOf('light', schemes.light) + ruleOf('dark', schemes.dark)} ${logoRules}`;
  page.head.append(sheet);
  if (logo !== '') void widen(sheet, logo);
}

/** '' restores the attribute's first value. A page in a frame may lack the element. */
function changeHead(page: Document, selector: string, attribute: string, value: string): void {
  const element = page.head.querySelector<HTMLElement>(selector);
  if (!element) return;
  element.dataset.own ??= element.getAttribute(attribute)!;
  element.setAttribute(attribute, value || element.dataset.own);
}

function iconOf(shades: ReturnType<typeof shadesOf>): string {
  const drawing = icon.replace(DEFAULT_ACCENT, shades['--accent-fill']).replace('#fff', shades['--accent-ink']);
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

async function widen(sheet: HTMLStyleElement, logo: string): Promise<void> {
  const picture = Object.assign(sheet.ownerDocument.createElement('img'), { src: logo });
  await picture.decode().catch(() => {});
  const share = picture.naturalWidth / picture.naturalHeight;
  if (share > 1) sheet.textContent += `.brand-logo { width: min(4.5rem, ${36 * share}px) }`;
}

/** Surfaces keep the accent colour, with black or white text; texts and lines take a readable shade of it. */
function ruleOf(scheme: string, values: Readonly<Record<string, string>>): string {
  return `@media (prefers-color-scheme: ${scheme}) { :root { ${Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')} } }`;
}

/** `towards` is the colour that contrasts with the surfaces. */
export function shadesOf(accent: string, grounds: readonly string[], towards: 'black' | 'white') {
  const hero = between(grounds[0]!, accent, 0.3);
  const surfaces = [...grounds, hero];
  const isSeenOn = (shade: string, surface: string) => differenceEuclidean('oklab')(shade, surface) >= SEEN;
  const readable = readableOn(accent, surfaces, towards);
  const isFaint =
    !grounds.every((ground) => isSeenOn(accent, ground)) || (oklch(accent)!.c < GREY && readable !== accent);
  const text = isFaint ? readableOn(accent, surfaces, towards, STRONG) : readable;
  const fill = isFaint
    ? text
    : mixed(accent, towards, (shade) => surfaces.every((surface) => isSeenOn(shade, surface)));
  const ink = wcagContrast('white', fill) >= wcagContrast('black', fill) ? '#ffffff' : '#000000';
  const hover = between(fill, ink === '#ffffff' ? 'black' : 'white', 0.15);
  const soft = between(grounds[0]!, towards === 'black' ? fill : text, 0.15);
  return {
    '--hero': hero,
    '--accent': text,
    '--accent-fill': fill,
    '--accent-ink': ink,
    '--mark': fill,
    '--accent-hover': hover,
    '--soft': soft,
    '--focus': text,
  };
}

/** Returns '#rrggbb'. */
function readableOn(colour: string, backgrounds: readonly string[], towards: string, contrast = READABLE): string {
  return mixed(colour, towards, (shade) =>
    backgrounds.every((background) => wcagContrast(shade, background) >= contrast),
  );
}

function mixed(colour: string, other: string, isEnough: (shade: string) => boolean): string {
  const shares = Array.from({ length: 20 }, (_, step) => step / 20);
  return between(colour, other, shares.find((share) => isEnough(between(colour, other, share))) ?? 1);
}

function between(colour: string, other: string, share: number): string {
  return formatHex(interpolate([colour, other])(share));
}

function surfacesOf(scheme: string): readonly string[] {
  return [...scheme.matchAll(/--(?:surface|raised): (#\w+)/g)].map(([, colour]) => colour!);
}

/** To '#rrggbb'; '' for a text that is no colour. */
function colourOf(text: string): string {
  return (text !== '' && formatHex(parse(text))) || '';
}

function logoOf(text: string): string {
  return text.length <= LONGEST_LOGO && /^data:image\/(?:png|jpeg|webp|svg\+xml)[;,][\w+/=;,%.:-]*$/.test(text)
    ? text
    : '';
}
