import type { Driver } from './driver';

/** A tap is a press, a choice in a list, an upload, or moving to a text field. Typing is none. */
export function withTapCounter(driver: Driver, onTap: () => void): Driver {
  const counted: Pick<Driver, 'press' | 'select' | 'upload' | 'write'> = {
    press: (target) => (onTap(), driver.press(target)),
    select: (target, entry) => (onTap(), driver.select(target, entry)),
    upload: (target, file) => (onTap(), driver.upload(target, file)),
    write: async (target, text) => {
      // The page may have moved the focus there already: then writing needs no tap.
      if ((await driver.read('focused')) !== target.name) onTap();
      return driver.write(target, text);
    },
  };
  return new Proxy(driver, {
    get(_, name) {
      if (name in counted) return counted[name as keyof typeof counted];
      const member: unknown = Reflect.get(driver, name);
      return typeof member === 'function' ? member.bind(driver) : member;
    },
  });
}
