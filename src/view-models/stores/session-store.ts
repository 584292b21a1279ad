import { inject, injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import type { Credentials } from '../../domain/account';
import type { Answer } from '../../ports/answer';
import { STORED_CREDENTIALS, type StoredValue } from '../../ports/storage';

/** The session of a logged-in customer; a visitor has none. It survives a reload, and all tabs share it (decision A8). */
@injectable()
export class SessionStore {
  credentials: Credentials | undefined;
  /** The phone number of this tab's latest sign-up or login; undefined after a reload, or if another tab changed the session. */
  phoneNumber: string | undefined;
  /** How often the server ended the session since the app started. The funnel watches it, to open the login if needed (decision A7). */
  lossCount = 0;
  /** How often the customer logged out in this tab since the app started. When the number grows, the draft clears itself (decision A11). */
  logoutCount = 0;

  /** How often another tab has ended the session since the app started. */
  endCountElsewhere = 0;

  constructor(@inject(STORED_CREDENTIALS) private readonly stored: StoredValue<Credentials>) {
    this.credentials = stored.read();
    makeAutoObservable(this, {}, { deep: false });
    stored.onChange(() => this.readAgain());
  }

  get isLoggedIn(): boolean {
    return this.credentials !== undefined;
  }

  begin(credentials: Credentials, phoneNumber?: string): void {
    this.stored.write(credentials);
    this.phoneNumber = phoneNumber;
    this.credentials = credentials;
  }

  /** Logs the customer out, in all tabs. */
  logOut(): void {
    this.stored.remove();
    this.credentials = undefined;
    this.logoutCount += 1;
  }

  lose(): void {
    this.stored.remove();
    this.credentials = undefined;
    this.lossCount += 1;
  }

  /** Calls the server with the customer's credentials. Returns undefined without a login, or if the session changed before the response. */
  async call<Value>(
    makeCall: (credentials: Credentials) => Promise<Answer<Value>>,
  ): Promise<Answer<Value> | undefined> {
    const { credentials } = this;
    if (!credentials) return undefined;
    const answer = await makeCall(credentials);
    if (credentials !== this.credentials) return undefined;
    this.loseIfUnauthorized(answer, credentials);
    return answer;
  }

  /** Ends the session if the server answered 'unauthorized', unless the credentials have changed since the call. */
  loseIfUnauthorized(answer: Answer<unknown>, credentials: Credentials | undefined): void {
    const isUnauthorized = !answer.ok && answer.failure === 'unauthorized';
    if (isUnauthorized && credentials && credentials === this.credentials) this.lose();
  }

  /** Follows another tab that has changed the session. */
  private readAgain(): void {
    const credentials = this.stored.read();
    if (credentials?.token === this.credentials?.token) return;
    this.phoneNumber = undefined;
    this.credentials = credentials;
    if (!credentials) this.endCountElsewhere += 1;
  }
}
