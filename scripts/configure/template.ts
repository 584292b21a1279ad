import { SOCIAL_NETWORK_NAMES, type PageSettings } from '../../src/app/config.ts';

/** Settings that are marks, such as '{{brandName}}'. The build renders its pages with them, and later they become an installation's values. */
export const MARKS: PageSettings = {
  apiBaseUrl: '{{apiBaseUrl}}',
  sendsIdempotencyKeys: false,
  places: 'typed',
  googleMapsApiKey: '',
  contactNumber: '{{contactNumber}}',
  brandName: '{{brandName}}',
  notice: '{{notice}}',
  marketingUrl: '{{marketingUrl}}',
  playStoreUrl: '{{playStoreUrl}}',
  appStoreUrl: '{{appStoreUrl}}',
  communityUrl: '{{communityUrl}}',
  socialUrls: Object.fromEntries(SOCIAL_NETWORK_NAMES.map((name) => [name, `{{${name}}}`])) as PageSettings['socialUrls'],
  // The notice about telemetry is drawn once the app runs, so the pages are the same with and without it.
  telemetry: 'none',
  telemetryUrl: '',
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** Puts settings in the place of a page's marks: as text of HTML, and all as JSON in the place of '{{config}}'. Throws for an unknown mark. */
export function fillTemplate(template: string, config: PageSettings): string {
  const values: Readonly<Record<string, unknown>> = { ...config, ...config.socialUrls };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => {
    // A '<' could end the script element.
    if (name === 'config') return JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
    const value = values[name];
    if (typeof value !== 'string') throw new Error(`A page has the mark ${mark}, which is no setting.`);
    return value.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
  });
}
