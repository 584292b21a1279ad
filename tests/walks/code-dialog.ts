/**
 * The history of a tab's dialog for the one-time code. Only the latest code counts, and none from before the dialog was closed or
 * the booking ended.
 */
export class CodeDialog {
  /** When the tab was told that the code was sent. */
  sentAt: number | undefined;
  private isOpen = false;
  private turn = 0;

  /** A code is requested. Answers a function to call when the app learns that it was sent. */
  asked(): (sentAt: number) => void {
    const { turn } = this;
    return (sentAt) => {
      if (turn === this.turn) this.sentAt = sentAt;
    };
  }

  /** Called after each move, with true if the dialog is open. */
  seen(isOpen: boolean): void {
    if (this.isOpen && !isOpen) this.turn += 1;
    this.isOpen = isOpen;
  }

  /** The booking has ended. */
  end(): void {
    this.turn += 1;
    this.isOpen = false;
  }
}
