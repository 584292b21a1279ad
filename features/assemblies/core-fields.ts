import { readTypedDate, type CalendarDate } from '../../src/domain/calendar';
import type { RemoteList } from '../../src/view-models/remote-list';
import { eventually } from '../support/eventually';
import { StoryError } from '../support/story-error';

/** A field as its page offers it: what stands in it, what is said of it, and what can be done with it. */
export interface CoreField {
  /** Nothing or one text; of options, those that are on. */
  readonly values: readonly string[];
  readonly options: readonly string[];
  readonly message: string | undefined;
  /** Types or chooses a value. */
  readonly fill: (value: string) => unknown;
  /** Types and picks nothing; only fields with suggestions tell the two apart. */
  readonly type?: (text: string) => unknown;
  /** Picks a day of its calendar; only dates have one. */
  readonly pick?: (day: string) => unknown;
  /** Comes to it and leaves it as it is; only fields that may then complain know of it. */
  readonly leave?: () => unknown;
}

/** What a page, or the dialog above it, has for the customer at one moment. A control that cannot be pressed is undefined. */
export interface CorePage {
  readonly fields: Readonly<Record<string, CoreField>>;
  readonly controls: Readonly<Record<string, (() => unknown) | undefined>>;
  readonly texts: readonly (string | undefined)[];
}

interface Option {
  readonly name: string;
  readonly isOn: boolean;
  readonly press: () => unknown;
}

/** A field to type into. */
export function textField(value: string, message: string | undefined, enter: (text: string) => unknown): CoreField {
  return { values: [value], options: [], message, fill: enter };
}

/** A date to write, or to pick from a calendar that offers the days between the earliest and the latest. */
export function dateField(
  { text, message, write }: { readonly text: string; readonly message: string | undefined; readonly write: (text: string) => unknown },
  { earliest = '', latest = '9999-12-31' }: { readonly earliest?: CalendarDate; readonly latest?: CalendarDate },
): CoreField {
  return {
    ...textField(text, message, write),
    pick: (day) => {
      const date = readTypedDate(day);
      if (!date || date < earliest || date > latest) throw new StoryError(`The calendar does not offer ${day}.`);
      return write(day);
    },
  };
}

/** A time that is taken from a list, or taken back. */
export function timeField(
  { time, times, message }: { readonly time: string | undefined; readonly times: readonly string[]; readonly message: string | undefined },
  choose: (time: string | undefined) => unknown,
): CoreField {
  return {
    values: time === undefined ? [] : [time],
    options: times,
    message,
    fill: (wanted) => choose(wanted || undefined),
  };
}

/** A group of options, of which one or several are on. */
export function choice(options: readonly Option[], message?: string): CoreField {
  return {
    values: options.filter(({ isOn }) => isOn).map(({ name }) => name),
    options: options.map(({ name }) => name),
    message,
    fill: (wanted) => options.find(({ name }) => name === wanted)!.press(),
  };
}

/** Options that are told apart by a value, one of which may be chosen. */
export function choiceOf<Value>(
  options: readonly { readonly name: string; readonly value: Value }[],
  chosen: Value | undefined,
  choose: (value: Value) => unknown,
  message?: string,
): CoreField {
  return choice(
    options.map(({ name, value }) => ({ name, isOn: value === chosen, press: () => choose(value) })),
    message,
  );
}

interface Suggesting<Suggestion> {
  readonly value: string;
  readonly message?: string | undefined;
  readonly type: (text: string) => unknown;
  /** Asked again until the suggestion is there. */
  readonly suggestions: () => readonly Suggestion[];
  readonly nameOf: (suggestion: Suggestion) => string;
  readonly pick: (suggestion: Suggestion) => unknown;
}

/** A field that offers suggestions for what is typed; filling it is typing and picking. */
export function suggestField<Suggestion>(field: Suggesting<Suggestion>): CoreField {
  const { value, message, type, suggestions, nameOf, pick } = field;
  return {
    values: [value],
    options: suggestions().map(nameOf),
    message,
    type,
    fill: async (wanted) => {
      type(wanted);
      if (wanted === '') return;
      const suggestion = await eventually(() => {
        const found = suggestions().find((each) => nameOf(each).startsWith(wanted));
        if (!found) throw new StoryError(`'${wanted}' is not suggested, but ${suggestions().map(nameOf).join(', ') || 'nothing'}.`);
        return found;
      });
      await pick(suggestion);
    },
  };
}

/** The way out where a list could not be fetched (decision P5). */
export function reloadControl(list: RemoteList<unknown>, load: () => unknown): CorePage['controls'] {
  return list.status === 'failed' ? { Reload: load } : {};
}
