import type { Position } from '../../src/ports/places';

export interface Device {
  startsAt: number;
  timeZone: string;
  /** The position that the browser's geolocation returns, exact to `accuracy` meters (20 by default), or its error; 'unanswered' if it never returns, because the browser's question is open. */
  location: (Position & { readonly accuracy?: number }) | 'denied' | 'unavailable' | 'timeout' | 'unanswered';
  /** True for a phone with a small touch screen, false for a computer with a mouse. */
  isPhone: boolean;
  /** The browser's user agent; '' for a browser that the app does not recognise. */
  userAgent: string;
  touchPointCount: number;
  /** Whether a pressed button gets the focus. It does not in Safari. */
  focusesPressedButtons: boolean;
  /** Whether the browser has service workers. The demo uses one for its offline copy. */
  hasServiceWorkers: boolean;
  /** Whether the browser gives other pixels than those drawn, to protect its owner from fingerprinting. Only in a browser. */
  falsifiesDrawings: boolean;
  readonly localStorage: Map<string, string>;
  /** The app's settings (`VITE_…`) that differ from production.env. They have an effect only without a browser. */
  settings: Readonly<Record<string, string>>;
  /** The batches of telemetry that the app has sent. Only a tab without a browser records them. */
  readonly beacons: string[];
}

/** The time at which a device starts unless a test sets another: Friday 20 November 2026, 10:00 in India. */
export const SCENARIO_START = Date.parse('2026-11-20T10:00:00+05:30');

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
    falsifiesDrawings: false,
    localStorage: new Map(),
    settings: {},
    beacons: [],
    ...own,
  };
}

export function screenOf({ isPhone }: Pick<Device, 'isPhone'>): { readonly width: number; readonly height: number } {
  return isPhone ? { width: 360, height: 616 } : { width: 1280, height: 900 };
}

/** Makes a page behave as in Safari: a pressed button gets no focus, and the focused element loses it. May run inside the page. */
export function focusNoPressedButton(page: EventTarget = window): void {
  page.addEventListener('mousedown', (event) => {
    const pressed = event.target as Element;
    if (event.defaultPrevented || !pressed.closest('button')) return;
    event.preventDefault();
    (pressed.ownerDocument.activeElement as HTMLElement | null)?.blur();
  });
}

/** Makes each canvas of a page give back stripes instead of what was drawn. May run inside the page. */
export function falsifyDrawings(): void {
  const toDataURL = Reflect.get(HTMLCanvasElement.prototype, 'toDataURL');
  HTMLCanvasElement.prototype.toDataURL = function (...options) {
    const stripes = Object.assign(document.createElement('canvas'), { width: this.width, height: this.height });
    const context = stripes.getContext('2d')!;
    for (let x = 0; x < stripes.width; x += 2) context.fillRect(x, 0, 1, stripes.height);
    return toDataURL.apply(stripes, options);
  };
}

const GEOLOCATION_ERROR_CODES = { denied: 1, unavailable: 2, timeout: 3 } as const;

/** The result of `getCurrentPosition`: a position, one of the API's error codes, or neither if it never ends. */
interface GeolocationAnswer {
  readonly position?: Position & { readonly accuracy?: number };
  readonly code?: number;
}

/** The result of `getCurrentPosition` on a device. */
export function geolocationAnswer({ location }: Pick<Device, 'location'>): GeolocationAnswer {
  if (location === 'unanswered') return {};
  return typeof location === 'string' ? { code: GEOLOCATION_ERROR_CODES[location] } : { position: location };
}

/** Makes a page's geolocation return this result at once, without asking the customer. May run inside the page. */
export function answerGeolocation(
  { position, code }: GeolocationAnswer,
  geolocation: Geolocation = navigator.geolocation,
): void {
  geolocation.getCurrentPosition = (onSuccess, onError) => {
    if (position) onSuccess({ coords: { accuracy: 20, ...position }, timestamp: 0 } as unknown as GeolocationPosition);
    else if (code) onError?.({ code, message: '' } as GeolocationPositionError);
  };
}
