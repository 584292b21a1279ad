import type { Device } from '../device';
import { AppTab, type TabBackend } from './app-tab';
import { HappyDomPage } from './happy-dom-page';

const BASE_ADDRESS = 'http://app.example.test/in/packages';

export class Tab extends AppTab {
  constructor(
    device: Device,
    private readonly server: TabBackend,
  ) {
    super(device, server, (options) => new HappyDomPage(options), BASE_ADDRESS);
  }

  async duplicate(): Promise<Tab> {
    const copy = new Tab(this.device, this.server);
    await copy.setSessionEntries(await this.sessionEntries());
    await copy.open(this.history.url.replace(BASE_ADDRESS, ''));
    return copy;
  }
}

export function openTab(device: Device, backend: TabBackend): Tab {
  return new Tab(device, backend);
}
