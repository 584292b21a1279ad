import { findById } from '../domain/ids';
import { noLongerSavedText } from '../domain/offers';
import { needsLogin } from '../domain/progress';
import type { FunnelViewModel } from './funnel';

/** Says in one line what was chosen, now or for the booking that is booked again, and is gone (decision P8); '' for nothing. */
export function goneText(funnel: FunnelViewModel): string {
  const { draft, leftOut, page, petList, service } = funnel;
  const { pets } = petList;
  const { changing, selectedPetIds } = draft.current;
  const isAboutLists = needsLogin(page) || changing === service;
  const petCount = pets.isReady ? selectedPetIds.filter((id) => !findById(pets.items, id)).length : 0;
  return [...leftOut, isAboutLists && noLongerSavedText(isAddressGone(funnel), petCount)].filter(Boolean).join(' ');
}

/** Whether the customer's list lacks the address that was selected. */
export function isAddressGone({ addressBook, draft }: FunnelViewModel): boolean {
  return draft.current.selectedAddressId !== undefined && addressBook.selectedId === undefined;
}
