import { onCLS } from 'web-vitals/onCLS.js';
import { onLCP } from 'web-vitals/onLCP.js';
import { onINP } from 'web-vitals/attribution/onINP.js';
import type { Telemetry } from '../../ports/telemetry';
import type { TelemetryOptions } from './options';

/** Records the web vitals of this page load once they are final, also those measured before this call. */
export function recordWebVitals(telemetry: Telemetry, { page }: Pick<TelemetryOptions, 'page'>): void {
  for (const measure of [onCLS, onLCP])
    measure(({ name, value, rating }) => telemetry.record({ kind: 'vital', name, value, rating }));
  onINP(
    ({ name, value, rating, attribution: { interactionTarget } }) =>
      telemetry.record({ kind: 'vital', name, value, rating, ...pageAndElement(interactionTarget) }),
    // The library calls `generateTarget` soon after the customer's tap or key, when `page()` is still the page where it happened.
    { generateTarget: (node) => `${page()}|${node instanceof Element ? describeElement(node) : ''}` },
  );
}

/** Reads what `generateTarget` wrote. A page from the browser's cache may have counted an interaction that was not measured. */
export function pageAndElement(target = ''): { page?: string; element?: string } {
  const [page, element] = target.split('|');
  return { ...(page && { page }), ...(element && { element }) };
}

/** Describes an element by its section, control and field, such as 'form label#walkFrequency', without an option's number. */
export function describeElement(element: Element): string {
  const place = element.closest('header, footer, form, dialog, nav, main');
  const control = element.closest<HTMLElement & { control?: HTMLElement }>(
    'a, button, input, select, textarea, label, summary',
  );
  const [field] = (control?.control ?? control)?.id.split('-') ?? [];
  return `${place?.localName} ${control?.localName}${field ? `#${field}` : ''}`;
}
