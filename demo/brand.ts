import { storageOrMemory, type WebStorage } from '../src/adapters/browser/web-storage';
import { readableTextColor } from '../src/domain/colors';
import icon from '../src/icon.svg?raw';

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
const STORAGE_KEY = 'demoBrand';

/** In characters of its data URL. The share link contains it, and chat apps cut off long links. */
export const LONGEST_LOGO = 12_000;

export const TOO_LIGHT = 'White text is hard to read on this colour. Choose a darker one.';

/** A tab keeps its brand; a new one begins with the browser's last. */
export const brandStorages = (): readonly WebStorage[] =>
  (['sessionStorage', 'localStorage'] as const).map((name) => storageOrMemory(() => window[name]));

/** A link's brand, or else the stored one. A malformed field becomes ''. */
export function readBrand(query: URLSearchParams, storages: readonly WebStorage[]): Brand {
  const isLinked = BRAND_PARAMETERS.some((name) => query.has(name));
  const stored = storages.map((storage) => storage.getItem(STORAGE_KEY)).find((each) => each !== null);
  const found = isLinked ? query : new URLSearchParams(stored ?? '');
  const [name, accent, logo] = BRAND_PARAMETERS.map((each) => found.get(each) ?? '') as [string, string, string];
  const brand = { name: shortName(name), accent: isDark(accent) ? accent : '', logo: logoOf(logo) };
  storeBrand(brand, storages);
  return brand;
}

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

export function applyBrand(page: Document, { accent, logo }: Brand): void {
  const id = 'demo-brand';
  page.getElementById(id)?.remove();
  const ownIcon = `data:image/svg+xml,${encodeURIComponent(icon.replace(DEFAULT_ACCENT, accent))}`;
  changeHead(page, 'link[rel=icon]', 'href', logo || (accent && ownIcon));
  for (const scheme of ['light', 'dark']) changeHead(page, `[name=theme-color][media*=${scheme}]`, 'content', accent);
  if (accent === '' && logo === '') return;
  const sheet = Object.assign(page.createElement('style'), { id });
  sheet.textContent = accent && rulesOf(accent);
  if (logo)
    sheet.textContent += `.brand-logo { background: center / contain no-repeat url("${logo}") } .brand-logo > * { display: none }`;
  page.head.append(sheet);
  if (logo) void widen(sheet, logo);
}

/** Tints of the colour behind texts, and shades of it for them: readable for each colour that `isDark`. Browsers without color-mix keep the app's own. */
function rulesOf(accent: string): string {
  const mixed = (share: number, other: 'black' | 'white') => `color-mix(in srgb, ${accent} ${share}%, ${other})`;
  return `@supports (color: ${mixed(50, 'white')}) {
    :root { --hero: ${mixed(25, 'white')}; --soft: ${mixed(12, 'white')}; --accent: ${mixed(80, 'black')}; --accent-hover: var(--accent); --accent-fill: ${accent} }
    @media (prefers-color-scheme: dark) {
      :root { --hero: ${mixed(30, 'black')}; --soft: ${mixed(40, 'black')}; --accent: ${mixed(35, 'white')}; --accent-hover: ${mixed(50, 'white')}; --accent-fill: var(--accent); --mark: var(--accent) }
    }
  }`;
}

/** '' restores the attribute's first value. A page in a frame may lack the element. */
function changeHead(page: Document, selector: string, attribute: string, value: string): void {
  const element = page.head.querySelector<HTMLElement>(selector);
  if (!element) return;
  element.dataset.own ??= element.getAttribute(attribute)!;
  element.setAttribute(attribute, value || element.dataset.own);
}

async function widen(sheet: HTMLStyleElement, logo: string): Promise<void> {
  const picture = Object.assign(sheet.ownerDocument.createElement('img'), { src: logo });
  await picture.decode().catch(() => {});
  const share = picture.naturalWidth / picture.naturalHeight;
  if (share > 1) sheet.textContent += `.brand-logo { width: min(4.5rem, ${36 * share}px) }`;
}

/** For a colour such as '#8a2a6b': white text on it is readable. */
export function isDark(text: string): boolean {
  if (!/^#[\da-f]{6}$/i.test(text)) return false;
  const part = (start: number) => Number.parseInt(text.slice(start, start + 2), 16);
  return readableTextColor([part(1), part(3), part(5)]) === 'white';
}

function logoOf(text: string): string {
  return text.length <= LONGEST_LOGO && /^data:image\/(?:png|jpeg|webp|svg\+xml)[;,][\w+/=;,%.:-]*$/.test(text)
    ? text
    : '';
}
