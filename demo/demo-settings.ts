import {
  boolean,
  check,
  finite,
  integer,
  literal,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  readonly,
  record,
  string,
  type InferOutput,
} from 'valibot';
import { DEFAULT_PRESET, readPresetName, PRESET_NAMES } from '../mocks/presets';
import { parseOrUndefined } from '../src/adapters/schemas';
import { isCalendarDate } from '../src/domain/calendar';

/** The response delays that a person can choose in the demo's panel, in milliseconds. */
export const SPEEDS = [0, 800, 3000] as const;

/** The longest allowed response delay. It is shorter than the app's timeout for requests, so slow requests still succeed. */
const LONGEST_WAIT_IN_MILLISECONDS = 10_000;

/** The last day that the demo can use as today. It leaves room for bookings on later days. */
export const LAST_DAY = '2099-12-31';

const count = (highest: number) => pipe(number(), integer(), minValue(0), maxValue(highest));

const settingsSchema = pipe(
  object({
    /** Raise it when the format changes: stored settings of other versions are then ignored. */
    version: literal(1),
    preset: picklist(PRESET_NAMES),
    /** Undefined while the demo runs on the real day. */
    heldDay: optional(
      object({ date: pipe(string(), check(isSelectableDay)), since: pipe(number(), finite()) }),
      () => undefined,
    ),
    /** How long the mock backend waits before it answers a request, in milliseconds. */
    speed: count(LONGEST_WAIT_IN_MILLISECONDS),
    isPanelOffered: boolean(),
    /** How often the app has sent each request that has a simulated fault. Some faults end after a few requests. */
    turnsTaken: record(string(), count(99)),
  }),
  readonly(),
);

/** The settings of a demo. They survive a page reload. */
export type DemoSettings = InferOutput<typeof settingsSchema>;

export const DEFAULT_SETTINGS: DemoSettings = {
  version: 1,
  preset: DEFAULT_PRESET,
  heldDay: undefined,
  speed: 0,
  isPanelOffered: true,
  turnsTaken: {},
};

/** Checks stored settings. Returns undefined if they are invalid or have another version. */
export function restoreSettings(stored: unknown): DemoSettings | undefined {
  return parseOrUndefined(settingsSchema, stored);
}

/** Reads `?demo=<preset>&now=<YYYY-MM-DD>&speed=<ms>&panel=<0 or 1>`; each is optional. `problems` has a sentence for each invalid value. */
export function readLink(query: URLSearchParams) {
  const problems: string[] = [];
  const read = <Value>(
    word: string,
    readValue: (text: string) => Value | undefined,
    advice: string,
  ): Value | undefined => {
    const text = query.get(word);
    if (text === null) return undefined;
    const value = readValue(text);
    if (value === undefined) problems.push(`The link says ${word}=${text}. ${advice}`);
    return value;
  };
  const settings = {
    // Presets have lower-case names, but phone keyboards start a typed word with a capital.
    preset: read('demo', (text) => readPresetName(text.toLowerCase()), 'Pick a story here instead.'),
    today: read('now', (text) => (isSelectableDay(text) ? text : undefined), 'Write a day like 2026-12-05.'),
    speed: read('speed', readSpeed, `Write milliseconds, ${LONGEST_WAIT_IN_MILLISECONDS} at most.`),
    isPanelOffered: read('panel', (text) => ({ 0: false, 1: true })[text], 'Write 0 or 1.'),
  };
  return { settings, problems };
}

/** The parameters of a demo link. They leave the address once they are read. */
export const LINK_PARAMETERS = ['demo', 'now', 'speed', 'panel'];

function isSelectableDay(text: string): boolean {
  return isCalendarDate(text) && text <= LAST_DAY;
}

function readSpeed(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= LONGEST_WAIT_IN_MILLISECONDS ? Number(text) : undefined;
}
