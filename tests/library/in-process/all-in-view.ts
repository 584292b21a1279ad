export class AllInView {
  private isOn = true;

  constructor(private readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}

  observe(): void {
    queueMicrotask(() => this.isOn && this.tell([{ isIntersecting: true }]));
  }

  disconnect(): void {
    this.isOn = false;
  }
}
