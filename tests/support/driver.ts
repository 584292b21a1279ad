import type { Device } from './device';
import type { PageReader, Target } from './page-reader';

export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly content: Uint8Array;
}

/** Details that explain a failed scenario. */
export interface Evidence {
  /** The page as a PNG; undefined in process. */
  readonly picture?: Buffer;
  /** The address, the console and the outline of the page. */
  readonly notes: string;
}

/** The session storage of a tab. */
export type SessionEntries = readonly (readonly [key: string, value: string])[];

type Asked<Name extends keyof PageReader> = PageReader[Name] extends (...values: infer Values) => infer Answer
  ? { readonly values: Values; readonly answer: Answer }
  : never;

/** The questions that can be asked from outside the page: the answers are texts and numbers, no elements. */
export type Question = Exclude<keyof PageReader, 'find' | 'pressable' | 'submitControl'>;

/**
 * Controls one tab. Actions take the first element that fits, and throw without one. They return after the action, not
 * after the page's reaction.
 */
export interface Driver {
  readonly device: Device;

  /** Asks the page reader. */
  read<Name extends Question>(name: Name, ...values: Asked<Name>['values']): Promise<Asked<Name>['answer']>;

  /** Loads a path below the app's base, with its query. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes to a path like the browser's Forward button, without a page load. */
  moveTo(path: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;

  /** Presses an element. A text is the name of a pressable button or link. */
  press(target: Target | string): Promise<void>;
  /** Presses one place several times, faster than the page reacts, on any element there. */
  pressRepeatedly(name: string, times: number): Promise<void>;
  /** Replaces the text of a field. */
  write(target: Target, text: string): Promise<void>;
  /** Moves the focus away from a field. */
  leave(target: Target): Promise<void>;
  /** Selects an entry of a list by its value or text; '' is the empty entry. */
  select(target: Target, entry: string): Promise<void>;
  paste(target: Target, text: string): Promise<void>;
  upload(target: Target, file: PickedFile): Promise<void>;
  /** Presses a key by the browser's name for it, on the focused element or a given one. */
  pressKey(key: string, target?: Target): Promise<void>;

  /** The name of what has the focus, if the page is scrolled to the top; '' otherwise. */
  focusAtTop(): Promise<string>;

  passTime(seconds: number): Promise<void>;
  /** Waits until the app runs and no answer is outstanding, except those that the server holds. */
  waitUntilIdle(): Promise<void>;
  /** Waits for activity of the page; answers false once the page is idle. */
  waitForActivity(): Promise<boolean>;
  /** The last address outside the app that the app opened; '' if none. In process only. */
  externalAddress(): string;
  /** Disconnects the device. Browsers only. */
  loseNetwork(): Promise<void>;
  /** The text in the clipboard. Browsers only. */
  clipboard(): Promise<string>;
  /** Continues on another device of the same kind. Browsers only. */
  switchDevice(): Promise<void>;
  sessionEntries(): Promise<SessionEntries>;
  setSessionEntries(entries: SessionEntries): Promise<void>;

  /** The failures that the app logged since it was opened. */
  loggedFailures(): readonly string[];
  /** Errors that the app did not handle: uncaught exceptions, missing files, warnings. */
  unexpectedErrors(): readonly string[];
  evidence(): Promise<Evidence>;
  /** The visible part of the page as a small JPEG; missing in process, where nothing is drawn. */
  picture?(): Promise<Buffer>;
  close(): Promise<void>;
}
