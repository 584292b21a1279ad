import { formatHex, interpolate, parse, wcagContrast } from 'culori';
import type { WebStorage } from '../src/adapters/browser/web-storage';
import tokens from '../src/views/styles/tokens.css?raw';

/** The brand that a demo shows, such as a possible buyer's. '' in a field stands for the demo's default. */
export interface Brand {
  readonly name: string;
  /** A colour such as '#7a1f5c'. */
  readonly accent: string;
  /** A picture as a data URL. */
  readonly logo: string;
}

/** The demo's default brand. */
export const OWN_BRAND: Brand = { name: '', accent: '', logo: '' };

/** The names of a link's parameters for the name, the colour and the logo. */
export const BRAND_PARAMETERS = ['brand', 'accent', 'logo'] as const;
const STORAGE_KEY = 'demoBrand';

/** The longest accepted logo, in characters of its data URL. The share link contains the logo, and chat apps cut off long links. */
export const LONGEST_LOGO = 12_000;

/** The lowest contrast of the accent with a background. It exceeds WCAG's 4.5, because text on the accent's soft tint has less contrast. */
const READABLE = 5.5;

/** The parts of tokens.css for the light and the dark colour scheme. `surfacesOf` reads their background colours. */
const [LIGHT = '', DARK = ''] = tokens.split('@media (prefers-color-scheme: dark)');

/** Returns a link's brand and stores it for this tab. If the link has no brand, returns the stored one. A malformed field becomes ''. */
export function readBrand(query: URLSearchParams, storage: WebStorage): Brand {
  const isLinked = BRAND_PARAMETERS.some((name) => query.has(name));
  const found = isLinked ? query : new URLSearchParams(storage.getItem(STORAGE_KEY) ?? '');
  const [name, accent, logo] = BRAND_PARAMETERS.map((each) => found.get(each) ?? '') as [string, string, string];
  const brand = { name: name.trim().slice(0, 40), accent: colourOf(accent), logo: logoOf(logo) };
  if (isLinked) storeBrand(brand, storage);
  return brand;
}

/** Stores a brand for this tab. If the storage is full, the brand is lost at the next page load. */
export function storeBrand(brand: Brand, storage: WebStorage): void {
  try {
    storage.setItem(STORAGE_KEY, brandQuery(brand));
  } catch {
    // The brand is still shown until then.
  }
}

/** A brand as the parameters of a link; none for the demo's default brand. */
export function parametersOf({ name, accent, logo }: Brand): Readonly<Record<string, string>> {
  return { ...(name && { brand: name }), ...(accent && { accent }), ...(logo && { logo }) };
}

/** A brand as a query such as 'brand=Pune+Paws', without a '?'. Returns '' for the demo's default brand. */
export function brandQuery(brand: Brand): string {
  return new URLSearchParams(parametersOf(brand)).toString();
}

/** Styles a page of the app with a brand's colour and logo; with neither, removes these styles. The name of the brand is not used here. */
export function applyBrand(page: Document, { accent, logo }: Brand): void {
  const id = 'demo-brand';
  page.getElementById(id)?.remove();
  if (accent === '' && logo === '') return;
  const sheet = Object.assign(page.createElement('style'), { id });
  const logoRules = logo && `.brand-logo { background: center / contain no-repeat url("${logo}") } .brand-logo > * { display: none }`;
  sheet.textContent = `${accent && accentRules(accent)} ${logoRules}`;
  page.head.append(sheet);
  if (logo !== '') void widen(sheet, logo);
}

/** Widens the logo's box for a picture that is wider than high. */
async function widen(sheet: HTMLStyleElement, logo: string): Promise<void> {
  const picture = Object.assign(sheet.ownerDocument.createElement('img'), { src: logo });
  await picture.decode().catch(() => {});
  const share = picture.naturalWidth / picture.naturalHeight;
  if (share > 1) sheet.textContent += `.brand-logo { width: min(4.5rem, ${36 * share}px) }`;
}

/** The style rules for an accent colour, darkened in the light scheme and lightened in the dark one until texts are readable. */
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

/** Whether an accent colour must be darkened to be readable in the light scheme. False for ''. */
export function isAdjusted(accent: string): boolean {
  return accent !== '' && readableOn(accent, surfacesOf(LIGHT), 'black') !== accent;
}

/** Mixes black or white into a colour until it is readable on all backgrounds. Returns '#rrggbb'. */
export function readableOn(colour: string, backgrounds: readonly string[], towards: 'black' | 'white'): string {
  const at = interpolate([colour, towards]);
  const shares = Array.from({ length: 21 }, (_, step) => step / 20);
  const share = shares.find((each) => backgrounds.every((background) => wcagContrast(at(each), background) >= READABLE)) ?? 1;
  return formatHex(at(share));
}

function surfacesOf(scheme: string): readonly string[] {
  return [...scheme.matchAll(/--surface(?:-raised|-sunken)?: (#\w+)/g)].map(([, colour]) => colour!);
}

/** Converts a CSS colour to '#rrggbb'. Returns '' for a text that is no colour. */
function colourOf(text: string): string {
  return (text !== '' && formatHex(parse(text))) || '';
}

function logoOf(text: string): string {
  return text.length <= LONGEST_LOGO && /^data:image\/(?:png|jpeg|webp|svg\+xml)[;,][\w+/=;,%.:-]*$/.test(text) ? text : '';
}
