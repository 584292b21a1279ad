import { labels } from '../../src/views/labels';
import { closedList } from './closed-list';
import { StoryError } from './story-error';

/** A page as the stories know it: where it is below the app's base, and what stands at its top. */
export interface StoryPage {
  readonly path: string;
  readonly heading: string;
}

interface StepPage {
  readonly segment: string;
  readonly heading: string;
}

/** A service by the name that stories and paths have for it. */
export type ServiceName = 'walking' | 'training' | 'grooming';

/** The services' names in stories. */
export const SERVICE_NAMES = closedList<ServiceName>('a service', { walking: 'walking', training: 'training', grooming: 'grooming' });

const { headings } = labels;
const STEPS: Readonly<Record<string, StepPage>> = {
  'package page': { segment: '1', heading: headings.package },
  'date page': { segment: '2', heading: headings.schedule },
  'sign-up page': { segment: 'signup', heading: headings.signUp },
  'login page': { segment: 'login', heading: headings.login },
  'address page': { segment: 'address', heading: headings.address },
  'pet page': { segment: 'petDetails', heading: headings.petDetails },
  summary: { segment: 'summary', heading: headings.summary },
};

/** The steps of a service's funnel, a page each, by their names in stories. */
export const STEP_NAMES = closedList<string>('a step', Object.fromEntries(Object.keys(STEPS).map((name) => [name, name])));

/** The steps that only customers come to. */
export const CUSTOMER_STEPS: readonly string[] = ['address page', 'pet page', 'summary'];

/** The end of every funnel. */
export const THANK_YOU_PAGE: StoryPage = { path: '/thankyou', heading: headings.thankYou };

/** The page of a service's step. */
export function pageOf(service: ServiceName, step: string): StoryPage {
  const { segment, heading } = STEPS[step]!;
  return { path: `/${service}/${segment}`, heading };
}

/** The page that a cell of a table names: 'the walking date page', 'the thank-you page'. Throws for any other text. */
export function readPage(text: string): StoryPage {
  if (text === 'the thank-you page') return THANK_YOU_PAGE;
  const [, service, step] = /^the (\w+) (.+)$/.exec(text) ?? [];
  if (service === undefined || step === undefined) {
    throw new StoryError(`'${text}' is no page. Pages are such as 'the walking date page', and 'the thank-you page'.`);
  }
  return pageOf(SERVICE_NAMES.read(service), STEP_NAMES.read(step));
}

/** The service of a page's path. */
export function serviceOf({ path }: StoryPage): ServiceName {
  return SERVICE_NAMES.read(path.split('/')[1]!);
}
