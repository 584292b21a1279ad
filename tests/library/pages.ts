import { pageTexts } from '../../src/funnel/page-texts';
import { wordList } from './word-list';
import { ScenarioError } from './scenario-error';

export interface AppPage {
  readonly path: string;
  readonly heading: string;
}

export type ServiceName = 'walking' | 'training' | 'grooming';

export const SERVICE_NAMES = wordList<ServiceName>('a service', {
  walking: 'walking',
  training: 'training',
  grooming: 'grooming',
});

const { headings } = pageTexts;
const PAGES: Readonly<Record<string, { readonly segment: string; readonly heading: string }>> = {
  'package page': { segment: '1', heading: headings.package },
  'date page': { segment: '2', heading: headings.schedule },
  'sign-up page': { segment: 'signup', heading: headings.signUp },
  'login page': { segment: 'login', heading: headings.login },
  'address page': { segment: 'address', heading: headings.address },
  'pet page': { segment: 'petDetails', heading: headings.petDetails },
  summary: { segment: 'summary', heading: headings.summary },
};

export const PAGE_NAMES = wordList<string>(
  'a booking page',
  Object.fromEntries(Object.keys(PAGES).map((name) => [name, name])),
);

export const PAGES_NEEDING_LOGIN: readonly string[] = ['address page', 'pet page', 'summary'];

export const THANK_YOU_PAGE: AppPage = { path: '/thankyou', heading: headings.thankYou };

export function pageOf(service: ServiceName, pageName: string): AppPage {
  const { segment, heading } = PAGES[pageName]!;
  return { path: `/${service}/${segment}`, heading };
}

/** 'the walking date page', 'the thank-you page'. Throws for any other text. */
export function readPage(text: string): AppPage {
  if (text === 'the thank-you page') return THANK_YOU_PAGE;
  const [, service, pageName] = /^the (\w+) (.+)$/.exec(text) ?? [];
  if (service === undefined || pageName === undefined) {
    throw new ScenarioError(`'${text}' is not a page. Examples: 'the walking date page', 'the thank-you page'.`);
  }
  return pageOf(SERVICE_NAMES.read(service), PAGE_NAMES.read(pageName));
}

export function serviceOf({ path }: AppPage): ServiceName {
  return SERVICE_NAMES.read(path.split('/')[1]!);
}
