import { autorun } from 'mobx';

/** The list of results of `look`: the first, and one more after each change of a MobX value that `look` reads, as a page would show. */
export function seen<Shown>(look: () => Shown): readonly Shown[] {
  const shown: Shown[] = [];
  autorun(() => void shown.push(look()));
  return shown;
}
