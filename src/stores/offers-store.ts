import { inject, injectable } from 'inversify';
import type { Id } from '../domain/ids';
import type { PackagesAndTrims } from '../domain/packages';
import { SERVICE_PROFILES, type Service } from '../domain/services';
import type { Answer } from '../ports/answer';
import { PACKAGES_PORT, type Packages } from '../ports/server';
import { SessionStore } from './session-store';

/** Asks the server what each service offers now. */
@injectable()
export class OffersStore {
  constructor(
    @inject(PACKAGES_PORT) private readonly packages: Packages,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  /** If the session has changed meanwhile, asks again: a customer whose session is lost by it gets what visitors get (decision P4). */
  async of(service: Service, signal: AbortSignal): Promise<Answer<PackagesAndTrims>> {
    const { packages, session } = this;
    const credentials = this.credentialsFor(service);
    const answer = await packages.of(service, credentials, signal);
    session.loseIfUnauthorized(answer, credentials);
    return credentials === this.credentialsFor(service) || signal.aborted ? answer : this.of(service, signal);
  }

  trainingAddOns(packageId: Id, signal: AbortSignal) {
    return this.packages.trainingAddOns(packageId, signal);
  }

  groomingAddOns(signal: AbortSignal) {
    return this.packages.groomingAddOns(signal);
  }

  private credentialsFor(service: Service) {
    return SERVICE_PROFILES[service].hasCustomerPrices ? this.session.credentials : undefined;
  }
}
