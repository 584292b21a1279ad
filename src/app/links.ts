import { APP_PATH, resolvePath } from '../adapters/router/paths';
import { STEP_COUNT, STEP_OF_PAGE, STEP_TITLES } from '../domain/progress';
import { SERVICE_RULES } from '../domain/services';
import { SOCIAL_NETWORKS, type Config } from './config';

/** The page that leads to the app's store, with the base path (decision B6). */
export const APP_ADDRESS = import.meta.env.BASE_URL + APP_PATH.slice(1);

/** A link out of the app. Its label is its accessible name. */
export interface OutwardLink {
  readonly label: string;
  readonly url: string;
}

/** Links below one label: a menu of the header, or a column of the footer. */
export interface LinkGroup {
  readonly label: string;
  readonly links: readonly OutwardLink[];
}

/** The first sentence of a chat, which says where its writer is. `path` is below the base, '/walking/2'. */
function chatGreeting(path: string): string {
  const route = resolvePath(path);
  if (route.kind !== 'page') return 'Hello! I would like to know more about your pet services.';
  const { service, page } = route;
  const step = STEP_OF_PAGE[page];
  const place = step === undefined ? 'the summary' : `step ${step} of ${STEP_COUNT}, ${STEP_TITLES[step - 1]}`;
  return `Hello! I am booking ${SERVICE_RULES[service].label} (${place}) and would like to know more.`;
}

/** The shell's links of an installation, for a page of the app. A moved page of the marketing site is corrected here. */
export function shellLinks(config: Config, pathOfPage: string) {
  const page = (label: string, path: string): OutwardLink => ({ label, url: `${config.marketingUrl}/${path}` });

  return {
    main: [
      { label: 'Home', url: config.marketingUrl },
      {
        label: 'Pet Services',
        links: [
          page('Dog Training At Home', 'pet-services/dog-training-at-home'),
          page('Dog Training Online', 'pet-services/dog-training-online'),
          page('Dog Walking', 'pet-services/dog-walking'),
          page('Dog Grooming', 'pet-services/dog-grooming'),
          page('Dog Boarding', 'pet-services/dog-boarding'),
          page('Dog Sitting', 'pet-services/dog-sitting'),
          page('Punganur Cow', 'pet-services/punganur-cow'),
        ],
      },
      page('Pet Insurance', 'pet-insurance'),
      {
        label: 'Vet Services',
        links: [page('Online', 'vet-services/online'), page('Offline', 'vet-services/offline')],
      },
      page('Shop', 'shop'),
      page('Academy', 'academy'),
      page('Become a Pet Master', 'become-a-pet-master'),
    ],
    support: {
      label: 'Support',
      links: [
        page('Report and Incident', 'support/report-and-incident'),
        page('Provide Feedback', 'support/provide-feedback'),
        page('Contact Us', 'support/contact-us'),
      ],
    },
    joinCommunity: { label: 'Join Community', url: config.communityUrl },
    downloadApp: { label: 'Download App', url: APP_ADDRESS },
    playStoreUrl: config.playStoreUrl,
    appStoreUrl: config.appStoreUrl,
    // Opens the messaging app with a first sentence already written.
    chatUrl: `https://wa.me/${config.contactNumber}?text=${encodeURIComponent(chatGreeting(pathOfPage))}`,
    // No name repeats one of the header: screen readers list links by name.
    footerColumns: [
      {
        label: 'About',
        links: [page('Our Story', 'about/our-story'), page('Careers', 'about/careers'), page('Press', 'about/press')],
      },
      {
        label: 'Pet Owners',
        links: [
          page('How It Works', 'pet-owners/how-it-works'),
          page('Trust and Safety', 'pet-owners/trust-and-safety'),
          page('Dog Care Articles', 'pet-owners/dog-care-articles'),
        ],
      },
      {
        label: 'Services & Prices',
        links: [
          page('Walking Prices', 'prices/dog-walking'),
          page('Training Prices', 'prices/dog-training'),
          page('Grooming Prices', 'prices/dog-grooming'),
          page('Boarding Prices', 'prices/dog-boarding'),
        ],
      },
      {
        label: 'Pet Service Providers',
        links: [
          page('Earnings', 'providers/earnings'),
          page('Code of Conduct', 'providers/code-of-conduct'),
          page('Provider Stories', 'providers/provider-stories'),
        ],
      },
      {
        label: 'Help',
        links: [
          page('Common Questions', 'help/common-questions'),
          page('Cancellations and Refunds', 'help/cancellations-and-refunds'),
          page('Privacy Policy', 'help/privacy-policy'),
          page('Terms of Use', 'help/terms-of-use'),
        ],
      },
    ],
    socialNetworks: SOCIAL_NETWORKS.map((network) => ({ label: network, url: config.socialUrls[network] })),
  };
}

/** Every outward link of header, footer and chat. */
export type ShellLinks = ReturnType<typeof shellLinks>;
