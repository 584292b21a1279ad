import { makeAutoObservable } from 'mobx';
import type { Credentials } from '../../domain/account';
import type { Answer } from '../../ports/answer';
import type { Resolved } from '../../ports/token';
import { USER_DATA_STORAGE } from '../../ports/user-data-storage';

/** The session of a customer; a visitor has none. It outlives a reload, and all tabs share it (decision A8). */
export class SessionStore {
  static readonly needs = { userDataStorage: USER_DATA_STORAGE };
  credentials: Credentials | undefined;
  /** Counts the lost sessions of this page load, so that the funnel notices each (decision A7). */
  losses = 0;

  constructor(private readonly dependencies: Resolved<typeof SessionStore.needs>) {
    this.credentials = dependencies.userDataStorage.read();
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { deep: false });
    dependencies.userDataStorage.onChange(() => this.follow(dependencies.userDataStorage.read()));
  }

  get isLoggedIn(): boolean {
    return this.credentials !== undefined;
  }

  /** A visitor signed up or logged in. */
  begin(credentials: Credentials): void {
    this.dependencies.userDataStorage.write(credentials);
    this.credentials = credentials;
  }

  /** The server no longer knows the session. */
  lose(): void {
    this.dependencies.userDataStorage.remove();
    this.credentials = undefined;
    this.losses += 1;
  }

  /**
   * Makes a call that needs a customer. Answers undefined for a visitor, without calling, and for a customer who has left
   * or been replaced before the server answers. A call that is answered as unauthorized loses the session.
   */
  async call<Value>(makeCall: (credentials: Credentials) => Promise<Answer<Value>>): Promise<Answer<Value> | undefined> {
    const { credentials } = this;
    if (!credentials) return undefined;
    const answer = await makeCall(credentials);
    if (credentials !== this.credentials) return undefined;
    this.loseIfUnauthorized(answer, credentials);
    return answer;
  }

  /** Loses the session when the server answered a call made with it as unauthorized. */
  loseIfUnauthorized(answer: Answer<unknown>, credentials: Credentials | undefined): void {
    const isUnauthorized = !answer.ok && answer.failure === 'unauthorized';
    if (isUnauthorized && credentials && credentials === this.credentials) this.lose();
  }

  private follow(credentials: Credentials | undefined): void {
    if (credentials?.token !== this.credentials?.token) this.credentials = credentials;
  }
}
