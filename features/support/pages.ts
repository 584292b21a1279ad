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

/** How the stories name pages: 'the walking date page', or 'the date page' of the service that is meant anyway: walking. */
export const PAGE_PATTERN = new RegExp(`the (?:(walking) )?(${Object.keys(FUNNEL_PAGES).join('|')}|thank-you page)`);

/** The page of a name that PAGE_PATTERN found. */
export function storyPage(service: string | undefined, name: string): StoryPage {
  if (name === 'thank-you page') return THANK_YOU_PAGE;
  const { segment, heading } = FUNNEL_PAGES[name as keyof typeof FUNNEL_PAGES];
  return { path: `/${service ?? 'walking'}/${segment}`, heading };
}

/** The heading of the page at a path, in any case; '' where no story goes. */
export function headingAt(path: string): string {
  const segment = path.toLowerCase().split('/').at(-1);
  const page = Object.values(FUNNEL_PAGES).find((each) => each.segment.toLowerCase() === segment);
  return path.toLowerCase() === THANK_YOU_PAGE.path ? THANK_YOU_PAGE.heading : (page?.heading ?? '');
}
