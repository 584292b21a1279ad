import { readSettings } from '../../../scripts/configure/settings.ts';

/** The base address of the app's calls. Nothing listens there: the calls are answered in process. */
export const API_BASE_URL = 'http://api.example.test/';

/** What a host's page has in its body: the settings of these variables, and the place for the app. */
export function pageBody(variables: Readonly<Record<string, string | undefined>>): string {
  const { config } = readSettings({ ...variables, VITE_API_BASE_URL: API_BASE_URL });
  return `<script type="application/json" id="config">${JSON.stringify(config)}</script><div id="root" data-waits></div>`;
}
