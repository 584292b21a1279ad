import { SOCIAL_NETWORK_NAMES, type InstallationSettings } from '../../src/app/config.ts';
import type { Settings } from './settings.ts';

/** The build renders its pages with these; `fillTemplate` replaces them by settings. */
export const MARKS: InstallationSettings = {
  apiBaseUrl: '{{apiBaseUrl}}',
  picturesUrl: '{{picturesUrl}}',
  sendsIdempotencyKeys: false,
  googleMapsApiKey: '',
  contactNumber: '{{contactNumber}}',
  brandName: '{{brandName}}',
  notice: '{{notice}}',
  marketingUrl: '{{marketingUrl}}',
  playStoreUrl: '{{playStoreUrl}}',
  appStoreUrl: '{{appStoreUrl}}',
  communityUrl: '{{communityUrl}}',
  socialUrls: Object.fromEntries(
    SOCIAL_NETWORK_NAMES.map((name) => [name, `{{${name}}}`]),
  ) as InstallationSettings['socialUrls'],
  telemetryUrl: '',
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

export const escapedForHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
export const escapedForJson = (text: string) => JSON.stringify(text).slice(1, -1);

/**
 * Escapes for HTML. '{{config}}' becomes all settings as JSON. Throws for an unknown mark. Lines that need a missing site address are left
 * out.
 */
export function fillTemplate(template: string, { config, siteUrl }: Settings, escaped = escapedForHtml): string {
  const values: Readonly<Record<string, unknown>> = { ...config, ...config.socialUrls, siteUrl };
  const lines = siteUrl ? template : template.replaceAll(/^.*\{\{siteUrl\}\}.*\n/gm, '');
  return lines.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => {
    // A setting with '</script>' would end the script element that contains the JSON.
    if (name === 'config') return JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
    const value = values[name];
    if (typeof value !== 'string') throw new Error(`A page has the mark ${mark}, which is no setting.`);
    return escaped(value);
  });
}
