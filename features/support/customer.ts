import type { DemoHands } from './demo-hands';
import type { Detail } from './details';
import type { Answering } from './entries';
import type { StoryPage } from './pages';

/** A file that a customer picks on their device. */
export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly content: Buffer;
}

/** Where a customer is: the path below the app's base, and the page's heading. */
export interface Whereabouts {
  readonly path: string;
  readonly heading: string;
}

/** A field that something is wrong with, by the name that the customer knows it by, and what is said of it. */
export interface Complaint {
  readonly field: string;
  readonly message: string;
}

/** What may explain a scenario that failed. */
export interface Evidence {
  /** The page as a PNG; undefined where there is none. */
  readonly picture?: Buffer;
  /** Where the customer was, and what the console and the page said. */
  readonly notes: string;
}

/**
 * The customer's verbs: all that the steps do with the app and see of it. Each assembly gives the customer other hands and
 * eyes. Fields, options and buttons go by the names that customers read or hear; the options of cards may be cut to how they begin.
 * Who acts waits until the control is there; who looks answers what is there now, and the step asks again.
 */
export interface Customer {
  /** What they do with a demo as such; throws where the app is none. */
  readonly demo: DemoHands;

  /** Types an address into the address bar; the path is the app's own, '/walking/2'. */
  opens(path: string): Promise<void>;
  reloads(): Promise<void>;
  /** Comes to a path by the browser's history, as with its Forward button: the app is not loaded anew. */
  movesTo(path: string): Promise<void>;
  /** Whether the app was opened on the device in this story. */
  hasOpened(): boolean;
  /**
   * Opens the app on a page that somebody came to, as a browser does that brings a closed tab back: with all that was entered
   * on the shortest way there. Answers false, and opens nothing, where every way has to be walked.
   */
  returnsTo(page: StoryPage, answering: Answering): Promise<boolean>;
  /** Presses the browser's own Back. */
  goesBackInHistory(): Promise<void>;
  /** Damages what the browser keeps of the booking, as a crash in the middle of writing would. */
  damagesDraft(): Promise<void>;
  /** Takes the device out of reach of every network. Browsers only. */
  losesNetwork(): Promise<void>;
  /** Waits until the app lives, and all that it has asked for is answered but for what the server holds back. */
  getsAnswers(): Promise<void>;
  /** Lets time pass on the device. */
  waits(seconds: number): Promise<void>;

  presses(control: string): Promise<void>;
  /** Writes a detail or chooses an option of it; '' empties a text or a time. */
  gives(detail: Detail, value: string): Promise<void>;
  /** Writes a detail, and takes the first of what is suggested. */
  takesSuggestion(detail: Detail, start: string): Promise<void>;
  /** Picks a day, 'March 5, 2026', from the calendar of a date. */
  picksDay(detail: Detail, day: string): Promise<void>;
  /** Ticks a checkbox, presses a toggle or picks a radio; one that is on already goes off, where it can. */
  toggles(detail: Detail, option: string): Promise<void>;
  /** The same without a pointer. */
  togglesByKeyboard(detail: Detail, option: string): Promise<void>;
  /** Comes to a detail by the Tab key, and leaves it by the same without an entry. */
  passesBy(detail: Detail): Promise<void>;
  /** Pastes a text into the first box of the one-time code. */
  pastesCode(text: string): Promise<void>;
  uploads(file: PickedFile): Promise<void>;
  /** Hits a key, by the browser's name of it. Browsers only. */
  hitsKey(key: string): Promise<void>;
  /** Presses OK on the alert that is shown. */
  closesAlert(): Promise<void>;

  whereabouts(): Promise<Whereabouts>;
  /** Whether a button or link is there and can be pressed. */
  isOffered(control: string): Promise<boolean>;
  /** The alert that is shown; undefined while there is none. */
  alert(): Promise<string | undefined>;
  complaints(): Promise<readonly Complaint[]>;
  /**
   * What the page has been scrolled to the top for, and has the focus: its heading, or a region by its name. Of a customer with
   * nothing but a keyboard, whatever has the focus. Browsers only.
   */
  attention(): Promise<string>;
  /** Whether a text stands on the page or in the dialog that covers it. */
  sees(text: string): Promise<boolean>;
  /** What stands in a detail, nothing or one text; of options, those that are on. Throws where the page does not have it. */
  valuesOf(detail: Detail): Promise<readonly string[]>;
  /** What a detail offers to choose from. */
  optionsOf(detail: Detail): Promise<readonly string[]>;
  /** How far the progress bar says that the booking has come, 'Step 1 of 4'; '' where there is none. */
  progress(): Promise<string>;
  /** The rows of the booking summary, value by label. */
  summary(): Promise<Readonly<Record<string, string>>>;
  /** The total as the page shows it, '₹597.00'. */
  total(): Promise<string>;
  /** What the app logged as failures since it was opened. */
  loggedFailures(): readonly string[];
  /** What went wrong behind the app's back: errors that nobody caught, files that were not found. */
  accidents(): readonly string[];

  evidence(): Promise<Evidence>;
  /** Puts down the device. */
  leaves(): Promise<void>;
}
