/** A place in a tab's history. A new document is loaded for an address that was typed, and for a reload. */
interface Entry {
  readonly url: string;
  readonly state: unknown;
  readonly document: number;
}

/** The history of a tab over all its page loads, which happy-dom keeps for one window only. */
export class TabHistory {
  private entries: readonly Entry[] = [];
  private position = -1;
  private documents = 0;

  get url(): string {
    return this.entries[this.position]?.url ?? '';
  }

  get state(): unknown {
    return this.entries[this.position]?.state ?? null;
  }

  get length(): number {
    return this.entries.length;
  }

  /** A typed address: the entry of another document. */
  open(url: string): void {
    this.documents += 1;
    this.push(null, url);
  }

  /** Adds an entry of the present document. */
  push(state: unknown, url: string): void {
    this.position += 1;
    this.entries = [...this.entries.slice(0, this.position), { url, state, document: this.documents }];
  }

  replace(state: unknown, url: string): void {
    this.entries = this.entries.with(this.position, { url, state, document: this.documents });
  }

  /** The present entry is of a new document from now on. */
  reload(): void {
    this.documents += 1;
    this.replace(this.state, this.url);
  }

  /** Goes some entries on or back, and answers what became of the document; nothing where there is no such entry. */
  go(delta: number): 'same document' | 'other document' | undefined {
    const from = this.entries[this.position];
    const to = this.entries[this.position + delta];
    if (!from || !to) return undefined;
    this.position += delta;
    if (from.document === to.document) return 'same document';
    this.reload();
    return 'other document';
  }
}
