import { MemoryStorage } from '../src/adapters/browser/memory-storage';

// Where a browser blocks storage even the look at it throws, and msw looks for its cookies there as soon as it is loaded.
try {
  void window.localStorage;
} catch {
  Object.defineProperty(window, 'localStorage', { value: new MemoryStorage() });
}
