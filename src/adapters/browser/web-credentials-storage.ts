import { object } from 'valibot';
import type { Credentials } from '../../domain/account';
import type { CredentialsStorage } from '../../ports/storage';
import { idSchema, parseOrUndefined, bearerTokenSchema } from '../schemas';
import { StoredJsonSharedByTabs } from './stored-json';

const userData = object({ userId: idSchema, token: bearerTokenSchema });

/** Stores the login session in the browser's local storage. */
export class WebCredentialsStorage extends StoredJsonSharedByTabs implements CredentialsStorage {
  /** The specification prescribes this key. */
  protected readonly key = 'userData';

  read(): Credentials | undefined {
    return this.load((stored) => parseOrUndefined(userData, stored));
  }

  write(credentials: Credentials): void {
    this.store({ ...credentials, isLoggedIn: true });
  }
}
