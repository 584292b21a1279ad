import type { CalendarDate } from '../domain/calendar';
import { hasNoErrors } from '../domain/field-errors';
import type { Progress } from '../domain/progress';
import { callWithServiceRules, type Service } from '../domain/services';
import type { AddressBookStore } from './stores/address-book-store';
import type { DraftStore } from './stores/draft-store';
import type { PetListStore } from './stores/pet-list-store';
import type { SessionStore } from './stores/session-store';

interface Stores {
  readonly draft: DraftStore;
  readonly session: SessionStore;
  readonly addressBook: AddressBookStore;
  readonly petList: PetListStore;
}

/** Returns the customer's progress in booking a service, from the stores. `today` decides whether a chosen day can still be booked. */
export function progressFromStores(service: Service, today: CalendarDate, { draft, session, addressBook, petList }: Stores): Progress {
  return callWithServiceRules(draft.bookings, service, (rules, booking) => ({
    hasSelection: rules.selection.isMade(booking),
    hasSchedule: rules.schedule.isMade(booking, today),
    pagesNeedingSchedule: rules.pagesNeedingSchedule,
    isLoggedIn: session.isLoggedIn,
    interruptedPage: draft.current.interruptedPage,
    hasAddress: addressBook.selectedId !== undefined,
    hasPet: petList.selectedIds.length > 0,
    isSelectionComplete: hasNoErrors(rules.selection.errors(booking)),
    isScheduleComplete: hasNoErrors(rules.schedule.errors(booking, today)),
  }));
}
