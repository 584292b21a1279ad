import { autorun } from 'mobx';

/** The values that a page would show, one after the other. Like a page, it reads again at each change that MobX reports. */
export function seen<Shown>(look: () => Shown): readonly Shown[] {
  const shown: Shown[] = [];
  autorun(() => void shown.push(look()));
  return shown;
}
