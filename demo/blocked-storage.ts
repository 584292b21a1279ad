import { MemoryStorage } from '../src/adapters/browser/web-storage';

// If the browser blocks storage, reading `localStorage` throws. The library msw reads it at its import, so no demo would start.
try {
  void window.localStorage;
} catch {
  Object.defineProperty(window, 'localStorage', { value: new MemoryStorage() });
}
