import { MemoryStorage } from '../src/adapters/browser/web-storage';

// If the browser blocks storage, reading `localStorage` throws. The library msw reads it while loading, so the demo would not start.
try {
  void window.localStorage;
} catch {
  Object.defineProperty(window, 'localStorage', { value: new MemoryStorage() });
}
