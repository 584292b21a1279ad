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

/**
 * The customer's verbs: all that the steps do with the app and see of it. Each assembly gives the customer other hands and
 * eyes. Fields, options and buttons go by the names that customers read or hear; an option may be cut to how it begins.
 * Who acts waits until the control is there; who looks answers what is there now, and the step asks again.
 */
export interface Customer {
  /** Types an address into the address bar; the path is the app's own, '/walking/2'. */
  opens(path: string): Promise<void>;
  reloads(): Promise<void>;
  /** Comes to a path by the browser's history, as with its Forward button: the app is not loaded anew. */
  movesTo(path: string): Promise<void>;
  /** Whether the app was opened on the device in this story. */
  hasOpened(): boolean;
  /** Remembers the present page, with all that was entered on the way there, for `returnsTo`. */
  marks(path: string): Promise<void>;
  /**
   * Opens the app on a page that was marked on a device of the same kind, as a browser does that brings its tab back;
   * answers false where none was.
   */
  returnsTo(path: string): Promise<boolean>;
  /** Presses the browser's own Back. */
  goesBackInHistory(): Promise<void>;
  /** Damages what the browser keeps of the booking, as a crash in the middle of writing would. */
  damagesDraft(): Promise<void>;
  /** Lets time pass on the device. */
  waits(seconds: number): Promise<void>;

  presses(control: string): Promise<void>;
  /** Types or chooses a field's value; '' empties a text or a time. In a field with suggestions, the value is picked from them. */
  fillsIn(field: string, value: string): Promise<void>;
  /** Types into a field with suggestions and picks none. */
  types(field: string, text: string): Promise<void>;
  /** Ticks a checkbox, presses a toggle or picks a radio; one that is on already goes off, where it can. */
  toggles(option: string, group: string): Promise<void>;
  /** The same without a pointer. */
  togglesByKeyboard(option: string, group: string): Promise<void>;
  /** Comes to a field by the Tab key, and leaves it by the same without an entry. */
  passesBy(field: string): Promise<void>;
  /** Pastes a text into the first box of the one-time code. */
  pastesCode(text: string): Promise<void>;
  uploads(file: PickedFile): Promise<void>;
  /** Presses OK on the alert that is shown. */
  closesAlert(): Promise<void>;

  whereabouts(): Promise<Whereabouts>;
  canPress(control: string): Promise<boolean>;
  /** The alert that is shown; undefined while there is none. */
  alert(): Promise<string | undefined>;
  complaints(): Promise<readonly Complaint[]>;
  /** Whether a text stands on the page or in the dialog that covers it. */
  sees(text: string): Promise<boolean>;
  /** What stands in a field; of a group, the options that are on, separated by ' + '. '' where nothing does. */
  valueOf(field: string): Promise<string>;
  /** What a field offers to choose from. */
  optionsOf(field: string): Promise<readonly string[]>;
  /** The rows of the booking summary, value by label. */
  summary(): Promise<Readonly<Record<string, string>>>;
  /** The total as the page shows it, '₹597.00'. */
  total(): Promise<string>;
  /** What the app logged as failures since it was opened. */
  loggedFailures(): readonly string[];
  /** What went wrong behind the app's back: errors that nobody caught, files that were not found. */
  accidents(): readonly string[];

  /** Puts down the device; keeps below reports/ what may explain a scenario that failed. */
  leaves(scenario: { readonly name: string; readonly isFailed: boolean }): Promise<void>;
}
