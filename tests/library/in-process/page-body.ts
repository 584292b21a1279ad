import { readSettings } from '../../../scripts/configure/settings.ts';

/** No server listens there: a mock backend in this program answers the calls. */
export const API_BASE_URL = 'https://api.example.test/';

export function pageBody(variables: Readonly<Record<string, string | undefined>>): string {
  const { config } = readSettings({ ...variables, VITE_API_BASE_URL: API_BASE_URL });
  return `<script type="application/json" id="config">${JSON.stringify(config)}</script><div id="root" data-waits></div>`;
}
