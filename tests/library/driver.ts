import type { Device } from './device';
import type { PageReader, Place, Target } from './page-reader';

export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly content: Uint8Array;
}

export interface Evidence {
  readonly picture?: Buffer;
  readonly notes: string;
}

export type SessionEntries = readonly (readonly [key: string, value: string])[];

type Asked<Name extends keyof PageReader> = PageReader[Name] extends (...values: infer Values) => infer Answer
  ? { readonly values: Values; readonly answer: Answer }
  : never;

export type Question = Exclude<keyof PageReader, 'find' | 'required' | 'pressable' | 'submitControl'>;

/**
 * Controls one tab. Actions take the first element that fits the target, and throw if none fits. They do not wait for the page's
 * reaction.
 */
export interface Driver {
  readonly device: Device;

  read<Name extends Question>(name: Name, ...values: Asked<Name>['values']): Promise<Asked<Name>['answer']>;

  open(path: string): Promise<void>;
  reload(): Promise<void>;
  moveTo(path: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;

  /** Presses the element of a target; for a text, the enabled button or link of this name. */
  press(target: Target | string): Promise<void>;
  /** Presses the place of a button or link several times, faster than the page reacts, even if another element appears there. */
  pressRepeatedly(name: string, times: number): Promise<void>;
  /** Presses a place of the window. Missing without a browser, where nothing has a place. */
  pressAt?(place: Place): Promise<void>;
  write(target: Target, text: string): Promise<void>;
  leave(target: Target): Promise<void>;
  select(target: Target, entry: string): Promise<void>;
  paste(target: Target, text: string): Promise<void>;
  insert(target: Target, text: string): Promise<void>;
  /** Sets the text of a field, the entry of a list, or turns a choice on, without any event, like some password managers. */
  fillSilently(target: Target, text: string): Promise<void>;
  upload(target: Target, file: PickedFile): Promise<void>;
  pressKey(key: string, target?: Target): Promise<void>;

  focusAtTop(): Promise<string>;

  passTime(seconds: number): Promise<void>;
  waitUntilIdle(): Promise<void>;
  waitForActivity(): Promise<boolean>;
  /** The last address outside the app that the app opened; '' if it opened none. Throws in a browser. */
  externalAddress(): string;
  setOffline(isOffline: boolean): Promise<void>;
  /** The text in the clipboard. Throws in WebKit and without a browser. */
  clipboard(): Promise<string>;
  /** Closes this device; `open` then continues on another device of the same kind. Throws in WebKit and without a browser. */
  switchDevice(): Promise<void>;
  sessionEntries(): Promise<SessionEntries>;
  setSessionEntries(entries: SessionEntries): Promise<void>;

  /** From now on, the browser's storage refuses each text. Only the driver without a browser can do this. */
  fillStorage?(): void;
  /** Opens a copy of this tab: the same page with the same session storage. Only the driver without a browser can do this. */
  duplicate?(): Promise<Driver>;
  /**
   * Opens a path as a new page of this tab while the browser keeps the present page in its back-forward cache. Returns a function that
   * goes back to the kept page. Only the driver without a browser can do this: headless Chromium keeps no pages.
   */
  openKeepingPage?(path: string): Promise<() => Promise<void>>;

  loggedFailures(): readonly string[];
  /** Errors that the app did not handle: uncaught exceptions, missing files, warnings. */
  unexpectedErrors(): readonly string[];
  evidence(): Promise<Evidence>;
  /** The visible part of the page as a small JPEG; missing without a browser, where nothing is drawn. */
  picture?(): Promise<Buffer>;
  close(): Promise<void>;
}
