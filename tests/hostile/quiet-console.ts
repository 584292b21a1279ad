import { afterEach, beforeEach, vi } from 'vitest';

/** Watches the console in each test of a file; answers what was told to it in the present one. MobX tells it of what is thrown in a reaction. */
export function quietConsole(): () => readonly string[] {
  const told: string[] = [];
  beforeEach(() => {
    told.length = 0;
    for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation((...words) => void told.push(words.map(String).join(' ')));
  });
  afterEach(() => void vi.restoreAllMocks());
  return () => told;
}
