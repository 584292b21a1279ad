/** With the base path; '' if only this computer reaches the demo. The server of `npm run demo -- --phone` writes it into the page (site/for-phones.ts). */
export function addressForPhones(): string {
  const isOwnMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);
  if (!isOwnMachine) return location.origin + import.meta.env.BASE_URL;
  return document.querySelector<HTMLMetaElement>('meta[name="address-for-phones"]')?.content ?? '';
}

export const textOfQrCodes = (address: string, brand = '') =>
  address
    ? `${address}app${brand && `?${brand}`}`
    : 'This is a demo. In the real app, this code leads to the app store.';
