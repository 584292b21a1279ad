import { MemoryStorage } from '../src/adapters/browser/memory-storage';

// With storage blocked, reading `localStorage` throws, and msw reads it while it loads.
try {
  void window.localStorage;
} catch {
  Object.defineProperty(window, 'localStorage', { value: new MemoryStorage() });
}
