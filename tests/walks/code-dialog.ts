/**
 * The dialog that asks for the one-time code in a tab, as it was seen so far. The code that was sent last counts, but none that was
 * asked for before the dialog was closed, or in a visit that is over.
 */
export class CodeDialog {
  /** The instant at which the tab was told that the code was sent. */
  sentAt: number | undefined;
  private isOpen = false;
  private turn = 0;

  /** A code is asked for; answers who has to hear when it was sent. */
  asked(): (sentAt: number) => void {
    const { turn } = this;
    return (sentAt) => {
      if (turn === this.turn) this.sentAt = sentAt;
    };
  }

  /** Is told after each move whether it stands there. */
  seen(isOpen: boolean): void {
    if (this.isOpen && !isOpen) this.turn += 1;
    this.isOpen = isOpen;
  }

  /** The visit is over. */
  end(): void {
    this.turn += 1;
    this.isOpen = false;
  }
}
