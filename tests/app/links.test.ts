import { describe, expect, test } from 'vitest';
import { readSettings } from '../../scripts/configure/settings';
import { SOCIAL_NETWORK_NAMES } from '../../src/app/config';
import { chatUrl, shellLinks, type LinkGroup, type OutwardLink } from '../../src/app/links';

const MARKETING_SITE = 'https://www.pets.example';

const { config } = readSettings({
  VITE_API: 'real',
  VITE_API_BASE_URL: '/api/',
  VITE_CONTACT_NUMBER: '919876543210',
  VITE_MARKETING_URL: `${MARKETING_SITE}/`,
  VITE_PLAY_STORE_URL: 'https://play.example/app',
  VITE_APP_STORE_URL: 'https://apps.example/app',
  VITE_COMMUNITY_URL: 'https://chat.example/community',
  VITE_FACEBOOK_URL: 'https://facebook.example/pets',
  VITE_INSTAGRAM_URL: 'https://instagram.example/pets',
  VITE_YOUTUBE_URL: 'https://youtube.example/pets',
  VITE_LINKEDIN_URL: 'https://linkedin.example/pets',
});

const links = shellLinks({ ...config, release: '' });

/** Puts single links and the links inside menus or columns into one list. */
const flatten = (items: readonly (OutwardLink | LinkGroup)[]) =>
  items.flatMap((item): readonly OutwardLink[] => ('links' in item ? item.links : [item]));

const headerLinks = flatten([...links.main, links.support, links.joinCommunity, links.downloadApp]);
const footerLinks = [...flatten(links.footerColumns), ...links.socialLinks];
const labels = (items: readonly { readonly label: string }[]) => items.map(({ label }) => label);

describe('the header', () => {
  test('has the main links and menus in their order', () => {
    expect(labels(links.main)).toEqual([
      'Home',
      'Pet Services',
      'Pet Insurance',
      'Vet Services',
      'Shop',
      'Academy',
      'Become a Pet Master',
    ]);
  });

  test.each([
    [
      'Pet Services',
      [
        'Dog Training At Home',
        'Dog Training Online',
        'Dog Walking',
        'Dog Grooming',
        'Dog Boarding',
        'Dog Sitting',
        'Punganur Cow',
      ],
    ],
    ['Vet Services', ['Online', 'Offline']],
    ['Support', ['Report and Incident', 'Provide Feedback', 'Contact Us']],
  ])("has the specified links in the menu '%s'", (label, entries) => {
    const menu = [...links.main, links.support].find((item) => item.label === label);
    expect(labels(flatten([menu!]))).toEqual(entries);
  });

  test('leads to the marketing site, to the community and to the page for the stores', () => {
    expect(links.main[0]).toEqual({ label: 'Home', url: MARKETING_SITE });
    expect(links.joinCommunity).toEqual({ label: 'Join Community', url: 'https://chat.example/community' });
    expect(links.downloadApp).toEqual({ label: 'Download App', url: `${import.meta.env.BASE_URL}app` });
  });
});

describe('the footer', () => {
  test('has five columns, none of them empty', () => {
    expect(labels(links.footerColumns)).toEqual([
      'About',
      'Pet Owners',
      'Services & Prices',
      'Pet Service Providers',
      'Help',
    ]);
    for (const column of links.footerColumns) expect(column.links, column.label).not.toHaveLength(0);
  });

  test('has the four social networks at their configured addresses', () => {
    expect(links.socialLinks).toEqual(
      SOCIAL_NETWORK_NAMES.map((label) => ({ label, url: `https://${label.toLowerCase()}.example/pets` })),
    );
  });

  test('leads to both app stores', () => {
    expect(links.playStoreUrl).toBe('https://play.example/app');
    expect(links.appStoreUrl).toBe('https://apps.example/app');
  });
});

test('no two links of a page have the same name or the same target', () => {
  const all = [...headerLinks, ...footerLinks];
  expect(new Set(labels(all)).size).toBe(all.length);
  expect(new Set(all.map(({ url }) => url)).size).toBe(all.length);
});

test('every page of the marketing site has a path in kebab-case', () => {
  const pages = [...headerLinks, ...footerLinks].filter(({ url }) => url.startsWith(`${MARKETING_SITE}/`));
  expect(pages.length).toBeGreaterThan(20);
  for (const { url } of pages) {
    expect(url.slice(MARKETING_SITE.length)).toMatch(/^(\/[a-z]+(-[a-z]+)*)+$/);
  }
});

test('every target but the app\'s own is a complete address, and none a dead end', () => {
  for (const { label, url } of [...headerLinks, ...footerLinks].filter((link) => link !== links.downloadApp)) {
    expect(new URL(url).protocol, label).toBe('https:');
    expect(url, label).not.toContain('#');
  }
});

test('the chat link opens a conversation with the configured number, with a first sentence written', () => {
  const chat = new URL(chatUrl({ ...config, release: '' }, '/thankyou'));
  expect(chat.origin + chat.pathname).toBe('https://wa.me/919876543210');
  expect(chat.searchParams.get('text')).toBe('Hello! I would like to know more about your pet services.');
});

test.each([
  ['/walking/2', 'Hello! I am booking Dog Walking (step 2 of 4, Date & time) and would like to know more.'],
  ['/training/signup', 'Hello! I am booking Dog Training (step 3 of 4, Your details) and would like to know more.'],
  ['/grooming/summary', 'Hello! I am booking Dog Grooming (the summary) and would like to know more.'],
  ['/nowhere', 'Hello! I would like to know more about your pet services.'],
])('on %s the chat starts with: %s', (path, greeting) => {
  expect(new URL(chatUrl({ ...config, release: '' }, path)).searchParams.get('text')).toBe(greeting);
});
