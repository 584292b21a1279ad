import type { Position } from '../../src/ports/geolocation';

/** The device in a customer's hand. It can be set up until the app is opened on it. */
export interface Device {
  /** The instant on its clock when the app is opened, in milliseconds since the epoch. */
  startsAt: number;
  /** Its time zone, such as 'Asia/Kolkata'. */
  timeZone: string;
  /** Where it is, or why it cannot tell. */
  location: Position | 'denied' | 'unavailable' | 'timeout';
  /** Whether it is a phone, with a phone's screen and a finger as its main pointer; a computer with a mouse otherwise. */
  isPhone: boolean;
  /** What its browser says that it is, and how many fingers its screen feels; '' for a browser of no kind that the app knows. */
  userAgent: string;
  touchPointCount: number;
  /** Whether its browser gives the focus to a button that is pressed with a pointer; Safari does not. */
  focusesPressedButtons: boolean;
  /** Whether its browser has service workers; demos keep their copy by one. */
  hasServiceWorkers: boolean;
  /** Whether its browser is among the oldest that the app is for. */
  hasOldBrowser: boolean;
  /** What the app keeps in local storage from earlier visits. */
  readonly localStorage: Map<string, string>;
}

/** Friday 20 November 2026, 10:00 in India: when every story begins that does not say otherwise. */
export const SCENARIO_START = Date.parse('2026-11-20T10:00:00+05:30');

/** A computer in India on which nobody has opened the app yet. */
export function newDevice(own: Partial<Device> = {}): Device {
  return {
    startsAt: SCENARIO_START,
    timeZone: 'Asia/Kolkata',
    location: 'unavailable',
    isPhone: false,
    userAgent: '',
    touchPointCount: 0,
    focusesPressedButtons: true,
    hasServiceWorkers: true,
    hasOldBrowser: false,
    localStorage: new Map(),
    ...own,
  };
}

/** What can be seen of a page at once, in CSS pixels: on a small phone, below the browser's own bar, and on a computer. */
export function screenOf({ isPhone }: Pick<Device, 'isPhone'>): { readonly width: number; readonly height: number } {
  return isPhone ? { width: 360, height: 616 } : { width: 1280, height: 900 };
}

/** Has a page take the focus away when a button is pressed, as Safari does. It may run inside the page. */
export function focusNoPressedButton(page: EventTarget = window): void {
  page.addEventListener('mousedown', (event) => {
    const pressed = event.target as Element;
    if (event.defaultPrevented || !pressed.closest('button')) return;
    event.preventDefault();
    (pressed.ownerDocument.activeElement as HTMLElement | null)?.blur();
  });
}

/** What the Geolocation API answers instead of a position: its error codes. */
const GEOLOCATION_ERROR_CODES = { denied: 1, unavailable: 2, timeout: 3 } as const;

/** The answer of `getCurrentPosition` on a device: a position, or one of the API's error codes. */
export function geolocationAnswer({ location }: Pick<Device, 'location'>): { readonly position?: Position; readonly code?: number } {
  return typeof location === 'string' ? { code: GEOLOCATION_ERROR_CODES[location] } : { position: location };
}
