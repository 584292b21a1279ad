import { autorun } from 'mobx';

/** The first now, and one more whenever a MobX value that `look` reads has changed. */
export function seen<Shown>(look: () => Shown): readonly Shown[] {
  const shown: Shown[] = [];
  autorun(() => void shown.push(look()));
  return shown;
}
