import type { BrowserContext } from 'playwright-core';

/** As far as possible: removes features that the oldest supported browsers (package.json) lack, and the focus of pressed buttons. */
export async function makeOld(context: BrowserContext): Promise<void> {
  await context.addInitScript(takeAway);
  await context.route(/\.css$|\/[^.]*$/, async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':unknown(') });
  });
}

/** Runs in the page, before the app. */
function takeAway(): void {
  const young: readonly (readonly [object, readonly string[]])[] = [
    [URL, ['canParse', 'parse']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [AbortSignal, ['any']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    ],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
  ];
  for (const [owner, names] of young) for (const name of names) Reflect.deleteProperty(owner, name);

  const replace = <Owner extends object>(
    owner: Owner,
    name: keyof Owner,
    how: (usual: Function, self: Element, given: readonly unknown[]) => unknown,
  ) => {
    const usual = owner[name] as Function;
    Object.assign(owner, {
      [name]: function (this: Element, ...given: readonly unknown[]) {
        return how(usual, this, given);
      },
    });
  };
  replace(globalThis, 'createImageBitmap', (usual, self, [picture, options]) =>
    (options as ImageBitmapOptions | undefined)?.imageOrientation === 'from-image'
      ? Promise.reject(new TypeError('It is no orientation.'))
      : usual.call(self, picture),
  );
  replace(HTMLDialogElement.prototype, 'showModal', (usual, self) => {
    self.removeAttribute('closedby');
    usual.call(self);
  });
  // As in Safari: focuses the nearest focusable element around the button.
  document.addEventListener('mousedown', (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    button.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  });
}
