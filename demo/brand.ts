import { formatHex, interpolate, parse, wcagContrast } from 'culori';
import type { WebStorage } from '../src/adapters/browser/memory-storage';
import tokens from '../src/views/styles/tokens.css?raw';

/** A prospect's brand in a demo; '' stands for the demo's own. */
export interface Brand {
  readonly name: string;
  /** A colour such as '#7a1f5c'. */
  readonly accent: string;
  /** A picture as a data URL. */
  readonly logo: string;
}

/** The demo's own brand. */
export const OWN_BRAND: Brand = { name: '', accent: '', logo: '' };

const NAMES = { name: 'brand', accent: 'accent', logo: 'logo' } as const;
const KEYS = Object.keys(NAMES) as (keyof Brand)[];
const STORAGE_KEY = 'demoBrand';

/** Longer logos make links that messengers cut. */
export const LONGEST_LOGO = 12_000;

/** More than the 4.5 that WCAG asks of texts, because some stand on the soft tint of the colour itself. */
const READABLE = 5.5;

/** The backgrounds of the app's two schemes. */
const [LIGHT = '', DARK = ''] = tokens.split('@media (prefers-color-scheme: dark)');

/** The brand of a link, else the one that this tab has stored. Parts of another form are left out. */
export function readBrand(query: URLSearchParams, storage: WebStorage): Brand {
  const hasBrand = KEYS.some((key) => query.has(NAMES[key]));
  const found = hasBrand ? query : new URLSearchParams(storage.getItem(STORAGE_KEY) ?? '');
  const brand = {
    name: (found.get(NAMES.name) ?? '').trim().slice(0, 40),
    accent: colourOf(found.get(NAMES.accent) ?? ''),
    logo: logoOf(found.get(NAMES.logo) ?? ''),
  };
  if (hasBrand) storeBrand(brand, storage);
  return brand;
}

/** Keeps a brand for this tab. Where the storage is full, it lasts until the next page load. */
export function storeBrand(brand: Brand, storage: WebStorage): void {
  try {
    storage.setItem(STORAGE_KEY, brandQuery(brand));
  } catch {
    // The demo tells of a full storage itself.
  }
}

/** The parameters of a link with a brand, without a '?'; '' for the demo's own. */
export function brandQuery(brand: Brand): string {
  return new URLSearchParams(KEYS.filter((key) => brand[key] !== '').map((key) => [NAMES[key], brand[key]])).toString();
}

/** A query without the brand's parameters. */
export function withoutBrand(query: string): string {
  const rest = query.slice(1).split('&').filter((part) => !Object.values<string>(NAMES).includes(part.split('=')[0]!));
  return rest.join('') && `?${rest.join('&')}`;
}

/** Gives a page of the app the brand's colour and logo, or takes them away. The name is a setting of the app. */
export function dress(page: Document, { accent, logo }: Brand): void {
  const id = 'demo-brand';
  page.getElementById(id)?.remove();
  if (accent === '' && logo === '') return;
  const sheet = Object.assign(page.createElement('style'), { id });
  const logoRules = logo && `.brand-logo { background: center / contain no-repeat url("${logo}") } .brand-logo > * { display: none }`;
  sheet.textContent = `${accent && accentRules(accent)} ${logoRules}`;
  page.head.append(sheet);
  if (logo !== '') void widen(sheet, logo);
}

/** Gives a wide logo the room of its own shape. */
async function widen(sheet: HTMLStyleElement, logo: string): Promise<void> {
  const picture = Object.assign(sheet.ownerDocument.createElement('img'), { src: logo });
  await picture.decode().catch(() => {});
  const share = picture.naturalWidth / picture.naturalHeight;
  if (share > 1) sheet.textContent += `.brand-logo { width: min(4.5rem, ${36 * share}px) }`;
}

/** The accent's colours in the light and the dark scheme, each so far darkened or lightened that texts stay readable. */
function accentRules(accent: string): string {
  const rules = (surfaces: readonly string[], towards: 'black' | 'white') => {
    const readable = readableOn(accent, surfaces, towards);
    const ink = wcagContrast('white', readable) >= wcagContrast('black', readable) ? '#ffffff' : '#000000';
    const soft = formatHex(interpolate([surfaces[0]!, readable])(0.12));
    const hover = formatHex(interpolate([readable, towards])(0.15));
    return `--accent: ${readable}; --accent-hover: ${hover}; --accent-soft: ${soft}; --accent-ink: ${ink}; --focus: ${readable}`;
  };
  return `:root { ${rules(surfacesOf(LIGHT), 'black')} } @media (prefers-color-scheme: dark) { :root { ${rules(surfacesOf(DARK), 'white')} } }`;
}

/** Whether a colour is too pale to be read on the light pages; '' is not. */
export function isAdjusted(accent: string): boolean {
  return accent !== '' && readableOn(accent, surfacesOf(LIGHT), 'black') !== accent;
}

/** A colour moved towards black or white until it is readable on all these backgrounds. */
export function readableOn(colour: string, backgrounds: readonly string[], towards: 'black' | 'white'): string {
  const at = interpolate([colour, towards]);
  const shares = Array.from({ length: 21 }, (_, step) => step / 20);
  const share = shares.find((each) => backgrounds.every((background) => wcagContrast(at(each), background) >= READABLE)) ?? 1;
  return formatHex(at(share));
}

function surfacesOf(scheme: string): readonly string[] {
  return [...scheme.matchAll(/--surface(?:-raised|-sunken)?: (#\w+)/g)].map(([, colour]) => colour!);
}

/** A colour as '#rrggbb'; '' for a text that is none. */
function colourOf(text: string): string {
  return (text !== '' && formatHex(parse(text))) || '';
}

function logoOf(text: string): string {
  return text.length <= LONGEST_LOGO && /^data:image\/(?:png|jpeg|webp|svg\+xml)[;,][\w+/=;,%.:-]*$/.test(text) ? text : '';
}
