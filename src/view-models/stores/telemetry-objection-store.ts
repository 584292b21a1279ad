import { inject, injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { STORED_TELEMETRY_OBJECTION, type StoredValue } from '../../ports/storage';

/** Whether the customer has objected to telemetry. It survives a reload, and all tabs share it. */
@injectable()
export class TelemetryObjectionStore {
  hasObjected: boolean;

  constructor(@inject(STORED_TELEMETRY_OBJECTION) private readonly stored: StoredValue<boolean>) {
    this.hasObjected = stored.read() ?? false;
    makeAutoObservable(this, {}, { deep: false });
    stored.onChange(() => this.readAgain());
  }

  private readAgain(): void {
    this.hasObjected = this.stored.read() ?? false;
  }

  setObjected(hasObjected: boolean): void {
    this.stored.write(hasObjected);
    // Sets `hasObjected` here too, because a browser with full or blocked storage does not keep the value.
    this.hasObjected = hasObjected;
  }
}
