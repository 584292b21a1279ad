import { boolean, object } from 'valibot';
import type { TelemetryObjectionStorage } from '../../ports/storage';
import { parseOrUndefined } from '../schemas';
import { StoredJsonSharedByTabs } from './stored-json';

const schema = object({ hasObjected: boolean() });

/** Stores in the browser's local storage whether the customer has objected to telemetry. */
export class WebTelemetryObjectionStorage extends StoredJsonSharedByTabs implements TelemetryObjectionStorage {
  protected readonly key = 'telemetry';

  read(): boolean {
    return this.load((stored) => parseOrUndefined(schema, stored))?.hasObjected ?? false;
  }

  write(hasObjected: boolean): void {
    this.store({ hasObjected });
  }
}
