import { makeAutoObservable } from 'mobx';
import type { Credentials } from '../../domain/account';
import type { Answer } from '../../ports/answer';
import type { Resolved } from '../../ports/token';
import { USER_DATA_STORAGE } from '../../ports/user-data-storage';

/** Who is logged in: a visitor or a customer (spec section 6). It outlives a reload and is shared by the tabs (decision A8). */
export class SessionStore {
  static readonly needs = { userDataStorage: USER_DATA_STORAGE };
  credentials: Credentials | undefined;
  /** How often a session was lost in this page load; whoever watches it learns of the next loss (decision A7). */
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

  /** The server no longer knows the session (spec section 4, Session loss). */
  lose(): void {
    this.dependencies.userDataStorage.remove();
    this.credentials = undefined;
    this.losses += 1;
  }

  /**
   * Makes a call that needs a customer. Answers undefined, without calling, for a visitor (spec section 6), and for a
   * customer who is gone, or another, when the server answers: what it says is not for whoever is there then. A call that
   * the server answers as unauthorized loses the session.
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
