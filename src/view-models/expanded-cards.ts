import { makeAutoObservable } from 'mobx';
import { visibleIncludedAddOns, type OfferedPackage } from '../domain/packages';
import type { Id } from '../domain/ids';

/** The packages whose cards show all included add-ons. The other cards show the first few (decision P7). */
export class ExpandedCards {
  private readonly ids = new Set<Id>();

  constructor() {
    makeAutoObservable(this);
  }

  has({ id }: OfferedPackage): boolean {
    return this.ids.has(id);
  }

  toggle({ id }: OfferedPackage): void {
    if (!this.ids.delete(id)) this.ids.add(id);
  }

  shownAddOns(offered: OfferedPackage): readonly string[] {
    return visibleIncludedAddOns(offered.includedAddOns, this.has(offered));
  }
}
