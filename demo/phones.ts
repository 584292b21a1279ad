import { KEPT_BRAND } from './brand';

/** Written by the server of `npm run demo -- --phone` (site/for-phones.ts). Other hosts write nothing, and are asked nothing. */
const written = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** With the base path; '' if only this computer reaches the demo. */
export function addressForPhones(): string {
  const isOwnMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);
  return isOwnMachine ? written('address-for-phones') : location.origin + import.meta.env.BASE_URL;
}

/** Resolves to the short name by which a link finds it; '' if the server keeps none. */
export async function keepBrand(query: string): Promise<string> {
  if (written('address-for-phones') === '') return '';
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}kept-brands`, { method: 'POST', body: query });
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}

export function takeKeptBrand(address: URL): boolean {
  if (!address.searchParams.has(KEPT_BRAND)) return true;
  const query = written('kept-brand');
  address.searchParams.delete(KEPT_BRAND);
  for (const [parameter, value] of new URLSearchParams(query)) address.searchParams.set(parameter, value);
  history.replaceState(history.state, '', address);
  return query !== '';
}

/** The address for phones with the kept brand, or that this is a demo. */
export const textOfQrCodes = (address: string, keptBrand = '') =>
  address
    ? `${address}app${keptBrand && `?${KEPT_BRAND}=${keptBrand}`}`
    : 'This is a demo. In the real app, this code leads to the app store.';
