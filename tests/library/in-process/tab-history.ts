interface Entry {
  readonly url: string;
  readonly state: unknown;
  readonly document: number;
}

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

  open(url: string): void {
    this.documents += 1;
    this.push(null, url);
  }

  push(state: unknown, url: string): void {
    this.position += 1;
    this.entries = [...this.entries.slice(0, this.position), { url, state, document: this.documents }];
  }

  replace(state: unknown, url: string): void {
    this.entries = this.entries.with(this.position, { url, state, document: this.documents });
  }

  reload(): void {
    this.documents += 1;
    this.replace(this.state, this.url);
  }

  mark(): () => void {
    const { position, documents } = this;
    return () => void ([this.position, this.documents] = [position, documents]);
  }

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
