/**
 * Notes when the latest one-time code was sent, to check the countdown in a tab's code dialog. A code that was asked for before the
 * dialog closed or the booking ended does not count.
 */
export class CodeDialog {
  /** When the tab learned that the latest code was sent, in milliseconds since the epoch. */
  sentAt: number | undefined;
  private isOpen = false;
  private turn = 0;

  /** Called when a code is requested. Returns a function to call, with the time, once the app learns that the code was sent. */
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

  /** Called when the booking has ended: the dialog is closed, and late responses about earlier codes no longer count. */
  end(): void {
    this.turn += 1;
    this.isOpen = false;
  }
}
