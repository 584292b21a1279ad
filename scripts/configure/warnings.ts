import { isBlocked, NAMES, SERVERS, textOf, type Environment } from './settings.ts';

const NO_IDEMPOTENCY_KEY =
  "VITE_API_IDEMPOTENCY_KEY is not set: browsers may send a booking twice by themselves, and the server then takes both. Set it to 'on' if the server honours the key (docs/operations.md), else to 'off'.";
const NO_SITE_URL =
  "VITE_SITE_URL is not set: links to the app that are shared in a chat show no picture, and search engines learn no address. Set it to the app's host.";

export function warn(sentences: readonly string[]): void {
  for (const sentence of sentences) console.warn(`Warning: ${sentence}`);
}

/** The app works with them, but they may be a mistake. */
export function warningsOf(environment: Environment): readonly string[] {
  const text = (name: string) => textOf(environment, name);
  const number = text('VITE_CONTACT_NUMBER');
  return [
    ...(text('VITE_API_IDEMPOTENCY_KEY') === '' ? [NO_IDEMPOTENCY_KEY] : []),
    ...(text('VITE_SITE_URL') === '' ? [NO_SITE_URL] : []),
    ...SERVERS.filter((name) => /^http:/i.test(text(name)) && !isBlocked(text(name), text('VITE_SITE_URL'))).map(
      (name) => `${name} begins with 'http:': others can read along, and browsers block it on an https page.`,
    ),
    ...(/^[6-9]\d{9}$/.test(number)
      ? [`VITE_CONTACT_NUMBER has ten digits: an Indian number needs its country code, '91${number}'.`]
      : []),
  ];
}

/** At most one sentence. Print it last, where people see it. */
export function exampleWarnings(environment: Environment): readonly string[] {
  const examples = NAMES.filter((name) => /0{8}|\bexample\b(?!-)|\/\/your-server\b/.test(textOf(environment, name)));
  return examples.length > 0 ? [`These still have values of the example: ${examples.join(', ')}.`] : [];
}
