import type { Device } from './device';
import type { PageReader, Target } from './page-reader';

export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly content: Uint8Array;
}

export type SessionEntries = readonly (readonly [key: string, value: string])[];

type Asked<Name extends keyof PageReader> = PageReader[Name] extends (...values: infer Values) => infer Answer
  ? { readonly values: Values; readonly answer: Answer }
  : never;

export type Question = Exclude<keyof PageReader, 'find' | 'required' | 'pressable' | 'submitControl'>;

/** Actions throw if nothing fits, and do not wait for the page's reaction. */
export interface Driver {
  readonly device: Device;

  read<Name extends Question>(name: Name, ...values: Asked<Name>['values']): Promise<Asked<Name>['answer']>;

  open(path: string): Promise<void>;
  reload(): Promise<void>;
  moveTo(path: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;

  press(target: Target | string): Promise<void>;
  /** Presses its place, faster than the page reacts, even if another element appears there. */
  pressRepeatedly(name: string, times: number): Promise<void>;
  write(target: Target, text: string): Promise<void>;
  leave(target: Target): Promise<void>;
  select(target: Target, entry: string): Promise<void>;
  paste(target: Target, text: string): Promise<void>;
  insert(target: Target, text: string): Promise<void>;
  upload(target: Target, file: PickedFile): Promise<void>;
  pressKey(key: string, target?: Target): Promise<void>;

  /** In place of the reader's, by keyboard. */
  focusAtTop?(): Promise<string>;

  /** As when one comes back from another tab or app. Missing in a browser. */
  comeBack?(): Promise<void>;
  passTime(seconds: number): Promise<void>;
  waitUntilIdle(): Promise<void>;
  waitForActivity(): Promise<boolean>;
  /** The last one that the app opened; '' if none. Missing in a browser. */
  externalAddress?(): string;
  /** Missing in WebKit and without a browser. */
  setOffline?(isOffline: boolean): Promise<void>;
  sessionEntries(): Promise<SessionEntries>;
  setSessionEntries(entries: SessionEntries): Promise<void>;

  fillStorage?(): void;
  duplicate?(): Promise<Driver>;
  /** The returned function goes back. Headless Chromium keeps no pages. */
  openKeepingPage?(path: string): Promise<() => Promise<void>>;

  loggedFailures(): readonly string[];
  /** Uncaught exceptions, missing files, warnings. */
  unexpectedErrors(): readonly string[];
  /** Missing without a browser, where nothing is drawn. */
  screenshot?(): Promise<Buffer>;
  /** The visible part as a small JPEG; missing without a browser. */
  picture?(): Promise<Buffer>;
  close(): Promise<void>;
}
