/** Outlives page loads. `onChange` gets the changed key, or null when all entries are removed. */
export class TabStorage implements Storage {
  [name: string]: unknown;
  /** It then refuses each text. */
  isFull = false;

  constructor(
    private readonly items: Map<string, string>,
    private readonly onChange: (key: string | null) => void = () => {},
  ) {}

  get length(): number {
    return this.items.size;
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('The storage is full.', 'QuotaExceededError');
    const isNew = this.items.get(key) !== value;
    this.items.set(key, value);
    if (isNew) this.onChange(key);
  }

  removeItem(key: string): void {
    if (this.items.delete(key)) this.onChange(key);
  }

  clear(): void {
    this.items.clear();
    this.onChange(null);
  }

  entries(): readonly (readonly [string, string])[] {
    return [...this.items];
  }
}
