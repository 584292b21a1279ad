import { SOCIAL_NETWORK_NAMES, type InstallationSettings } from '../../src/app/config.ts';
import type { Settings } from './settings.ts';

const marksOf = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, `{{${name}}}`])) as Record<Name, string>;

export const MARKS: InstallationSettings = {
  ...marksOf('apiBaseUrl', 'picturesUrl', 'contactNumber', 'brandName', 'notice'),
  ...marksOf('marketingUrl', 'playStoreUrl', 'appStoreUrl', 'communityUrl'),
  socialUrls: marksOf(...SOCIAL_NETWORK_NAMES),
  sendsIdempotencyKeys: false,
  googleMapsApiKey: '',
  telemetryUrl: '',
};

export const escapedForHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
export const escapedForJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** '{{config}}' becomes all settings as JSON. Lines that need a missing site address are left out. */
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
