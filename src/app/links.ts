import { pageAt } from '../adapters/router/page-at';
import { PATHS } from '../adapters/router/paths';
import { PAGE_ORDER, STEP_COUNT, STEP_TITLES } from '../domain/progress';
import { SERVICE_PROFILES } from '../domain/services';
import { SOCIAL_NETWORK_NAMES, type AppConfig } from './config';

/** With the base path (decision B6). */
export const APP_DOWNLOAD_PAGE_URL = import.meta.env.BASE_URL + PATHS.app.slice(1);

export interface OutwardLink {
  readonly label: string;
  readonly url: string;
}

export interface LinkGroup {
  readonly label: string;
  readonly links: readonly OutwardLink[];
}

/** `path` is without the base path. */
function chatGreeting(path: string): string {
  const place = pageAt(path);
  if (!place) return 'Hello! I would like to know more about your pet services.';
  const { service, page } = place;
  const step = PAGE_ORDER[page].step;
  const part = step === undefined ? 'the summary' : `step ${step} of ${STEP_COUNT}, ${STEP_TITLES[step - 1]}`;
  return `Hello! I am booking ${SERVICE_PROFILES[service].label} (${part}) and would like to know more.`;
}

export function chatUrl({ contactNumber }: AppConfig, pathOfPage: string): string {
  return `https://wa.me/${contactNumber}?text=${encodeURIComponent(chatGreeting(pathOfPage))}`;
}

/** If a page of the marketing site moves, correct its path here. */
export function shellLinks(config: AppConfig) {
  const page = (label: string, path: string): OutwardLink => ({ label, url: `${config.marketingUrl}/${path}` });
  const group = (label: string, folder: string, pathsByLabel: Readonly<Record<string, string>>): LinkGroup => ({
    label,
    links: Object.entries(pathsByLabel).map(([name, path]) => page(name, `${folder}/${path}`)),
  });

  return {
    main: [
      { label: 'Home', url: config.marketingUrl },
      group('Pet Services', 'pet-services', {
        'Dog Training At Home': 'dog-training-at-home',
        'Dog Training Online': 'dog-training-online',
        'Dog Walking': 'dog-walking',
        'Dog Grooming': 'dog-grooming',
        'Dog Boarding': 'dog-boarding',
        'Dog Sitting': 'dog-sitting',
        'Punganur Cow': 'punganur-cow',
      }),
      page('Pet Insurance', 'pet-insurance'),
      group('Vet Services', 'vet-services', { Online: 'online', Offline: 'offline' }),
      page('Shop', 'shop'),
      page('Academy', 'academy'),
      page('Become a Pet Master', 'become-a-pet-master'),
    ],
    support: group('Support', 'support', {
      'Report and Incident': 'report-and-incident',
      'Provide Feedback': 'provide-feedback',
      'Contact Us': 'contact-us',
    }),
    joinCommunity: { label: 'Join Community', url: config.communityUrl },
    downloadApp: { label: 'Download App', url: APP_DOWNLOAD_PAGE_URL },
    playStoreUrl: config.playStoreUrl,
    appStoreUrl: config.appStoreUrl,
    // A screen reader's list of links shows labels without their place, so these differ from the header's.
    footerColumns: [
      group('About', 'about', { 'Our Story': 'our-story', Careers: 'careers', Press: 'press' }),
      group('Pet Owners', 'pet-owners', {
        'How It Works': 'how-it-works',
        'Trust and Safety': 'trust-and-safety',
        'Dog Care Articles': 'dog-care-articles',
      }),
      group('Services & Prices', 'prices', {
        'Walking Prices': 'dog-walking',
        'Training Prices': 'dog-training',
        'Grooming Prices': 'dog-grooming',
        'Boarding Prices': 'dog-boarding',
      }),
      group('Pet Service Providers', 'providers', {
        Earnings: 'earnings',
        'Code of Conduct': 'code-of-conduct',
        'Provider Stories': 'provider-stories',
      }),
      group('Help', 'help', {
        'Common Questions': 'common-questions',
        'Cancellations and Refunds': 'cancellations-and-refunds',
        'Privacy Policy': 'privacy-policy',
        'Terms of Use': 'terms-of-use',
      }),
    ],
    socialLinks: SOCIAL_NETWORK_NAMES.map((name) => ({ label: name, url: config.socialUrls[name] })),
  };
}

export type ShellLinks = ReturnType<typeof shellLinks>;
