import type { Device } from '../device';
import { AppTab, type TabBackend } from './app-tab';
import { HappyDomPage } from './happy-dom-page';

/** A tab without a browser: the real app in happy-dom windows. */
export class Tab extends AppTab {
  constructor(device: Device, backend: TabBackend) {
    super(device, backend, (options) => new HappyDomPage(options));
  }
}
