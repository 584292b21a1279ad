import type { StoryPage } from './pages';

/** What somebody does with a demo, beside being its customer: its addresses, and its panel, which is closed again each time. */
export interface DemoHands {
  /** Opens the address that begins a story, on the day that it is in the scenario, with answers at once. */
  opens(story: string): Promise<void>;
  /** The rest is done in the panel. */
  begins(story: string): Promise<void>;
  jumpsTo(page: StoryPage): Promise<void>;
  resets(): Promise<void>;
  /** Holds a day, `YYYY-MM-DD`. */
  holds(day: string): Promise<void>;
  /** Lets each answer take three seconds. */
  slowsDown(): Promise<void>;
  /** Opens the share link on another device of the same make, and goes on there. */
  opensShareLinkElsewhere(): Promise<void>;
  /** What the panel says and what its fields hold; not what could be chosen, or is folded. */
  panelText(): Promise<string>;
}
