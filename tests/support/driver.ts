import type { Device } from './device';
import type { PageReader, Target } from './page-reader';

/** A file that a customer picks on their device. */
export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly content: Buffer;
}

/** What may explain a scenario that failed. */
export interface Evidence {
  /** The page as a PNG; undefined where there is none. */
  readonly picture?: Buffer;
  /** Where the customer was, and what the console and the page said. */
  readonly notes: string;
}

/** What a tab keeps in its session storage. */
export type SessionEntries = readonly (readonly [key: string, value: string])[];

type Asked<Name extends keyof PageReader> = PageReader[Name] extends (...values: infer Values) => infer Answer
  ? { readonly values: Values; readonly answer: Answer }
  : never;

/** What the page's reader can be asked for from outside of the page: texts and numbers, no elements. */
export type Question = Exclude<keyof PageReader, 'find' | 'pressable' | 'submitControl'>;

/**
 * A customer's hands and eyes on one tab. Actions take the first element that fits, and throw where there is none. They return when
 * the element has been acted on, not when the page has answered.
 */
export interface Driver {
  readonly device: Device;

  /** Asks the page's reader. */
  read<Name extends Question>(name: Name, ...values: Asked<Name>['values']): Promise<Asked<Name>['answer']>;

  /** Loads an address: a path below the app's base, with its query. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Comes to a path as by the browser's Forward button: nothing is loaded anew. */
  moveTo(path: string): Promise<void>;
  /** Presses the browser's own Back. */
  back(): Promise<void>;
  forward(): Promise<void>;

  /** Presses a button, link, option or suggestion; a text is the name of a button or link that can be pressed. */
  press(target: Target | string): Promise<void>;
  /** Presses one place several times, faster than the page's own pauses, whatever comes to stand there. */
  pressRepeatedly(name: string, times: number): Promise<void>;
  /** Puts a text in the place of what stands in a field. */
  write(target: Target, text: string): Promise<void>;
  /** Moves the focus off a field, as a tap beside it does. */
  leave(target: Target): Promise<void>;
  /** Takes an entry of a list by its value or by what it shows; '' is the entry that stands for nothing. */
  select(target: Target, entry: string): Promise<void>;
  paste(target: Target, text: string): Promise<void>;
  upload(target: Target, file: PickedFile): Promise<void>;
  /** Presses a key, by the browser's name of it, where the focus is, or on an element. */
  pressKey(key: string, target?: Target): Promise<void>;

  /** The name of what has the focus, where the page has been scrolled to its top for it; '' otherwise. */
  attention(): Promise<string>;

  /** Lets time pass on the device. */
  passTime(seconds: number): Promise<void>;
  /** Waits until the app lives, and has its answers but for those that the server holds back. */
  waitUntilIdle(): Promise<void>;
  /** Waits for something to happen on the page; answers false where nothing more is to come. */
  waitForActivity(): Promise<boolean>;
  /** The address outside to which the app itself has led last; '' while it has not. Without a browser only. */
  externalAddress(): string;
  /** Takes the device out of reach of every network. Browsers only. */
  loseNetwork(): Promise<void>;
  /** What was copied last. Browsers only. */
  clipboard(): Promise<string>;
  /** Puts the device aside, and takes another one of the same make. Browsers only. */
  switchDevice(): Promise<void>;
  /** What the tab keeps, and what it is to keep from now on. */
  sessionEntries(): Promise<SessionEntries>;
  setSessionEntries(entries: SessionEntries): Promise<void>;

  /** What the app logged as failures since it was opened. */
  loggedFailures(): readonly string[];
  /** What went wrong behind the app's back: errors that nobody caught, files that were not found. */
  unexpectedErrors(): readonly string[];
  evidence(): Promise<Evidence>;
  close(): Promise<void>;
}
