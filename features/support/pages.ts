/** A page as the stories know it: where it is below the app's base, and what stands at its top. */
export interface StoryPage {
  readonly path: string;
  readonly heading: string;
}

const FUNNEL_PAGES = {
  'package page': { segment: '1', heading: '01. Choose Your Perfect Package' },
  'date page': { segment: '2', heading: '02. Book Date & Time' },
  'sign-up page': { segment: 'signup', heading: 'Add Your Details' },
  'login page': { segment: 'login', heading: 'Welcome Back' },
  'address page': { segment: 'address', heading: 'My Address' },
  'pet page': { segment: 'petDetails', heading: 'Add Pet Your Details' },
  summary: { segment: 'summary', heading: 'Booking Summary' },
} as const;

const THANK_YOU_PAGE: StoryPage = { path: '/thankyou', heading: 'Thank You' };

/** The services by the names that stories and paths have for them. */
export const SERVICES = ['walking', 'training', 'grooming'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** How the stories name pages: 'the grooming date page', 'the thank-you page'. */
export const PAGE_PATTERN = new RegExp(
  `the (?:(${SERVICES.join('|')}) (${Object.keys(FUNNEL_PAGES).join('|')})|(?:thank-you page))`,
);

/** A page of a service's funnel by its name in the stories; without them, the thank-you page. */
export function storyPage(service?: string, name?: string): StoryPage {
  if (!service || !name) return THANK_YOU_PAGE;
  const { segment, heading } = FUNNEL_PAGES[name as keyof typeof FUNNEL_PAGES];
  return { path: `/${service}/${segment}`, heading };
}

/** The page that a cell of a table names; throws for any other text. */
export function readPage(text: string): StoryPage {
  const [whole, service, name] = PAGE_PATTERN.exec(text) ?? [];
  if (whole !== text) throw new Error(`There is no page '${text}'.`);
  return storyPage(service, name);
}

/** The heading of the page at a path, in any case; '' where no story goes. */
export function headingAt(path: string): string {
  const segment = path.toLowerCase().split('/').at(-1);
  const page = Object.values(FUNNEL_PAGES).find((each) => each.segment.toLowerCase() === segment);
  return path.toLowerCase() === THANK_YOU_PAGE.path ? THANK_YOU_PAGE.heading : (page?.heading ?? '');
}
