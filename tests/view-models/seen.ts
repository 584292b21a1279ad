import { autorun } from 'mobx';

/** What somebody who looks on sees, one after the other: as pages do, they look again when MobX says that something changed. */
export function seen<Shown>(look: () => Shown): readonly Shown[] {
  const shown: Shown[] = [];
  autorun(() => void shown.push(look()));
  return shown;
}
