export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export class MemoryStorage implements WebStorage {
  private readonly items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }
}

/** In memory if `open` returns null or throws because storage is blocked. */
export function storageOrMemory(open: () => WebStorage | null): WebStorage {
  try {
    return open() ?? new MemoryStorage();
  } catch {
    return new MemoryStorage();
  }
}
