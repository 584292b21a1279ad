import { expect, test } from 'vitest';
import { SOCIAL_NETWORK_NAMES, type AppConfig } from '../../src/app/config';
import { shellLinks, type LinkGroup, type OutwardLink } from '../../src/app/links';

// The scenarios of shell.feature do not show the order, or that a name or target is there once.

const SOCIAL_URLS = Object.fromEntries(SOCIAL_NETWORK_NAMES.map((name) => [name, `https://${name}.example/`]));
const links = shellLinks({
  marketingUrl: 'https://www.pets.example',
  communityUrl: 'https://chat.example/',
  socialUrls: SOCIAL_URLS,
} as AppConfig);
const labels = (items: readonly { readonly label: string }[]) => items.map(({ label }) => label);

test('the header has the main links and menus, and the footer its columns, in their order', () => {
  expect(labels(links.main)).toEqual([
    'Home',
    'Pet Services',
    'Pet Insurance',
    'Vet Services',
    'Shop',
    'Academy',
    'Become a Pet Master',
  ]);
  expect(labels(links.footerColumns)).toEqual([
    'About',
    'Pet Owners',
    'Services & Prices',
    'Pet Service Providers',
    'Help',
  ]);
});

test('no two links of a page have the same name or the same target', () => {
  const flatten = (items: readonly (OutwardLink | LinkGroup)[]) =>
    items.flatMap((item): readonly OutwardLink[] => ('links' in item ? item.links : [item]));
  const all = flatten([
    ...links.main,
    links.support,
    links.joinCommunity,
    links.downloadApp,
    ...links.footerColumns,
    ...links.socialLinks,
  ]);
  expect(all.length).toBeGreaterThan(35);
  expect(new Set(labels(all)).size).toBe(all.length);
  expect(new Set(all.map(({ url }) => url)).size).toBe(all.length);
});
