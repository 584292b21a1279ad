import { storageOrMemory, type WebStorage } from './web-storage';

/**
 * The tab's own storage. Each change tells the browser to discard the pages of the app in its back-forward cache, because Chromium shows
 * such a page for ever the session storage of the time when it was left (decision B10).
 */
export function openTabStorage(): WebStorage {
  const storage = storageOrMemory(() => window.sessionStorage);
  const channel = 'BroadcastChannel' in window ? new window.BroadcastChannel('bookingDraft') : undefined;
  // A page that cannot take a message is discarded only if it listens.
  channel?.addEventListener('message', () => {});
  const tell = () => channel?.postMessage('changed');
  return {
    getItem: (key) => storage.getItem(key),
    setItem: (key, text) => {
      storage.setItem(key, text);
      tell();
    },
    removeItem: (key) => {
      storage.removeItem(key);
      tell();
    },
  };
}
