import { ContainerModule } from 'inversify';
import {
  ACCEPTED_BOOKINGS_FORMAT,
  CREDENTIALS_FORMAT,
  DRAFT_FORMAT,
  LAST_BOOKING_FORMAT,
} from '../../adapters/browser/stored-formats';
import { WebStoredValue } from '../../adapters/browser/stored-value';
import { STORED_SENT_BOOKINGS, STORED_CREDENTIALS, STORED_DRAFT, STORED_LAST_BOOKING } from '../../ports/storage';
import type { BrowserEnvironment } from '../browser-environment';

export const storage = ({
  logger,
  otherTabs,
  sharedStorage,
  tabStorage,
}: Pick<BrowserEnvironment, 'logger' | 'otherTabs' | 'sharedStorage' | 'tabStorage'>) =>
  new ContainerModule(({ bind }) => {
    const shared = { storage: sharedStorage, logger, otherTabs };
    bind(STORED_DRAFT).toConstantValue(new WebStoredValue(DRAFT_FORMAT, { storage: tabStorage, logger }));
    bind(STORED_CREDENTIALS).toConstantValue(new WebStoredValue(CREDENTIALS_FORMAT, shared));
    bind(STORED_SENT_BOOKINGS).toConstantValue(new WebStoredValue(ACCEPTED_BOOKINGS_FORMAT, shared));
    bind(STORED_LAST_BOOKING).toConstantValue(new WebStoredValue(LAST_BOOKING_FORMAT, shared));
  });
