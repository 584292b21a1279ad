import { MemoryStorage } from '../src/adapters/browser/memory-storage';

// If the browser blocks storage, reading `localStorage` throws. msw reads it while it loads, so the demo would not start.
try {
  void window.localStorage;
} catch {
  Object.defineProperty(window, 'localStorage', { value: new MemoryStorage() });
}
