import { object } from 'valibot';
import type { Credentials } from '../../domain/account';
import type { CredentialsStorage } from '../../ports/credentials-storage';
import { id, parse, bearerTokenSchema } from '../schemas';
import { SharedJson } from './stored-json';

const userData = object({ userId: id, token: bearerTokenSchema });

/** Stores the login session in the browser's local storage. */
export class WebCredentialsStorage extends SharedJson implements CredentialsStorage {
  /** The specification prescribes this key. */
  protected readonly key = 'userData';

  read(): Credentials | undefined {
    return this.load((stored) => parse(userData, stored));
  }

  write(credentials: Credentials): void {
    this.store({ ...credentials, isLoggedIn: true });
  }
}
