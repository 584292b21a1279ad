import type { Position } from '../../src/ports/geolocation';

/** A customer's device. It is set up before the app is opened. */
export interface Device {
  /** The time when the app is opened, in milliseconds since the epoch. */
  startsAt: number;
  timeZone: string;
  /** The position, or the error of its geolocation. */
  location: Position | 'denied' | 'unavailable' | 'timeout';
  /** A phone has a small touch screen; a computer has a mouse. */
  isPhone: boolean;
  /** The browser's user agent; '' for a browser that the app does not recognise. */
  userAgent: string;
  touchPointCount: number;
  /** Whether a pressed button gets the focus. In Safari it does not. */
  focusesPressedButtons: boolean;
  /** Demos use a service worker for their offline copy. */
  hasServiceWorkers: boolean;
  /** Whether the browser lacks what the oldest supported browsers lack. */
  hasOldBrowser: boolean;
  /** The local storage of earlier page loads. */
  readonly localStorage: Map<string, string>;
  /** The variables that the app was installed with, where they differ from production.env. In process only. */
  settings: Readonly<Record<string, string>>;
  /** The batches of telemetry that the app sent. In process only. */
  readonly beacons: string[];
}

/** The default time: Friday 20 November 2026, 10:00 in India. */
export const SCENARIO_START = Date.parse('2026-11-20T10:00:00+05:30');

/** A computer in India, without anything stored. */
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
    settings: {},
    beacons: [],
    ...own,
  };
}

/** The visible part of a page in CSS pixels, below the browser's own bar. */
export function screenOf({ isPhone }: Pick<Device, 'isPhone'>): { readonly width: number; readonly height: number } {
  return isPhone ? { width: 360, height: 616 } : { width: 1280, height: 900 };
}

/** Pressed buttons lose the focus, as in Safari. May run inside the page. */
export function focusNoPressedButton(page: EventTarget = window): void {
  page.addEventListener('mousedown', (event) => {
    const pressed = event.target as Element;
    if (event.defaultPrevented || !pressed.closest('button')) return;
    event.preventDefault();
    (pressed.ownerDocument.activeElement as HTMLElement | null)?.blur();
  });
}

/** The error codes of the Geolocation API. */
const GEOLOCATION_ERROR_CODES = { denied: 1, unavailable: 2, timeout: 3 } as const;

/** The answer of `getCurrentPosition`: a position, or one of the API's error codes. */
export interface GeolocationAnswer {
  readonly position?: Position;
  readonly code?: number;
}

/** The answers of a device. */
export function geolocationAnswer({ location }: Pick<Device, 'location'>): GeolocationAnswer {
  return typeof location === 'string' ? { code: GEOLOCATION_ERROR_CODES[location] } : { position: location };
}

/** Makes a page's geolocation answer at once, without a prompt. May run inside the page. */
export function answerGeolocation({ position, code }: GeolocationAnswer, geolocation: Geolocation = navigator.geolocation): void {
  geolocation.getCurrentPosition = (onSuccess, onError) => {
    if (position) onSuccess({ coords: position, timestamp: 0 } as unknown as GeolocationPosition);
    else onError?.({ code, message: '' } as GeolocationPositionError);
  };
}
