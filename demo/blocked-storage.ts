import { MemoryStorage } from '../src/adapters/browser/web-storage';

// If the browser blocks storage, reading `localStorage` throws, and so does making a channel to other tabs. msw and its database do both
// while they load.
try {
  void window.localStorage;
} catch {
  Object.defineProperty(window, 'localStorage', { value: new MemoryStorage() });
  class SilentChannel extends EventTarget {
    postMessage(): void {}
  }
  Object.defineProperty(window, 'BroadcastChannel', { value: SilentChannel });
}
