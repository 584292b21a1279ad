import { inject, injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import type { Credentials } from '../domain/account';
import type { Answer } from '../ports/answer';
import { STORED_CREDENTIALS, type StoredValue } from '../ports/storage';

/** It survives a reload, and all tabs share it (decision A8). */
@injectable()
export class SessionStore {
  credentials: Credentials | undefined;
  /** Undefined after a reload, or if another tab changed the session. */
  phoneNumber: string | undefined;
  /** 'lost': the server refused it. 'elsewhere': in another tab. */
  ending: 'lost' | 'loggedOut' | 'elsewhere' | undefined = undefined;

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
    this.ending = undefined;
  }

  end(ending: 'lost' | 'loggedOut'): void {
    this.stored.remove();
    this.credentials = undefined;
    this.ending = ending;
  }

  /** Undefined without a login, or if the session changed before the response. */
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

  loseIfUnauthorized(answer: Answer<unknown>, credentials: Credentials | undefined): void {
    const isUnauthorized = !answer.ok && answer.failure === 'unauthorized';
    if (isUnauthorized && credentials && credentials === this.credentials) this.end('lost');
  }

  private readAgain(): void {
    const credentials = this.stored.read();
    if (credentials?.token === this.credentials?.token) return;
    this.phoneNumber = undefined;
    this.credentials = credentials;
    this.ending = credentials ? undefined : 'elsewhere';
  }
}
