import { boolean, check, finite, integer, literal, maxValue, minValue, number, object, optional, picklist, pipe, record, string } from 'valibot';
import type { TurnsTaken } from '../mocks/faults';
import { DEFAULT_PRESET, readPresetName, PRESET_NAMES, type PresetName } from '../mocks/presets';
import { isCalendarDate, type CalendarDate } from '../src/domain/calendar';
import { parseOrUndefined } from '../src/adapters/schemas';
import type { HeldDay } from './demo-clock';

/** The settings of a demo. They survive a page reload. */
export interface DemoSettings {
  readonly preset: PresetName;
  /** Undefined while the demo runs on the real day. */
  readonly heldDay: HeldDay | undefined;
  /** How long the mock backend waits before it answers a request, in milliseconds. */
  readonly speed: number;
  readonly isPanelOffered: boolean;
  /** How often the app has sent each request that has a simulated fault. Some faults end after a few requests. */
  readonly turnsTaken: TurnsTaken;
}

/** The settings in a demo link; undefined for a setting that the link does not have. */
export interface LinkedSettings {
  readonly preset: PresetName | undefined;
  readonly today: CalendarDate | undefined;
  readonly speed: number | undefined;
}

/** The response delays that a person can choose in the demo's panel, in milliseconds. */
export const SPEEDS = [0, 800, 3000] as const;

/** The longest allowed response delay. It is shorter than the app's timeout for requests, so slow requests still succeed. */
const LONGEST_WAIT_IN_MILLISECONDS = 10_000;

/** The names of a demo link's parameters. */
const PRESET = 'demo';
const TODAY = 'now';
const SPEED = 'speed';
const PANEL = 'panel';

/** Whether a text is a date, 'YYYY-MM-DD', that the demo can use as today. `LAST_DAY` leaves room for bookings on later days. */
export function isSelectableDay(text: string): boolean {
  return isCalendarDate(text) && text <= LAST_DAY;
}

const LAST_DAY = '2099-12-31';

/** The settings of a demo on its first start. */
export const DEFAULT_SETTINGS: DemoSettings = { preset: DEFAULT_PRESET, heldDay: undefined, speed: 0, isPanelOffered: true, turnsTaken: {} };

/** The content of a demo link. */
export interface ReadLink {
  readonly settings: LinkedSettings;
  /** True if the link shows the panel, false if it hides the panel; undefined without such a parameter. */
  readonly isPanelOffered: boolean | undefined;
  /** A sentence for each parameter with an invalid value. */
  readonly problems: readonly string[];
  /** The query without the parameters of the demo: '', or a text that begins with '?'. */
  readonly restOfQuery: string;
}

/** Reads `?demo=<preset>&now=<YYYY-MM-DD>&speed=<ms>&panel=<0 or 1>`; each parameter is optional. */
export function readLink(query: string): ReadLink {
  const words = new URLSearchParams(query);
  const problems: string[] = [];
  const read = <Value>(word: string, readValue: (text: string) => Value | undefined, advice: string): Value | undefined => {
    const text = words.get(word);
    if (text === null) return undefined;
    const value = readValue(text);
    if (value === undefined) problems.push(`The link says ${word}=${text}. ${advice}`);
    return value;
  };
  const settings = {
    // Presets have lower-case names, but phone keyboards start a typed word with a capital.
    preset: read(PRESET, (text) => readPresetName(text.toLowerCase()), 'Pick a story here instead.'),
    today: read(TODAY, (text) => (isSelectableDay(text) ? text : undefined), 'Write a day like 2026-12-05.'),
    speed: read(SPEED, readSpeed, `Write milliseconds, ${LONGEST_WAIT_IN_MILLISECONDS} at most.`),
  };
  const isPanelOffered = read(PANEL, (text) => ({ 0: false, 1: true })[text], 'Write 0 or 1.');
  return { settings, isPanelOffered, problems, restOfQuery: withoutOwnParameters(query) };
}

/** The query of a link that starts a demo with these settings. */
export function linkQuery({ preset, today, speed }: { readonly [Key in keyof LinkedSettings]: NonNullable<LinkedSettings[Key]> }): string {
  return `?${new URLSearchParams({ [PRESET]: preset, [TODAY]: today, [SPEED]: String(speed) }).toString()}`;
}

/** Removes the demo's parameters from a query. Edits the text, because `URLSearchParams` would re-encode the other parameters. */
function withoutOwnParameters(query: string): string {
  const rest = query.slice(1).split('&').filter((part) => ![PRESET, TODAY, SPEED, PANEL].includes(part.split('=')[0]!));
  return rest.join('') && `?${rest.join('&')}`;
}

function readSpeed(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= LONGEST_WAIT_IN_MILLISECONDS ? Number(text) : undefined;
}

/** The version of the stored settings' format. Raise it when the format changes: settings of other versions are then ignored. */
const VERSION = 1;

const count = (highest: number) => pipe(number(), integer(), minValue(0), maxValue(highest));

const storedSettings = object({
  version: literal(VERSION),
  preset: picklist(PRESET_NAMES),
  heldDay: optional(object({ date: pipe(string(), check(isSelectableDay)), since: pipe(number(), finite()) }), () => undefined),
  speed: count(LONGEST_WAIT_IN_MILLISECONDS),
  isPanelOffered: boolean(),
  turnsTaken: record(string(), count(99)),
});

/** The settings as they are stored, with the version of their format. */
export function storedForm(settings: DemoSettings): unknown {
  return { version: VERSION, ...settings };
}

/** Checks stored settings. Returns undefined if they are invalid or have another version. */
export function restoreSettings(stored: unknown): DemoSettings | undefined {
  const settings = parseOrUndefined(storedSettings, stored);
  if (!settings) return undefined;
  const { preset, heldDay, speed, isPanelOffered, turnsTaken } = settings;
  return { preset, heldDay, speed, isPanelOffered, turnsTaken };
}
