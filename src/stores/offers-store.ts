import { inject, injectable } from 'inversify';
import type { Id } from '../domain/ids';
import type { OfferedPackage, PackagesAndTrims } from '../domain/packages';
import type { Service } from '../domain/services';
import { success, type Answer } from '../ports/answer';
import { PACKAGES_PORT, type Packages } from '../ports/server';
import { SessionStore } from './session-store';

type Ask = (signal: AbortSignal) => Promise<Answer<PackagesAndTrims>>;

/** Asks the server what each service offers now. */
@injectable()
export class OffersStore implements Readonly<Record<Service, Ask>> {
  constructor(
    @inject(PACKAGES_PORT) private readonly packages: Packages,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  /** If the session has changed meanwhile, asks again: a customer whose session is lost by it gets what visitors get (decision P4). */
  async walking(signal: AbortSignal): Promise<Answer<PackagesAndTrims>> {
    const { packages, session } = this;
    const { credentials } = session;
    const answer = await packages.walking(credentials, signal);
    session.loseIfUnauthorized(answer, credentials);
    return credentials === session.credentials || signal.aborted ? withoutTrims(answer) : this.walking(signal);
  }

  async training(signal: AbortSignal): Promise<Answer<PackagesAndTrims>> {
    return withoutTrims(await this.packages.training(signal));
  }

  grooming(signal: AbortSignal): Promise<Answer<PackagesAndTrims>> {
    return this.packages.grooming(signal);
  }

  trainingAddOns(packageId: Id, signal: AbortSignal) {
    return this.packages.trainingAddOns(packageId, signal);
  }

  groomingAddOns(signal: AbortSignal) {
    return this.packages.groomingAddOns(signal);
  }
}

function withoutTrims(answer: Answer<readonly OfferedPackage[]>): Answer<PackagesAndTrims> {
  return answer.ok ? success({ packages: answer.value, trims: [] }) : answer;
}
