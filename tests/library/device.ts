import type { Position } from '../../src/ports/places';

export interface Device {
  startsAt: number;
  timeZone: string;
  /** `accuracy` is in meters (20 by default); 'unanswered' if the browser's question stays open. */
  location: (Position & { readonly accuracy?: number }) | 'denied' | 'unavailable' | 'timeout' | 'unanswered';
  /** With a small touch screen, not a mouse. */
  isPhone: boolean;
  /** '' for a browser that the app does not recognise. */
  userAgent: string;
  touchPointCount: number;
  /** False in Safari. */
  focusesPressedButtons: boolean;
  hasServiceWorkers: boolean;
  /** As Firefox with all cookies blocked. */
  blocksStorage: boolean;
  readonly localStorage: Map<string, string>;
  /** `VITE_…` variables that differ from production.env. They have an effect only without a browser. */
  settings: Readonly<Record<string, string>>;
  /** Batches of telemetry. Only a tab without a browser records them. */
  readonly beacons: string[];
}

/** Friday 20 November 2026, 10:00 in India. */
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
    blocksStorage: false,
    localStorage: new Map(),
    settings: {},
    beacons: [],
    ...own,
  };
}

export function screenOf({ isPhone }: Pick<Device, 'isPhone'>): { readonly width: number; readonly height: number } {
  return isPhone ? { width: 360, height: 616 } : { width: 1280, height: 900 };
}

/** As in Safari: the focused element loses the focus, too. May run inside the page. */
export function focusNoPressedButton(page: EventTarget = window): void {
  page.addEventListener('mousedown', (event) => {
    const pressed = event.target as Element;
    if (event.defaultPrevented || !pressed.closest('button')) return;
    event.preventDefault();
    (pressed.ownerDocument.activeElement as HTMLElement | null)?.blur();
  });
}

/** Storage and channels to other pages throw. May run inside the page. */
export function blockStorage(page: object = window): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(page, name, { get: refuse, configurable: true });
  const BroadcastChannel = function () {
    refuse();
  };
  Object.defineProperty(page, 'BroadcastChannel', { value: BroadcastChannel, configurable: true });
}

const GEOLOCATION_ERROR_CODES = { denied: 1, unavailable: 2, timeout: 3 } as const;

interface GeolocationAnswer {
  readonly position?: Position & { readonly accuracy?: number };
  readonly code?: number;
}

export function geolocationAnswer({ location }: Pick<Device, 'location'>): GeolocationAnswer {
  if (location === 'unanswered') return {};
  return typeof location === 'string' ? { code: GEOLOCATION_ERROR_CODES[location] } : { position: location };
}

/** At once, without asking the customer. May run inside the page. */
export function answerGeolocation(
  { position, code }: GeolocationAnswer,
  geolocation: Geolocation = navigator.geolocation,
): void {
  geolocation.getCurrentPosition = (onSuccess, onError) => {
    if (position) onSuccess({ coords: { accuracy: 20, ...position }, timestamp: 0 } as unknown as GeolocationPosition);
    else if (code) onError?.({ code, message: '' } as GeolocationPositionError);
  };
}
