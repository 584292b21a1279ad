import { closestMatch } from 'leven';
import { isBlocked, NAMES, SERVERS, textOf, type Environment } from './settings.ts';

/** A variable is taken for a misspelt setting if at most this share of its letters is wrong. */
const WRONG_SHARE = 0.25;

const NO_IDEMPOTENCY_KEY =
  "VITE_API_IDEMPOTENCY_KEY is not set: browsers may send a booking twice by themselves, and the server then takes both. Set it to 'on' if the server honours the key (docs/operations.md), else to 'off'.";

const NO_SITE_URL =
  "VITE_SITE_URL is not set: links to the app that are shared in a chat show no picture, and search engines learn no address. Set it to the app's host.";

/** Prints each sentence as a warning. */
export function warn(sentences: readonly string[]): void {
  for (const sentence of sentences) console.warn(`Warning: ${sentence}`);
}

/** A sentence for each variable that may be a mistake, though the app works with it. `kept` has the build's own values that no variable replaces. */
export function warningsOf(environment: Environment, kept: Environment = {}): readonly string[] {
  const text = (name: string) => textOf(environment, name);
  const [number, places] = [text('VITE_CONTACT_NUMBER'), text('VITE_PLACES')];
  const isUnusedKey = text('VITE_GOOGLE_MAPS_API_KEY') !== '' && ['built-in', 'typed'].includes(places);
  const isUnusedAddress = text('VITE_TELEMETRY_URL') !== '' && ['', 'none'].includes(text('VITE_TELEMETRY'));
  return [
    ...Object.keys(environment).flatMap((name) => unknownName(name, kept)),
    ...(text('VITE_API_IDEMPOTENCY_KEY') === '' ? [NO_IDEMPOTENCY_KEY] : []),
    ...(text('VITE_SITE_URL') === '' ? [NO_SITE_URL] : []),
    ...SERVERS.filter((name) => /^http:/i.test(text(name)) && !isBlocked(text(name), text('VITE_SITE_URL'))).map(
      (name) => `${name} begins with 'http:': others can read along, and browsers block it on an https page.`,
    ),
    ...(/^[6-9]\d{9}$/.test(number)
      ? [`VITE_CONTACT_NUMBER has ten digits: an Indian number needs its country code, '91${number}'.`]
      : []),
    ...(places === 'built-in'
      ? ["VITE_PLACES is 'built-in': the address search knows a short list of Indian places only, which is for trials."]
      : []),
    ...(isUnusedKey
      ? [
          `VITE_GOOGLE_MAPS_API_KEY has no effect with VITE_PLACES '${places}': leave the key out, or set VITE_PLACES to 'google'.`,
        ]
      : []),
    ...(isUnusedAddress
      ? ["VITE_TELEMETRY_URL has no effect, and nothing is sent: set VITE_TELEMETRY to 'beacon'."]
      : []),
  ];
}

/** At most one sentence: it names the settings that still have values of .env.example. Print it last, where people see it. */
export function exampleWarnings(environment: Environment): readonly string[] {
  const examples = NAMES.filter((name) => /0{8}|\bexample\b(?!-)|\/\/your-server\b/.test(textOf(environment, name)));
  return examples.length > 0 ? [`These still have values of the example: ${examples.join(', ')}.`] : [];
}

/** The variables of a process that begin with VITE_, or with a misspelling of VITE_. Other variables are not for this app. */
export function ownVariables(environment: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(environment as Record<string, string>).filter(([name]) => /^v(ite|it|te|ie)_/i.test(name)),
  );
}

/** At most one sentence, about a variable that is no setting. */
function unknownName(name: string, kept: Environment): readonly string[] {
  const meant = nameMeantBy(name);
  if (meant === name || (meant === undefined && !name.startsWith('VITE_'))) return [];
  const advice = meant ? `${meant} may be meant` : '.env.example has their names';
  return [
    `${name} is no setting of this app: ${advice}${meant && textOf(kept, meant) ? ", and the build's own value stays" : ''}.`,
  ];
}

/** The setting that a variable's name probably means. The name may lack VITE_, lack its end, be misspelt or be in lower case. Undefined if no setting is similar. */
function nameMeantBy(name: string): string | undefined {
  const upper = name.toUpperCase();
  const whole = NAMES.find((each) => each === upper || each === `VITE_${upper}`);
  return (
    whole ??
    NAMES.find((each) => each.startsWith(`${upper}_`)) ??
    closestMatch(upper, NAMES, { maxDistance: Math.floor(name.length * WRONG_SHARE) })
  );
}
