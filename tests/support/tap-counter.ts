import type { Driver } from './driver';

/** A driver that calls `onTap` before each tap: a press, a choice in a list, an upload, a text field entered. Typing is no tap. */
export function withTapCounter(driver: Driver, onTap: () => void): Driver {
  const counted: Pick<Driver, 'press' | 'select' | 'upload' | 'write'> = {
    press: (target) => (onTap(), driver.press(target)),
    select: (target, entry) => (onTap(), driver.select(target, entry)),
    upload: (target, file) => (onTap(), driver.upload(target, file)),
    write: async (target, text) => {
      // A field that has the focus already, because the page moved it there, needs no tap.
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
