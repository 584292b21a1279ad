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

/** In milliseconds. */
export const SPEEDS = [0, 800, 3000] as const;

/** Shorter than the app's timeout for requests, so slow requests still succeed. */
const LONGEST_WAIT_IN_MILLISECONDS = 10_000;

export const LAST_DAY = '2099-12-31';

const count = (highest: number) => pipe(number(), integer(), minValue(0), maxValue(highest));

const settingsSchema = pipe(
  object({
    /** Raise it when the format changes: stored settings of other versions are then ignored. */
    version: literal(1),
    preset: picklist(PRESET_NAMES),
    heldDay: optional(
      object({ date: pipe(string(), check(isSelectableDay)), since: pipe(number(), finite()) }),
      () => undefined,
    ),
    /** In milliseconds. */
    speed: count(LONGEST_WAIT_IN_MILLISECONDS),
    isPanelOffered: boolean(),
    turnsTaken: record(string(), count(99)),
  }),
  readonly(),
);

export type DemoSettings = InferOutput<typeof settingsSchema>;

export const DEFAULT_SETTINGS: DemoSettings = {
  version: 1,
  preset: DEFAULT_PRESET,
  heldDay: undefined,
  speed: 0,
  isPanelOffered: true,
  turnsTaken: {},
};

export function restoreSettings(stored: unknown): DemoSettings | undefined {
  return parseOrUndefined(settingsSchema, stored);
}

/** `?demo=<preset>&now=<YYYY-MM-DD>&speed=<ms>&panel=<0 or 1>`; each is optional. */
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

export const LINK_PARAMETERS = ['demo', 'now', 'speed', 'panel'];

function isSelectableDay(text: string): boolean {
  return isCalendarDate(text) && text <= LAST_DAY;
}

function readSpeed(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= LONGEST_WAIT_IN_MILLISECONDS ? Number(text) : undefined;
}
