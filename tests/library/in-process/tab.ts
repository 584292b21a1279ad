import type { Device } from '../device';
import { AppTab, type TabBackend } from './app-tab';
import { HappyDomPage } from './happy-dom-page';

const BASE_ADDRESS = 'http://app.example.test/in/packages';

/** A tab without a browser: the real app in happy-dom windows. */
export class Tab extends AppTab {
  constructor(device: Device, backend: TabBackend) {
    super(device, backend, (options) => new HappyDomPage(options), BASE_ADDRESS);
  }
}

/** Makes a tab. `DraftSnapshots` gets this function to open its tabs. */
export function openTab(device: Device, backend: TabBackend): Tab {
  return new Tab(device, backend);
}
