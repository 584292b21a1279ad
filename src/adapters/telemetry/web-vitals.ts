import { onCLS } from 'web-vitals/onCLS.js';
import { onLCP } from 'web-vitals/onLCP.js';
import { onINP } from 'web-vitals/attribution/onINP.js';
import type { Telemetry } from '../../ports/telemetry';
import type { TelemetryOptions } from './options';

/** Records the web vitals of this page load, when they are final. Those from before count too. */
export function recordWebVitals(telemetry: Telemetry, { page }: Pick<TelemetryOptions, 'page'>): void {
  for (const measure of [onCLS, onLCP]) measure(({ name, value, rating }) => telemetry.record({ kind: 'vital', name, value, rating }));
  onINP(
    ({ name, value, rating, attribution: { interactionTarget = '' } }) => {
      const [place = '', element = ''] = interactionTarget.split('|');
      telemetry.record({ kind: 'vital', name, value, rating, element, page: place });
    },
    // Called soon after an interaction, when the customer is still on its page.
    { generateTarget: (node) => `${page()}|${node instanceof Element ? describeElement(node) : ''}` },
  );
}

/** Describes an element by its surroundings, its control and its field, as 'form input#walkFrequency'. The options of a field have its name. */
export function describeElement(element: Element): string {
  const near = (selector: string) => element.closest(selector);
  const [field = ''] = (near('[id]')?.id ?? '').split('-');
  return `${near('header, footer, form, dialog, nav, main')?.localName} ${near('a, button, input, select, textarea, label, summary')?.localName}#${field}`;
}
