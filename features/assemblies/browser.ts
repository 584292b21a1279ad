import type { Browser } from 'playwright-core';
import { BrowserTab } from '../../tests/support/browser/browser-tab';
import { KeyboardTab } from '../../tests/support/browser/keyboard-tab';
import { serve } from '../../tests/support/browser/site';
import { Customer } from '../../tests/support/customer';
import { STORY_BEGINS_AT, type Device } from '../../tests/support/device';
import { DraftSnapshots } from '../../tests/support/draft-snapshots';
import type { Assembly } from '../support/assembly';

interface Options {
  readonly browser: Browser;
  /** Production calls the mock server, the demo has its backend inside the page. */
  readonly build: 'production' | 'demo';
  /** Without one, customers do everything by the keyboard. */
  readonly hasPointer: boolean;
}

/** Puts the app together as customers have it: a build, served, in Chromium. */
export async function assembleBrowser({ browser, build, hasPointer }: Options): Promise<Assembly> {
  let device: Device | undefined;
  const site = await serve(build, { now: () => device?.startsAt ?? STORY_BEGINS_AT });
  const { address, backend } = site;
  const snapshots = backend && new DraftSnapshots();
  const heldCount = () => backend?.heldCount ?? Number.POSITIVE_INFINITY;
  return {
    backend,
    hand: (handed) => {
      device = handed;
      return new Customer(new (hasPointer ? BrowserTab : KeyboardTab)({ browser, address, device, heldCount }), snapshots);
    },
    stop: () => site.stop(),
  };
}
