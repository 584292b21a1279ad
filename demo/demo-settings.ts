import { boolean, check, finite, integer, literal, maxValue, minValue, number, object, optional, picklist, pipe, record, string } from 'valibot';
import type { TurnsTaken } from '../mocks/faults';
import { FIRST_SCENARIO, readScenarioName, SCENARIO_NAMES, type ScenarioName } from '../mocks/scenarios';
import { isCalendarDate, type CalendarDate } from '../src/domain/calendar';
import { parse } from '../src/adapters/schemas';
import type { HeldDay } from './demo-clock';

/** What a demo is set to; a reload keeps it. */
export interface DemoSettings {
  readonly scenario: ScenarioName;
  /** The day that is held; undefined while the day is the real one. */
  readonly heldDay: HeldDay | undefined;
  /** Milliseconds until a call is answered. */
  readonly speed: number;
  readonly isPanelOffered: boolean;
  /** How far the story is told. */
  readonly turnsTaken: TurnsTaken;
}

/** What a link asks a demo to be; a part that it does not name is undefined. */
export interface LinkedSettings {
  readonly scenario: ScenarioName | undefined;
  readonly today: CalendarDate | undefined;
  readonly speed: number | undefined;
}

/** The speeds that the panel offers, in milliseconds until a call is answered. */
export const SPEEDS = [0, 800, 3000] as const;

/** Longer than anybody waits; calls give up later than that. */
const LONGEST_WAIT_IN_MILLISECONDS = 10_000;

/** The words of a demo link. */
const SCENARIO = 'demo';
const TODAY = 'now';
const SPEED = 'speed';
const PANEL = 'panel';

/** Whether a demo can be held on a day; bookings begin and end some days after it, and have to be days too. */
export function isDemoDay(text: string): boolean {
  return isCalendarDate(text) && text <= LAST_DAY;
}

const LAST_DAY = '2099-12-31';

/** How a demo starts that nobody has set. */
export const FIRST_SETTINGS: DemoSettings = { scenario: FIRST_SCENARIO, heldDay: undefined, speed: 0, isPanelOffered: true, turnsTaken: {} };

/** A link's wishes, and a sentence for each that cannot be met. */
export interface ReadLink {
  readonly settings: LinkedSettings;
  /** Whether the panel is offered; undefined where the link does not say. */
  readonly isPanelOffered: boolean | undefined;
  readonly problems: readonly string[];
  /** The query without the demo's own words, '' or beginning with '?'. */
  readonly restOfQuery: string;
}

/** Reads `?demo=<scenario>&now=<YYYY-MM-DD>&speed=<ms>&panel=<0 or 1>`, each of which may be missing. */
export function readLink(query: string): ReadLink {
  const words = new URLSearchParams(query);
  const problems: string[] = [];
  const read = <Value>(word: string, readValue: (text: string) => Value | undefined, wanted: string): Value | undefined => {
    const text = words.get(word);
    if (text === null) return undefined;
    const value = readValue(text);
    if (value === undefined) problems.push(`The link says ${word}=${text}, which is ${wanted}.`);
    return value;
  };
  const settings = {
    // Phones begin what is typed with a capital.
    scenario: read(SCENARIO, (text) => readScenarioName(text.toLowerCase()), 'no scenario of this demo'),
    today: read(TODAY, (text) => (isDemoDay(text) ? text : undefined), 'no day such as 2026-12-05'),
    speed: read(SPEED, readSpeed, `no number of milliseconds up to ${LONGEST_WAIT_IN_MILLISECONDS}`),
  };
  const isPanelOffered = read(PANEL, (text) => ({ 0: false, 1: true })[text], 'neither 0 nor 1');
  return { settings, isPanelOffered, problems, restOfQuery: withoutOwnWords(query) };
}

/** The query of a link that brings another machine to the same state. */
export function linkQuery({ scenario, today, speed }: { readonly [Key in keyof LinkedSettings]: NonNullable<LinkedSettings[Key]> }): string {
  return `?${new URLSearchParams({ [SCENARIO]: scenario, [TODAY]: today, [SPEED]: String(speed) }).toString()}`;
}

/** The others are left as they are written. */
function withoutOwnWords(query: string): string {
  const rest = query.slice(1).split('&').filter((part) => ![SCENARIO, TODAY, SPEED, PANEL].includes(part.split('=')[0]!));
  return rest.join('') && `?${rest.join('&')}`;
}

function readSpeed(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= LONGEST_WAIT_IN_MILLISECONDS ? Number(text) : undefined;
}

/** Grows when stored settings of the version before would be read wrong. */
const VERSION = 1;

const count = (highest: number) => pipe(number(), integer(), minValue(0), maxValue(highest));

const storedSettings = object({
  version: literal(VERSION),
  scenario: picklist(SCENARIO_NAMES),
  heldDay: optional(object({ date: pipe(string(), check(isDemoDay)), since: pipe(number(), finite()) }), () => undefined),
  speed: count(LONGEST_WAIT_IN_MILLISECONDS),
  isPanelOffered: boolean(),
  turnsTaken: record(string(), count(99)),
});

/** The settings as they are stored. */
export function storedForm(settings: DemoSettings): unknown {
  return { version: VERSION, ...settings };
}

/** Settings that were stored; undefined for what is none. */
export function restoreSettings(stored: unknown): DemoSettings | undefined {
  const settings = parse(storedSettings, stored);
  if (!settings) return undefined;
  const { scenario, heldDay, speed, isPanelOffered, turnsTaken } = settings;
  return { scenario, heldDay, speed, isPanelOffered, turnsTaken };
}
