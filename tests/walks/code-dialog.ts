/**
 * Records when the latest one-time code was sent, so that a test can check the countdown in the dialog for this code.
 * A response does not count if the dialog was closed, or the booking ended, after its request.
 */
export class CodeDialog {
  /** When the app got the response that the latest code was sent, in milliseconds since the epoch. */
  sentAt: number | undefined;
  private isOpen = false;
  private turn = 0;

  /** Call this when the app requests a code. Call the returned function, with the time, when the app gets the response. */
  asked(): (sentAt: number) => void {
    const { turn } = this;
    return (sentAt) => {
      if (turn === this.turn) this.sentAt = sentAt;
    };
  }

  /** Call this after each action of a test, with true if the dialog is open. Detects that the dialog was closed. */
  seen(isOpen: boolean): void {
    if (this.isOpen && !isOpen) this.turn += 1;
    this.isOpen = isOpen;
  }

  /** Call this when the booking has ended. Responses to earlier requests for a code then no longer count. */
  end(): void {
    this.turn += 1;
    this.isOpen = false;
  }
}
