import { findById } from '../domain/ids';
import { noLongerSavedText } from '../domain/offers';
import { needsLogin } from '../domain/progress';
import type { FunnelViewModel } from './funnel-view-model';

/** '' for nothing (decision P8). */
export function goneText(funnel: FunnelViewModel): string {
  const { draft, leftOut, page, petList, service } = funnel;
  const { pets } = petList;
  const { changing, selectedPetIds } = draft.current;
  const isAboutLists = needsLogin(page) || changing === service;
  const petCount = pets.isReady ? selectedPetIds.filter((id) => !findById(pets.items, id)).length : 0;
  return [...leftOut, isAboutLists && noLongerSavedText(isAddressGone(funnel), petCount)].filter(Boolean).join(' ');
}

export function isAddressGone({ addressBook, draft }: FunnelViewModel): boolean {
  return draft.current.selectedAddressId !== undefined && addressBook.selectedId === undefined;
}
