import { makeAutoObservable } from 'mobx';
import { TELEMETRY_OBJECTION_STORAGE_PORT } from '../../ports/storage';
import type { Resolved } from '../../ports/injection-token';

/** Whether the customer has objected to telemetry. It survives a reload, and all tabs share it. */
export class TelemetryObjectionStore {
  static readonly needs = { objectionStorage: TELEMETRY_OBJECTION_STORAGE_PORT };
  hasObjected: boolean;

  constructor(private readonly dependencies: Resolved<typeof TelemetryObjectionStore.needs>) {
    const { objectionStorage } = dependencies;
    this.hasObjected = objectionStorage.read();
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
    objectionStorage.onChange(() => this.readAgain());
  }

  readAgain(): void {
    this.hasObjected = this.dependencies.objectionStorage.read();
  }

  setObjected(hasObjected: boolean): void {
    this.dependencies.objectionStorage.write(hasObjected);
    // Sets `hasObjected` here too, because a browser with full or blocked storage does not keep the value.
    this.hasObjected = hasObjected;
  }
}
