import assert from 'node:assert/strict';
import { runInAction } from 'mobx';
import { formatRupees } from '../../src/domain/money';
import type { Device } from '../support/assembly';
import type { Complaint, Customer, PickedFile, Whereabouts } from '../support/customer';
import { eventually } from '../support/eventually';
import { headingAt } from '../support/pages';
import { CoreApp } from './core-app';
import { CoreDevice } from './core-device';
import type { CoreField } from './core-fields';

interface Options {
  readonly apiBaseUrl: string;
  readonly device: Device;
}

/** A customer who has the view-models in hand, without a page in between. */
export class CoreCustomer implements Customer {
  private openedApp: CoreApp | undefined;
  private openedDevice: CoreDevice | undefined;
  private readonly ownTimeZone = process.env.TZ;

  constructor(private readonly options: Options) {}

  opens(path: string): Promise<void> {
    const { apiBaseUrl, device } = this.options;
    process.env.TZ = device.timeZone;
    this.openedDevice ??= new CoreDevice(device, apiBaseUrl);
    this.device.history.open(path);
    return this.reloads();
  }

  reloads(): Promise<void> {
    this.openedApp?.unload();
    this.openedApp = new CoreApp(this.device.platform(), this.device.history);
    return Promise.resolve();
  }

  movesTo(path: string): Promise<void> {
    runInAction(() => this.device.history.goTo(path));
    return Promise.resolve();
  }

  hasOpened(): boolean {
    return this.openedApp !== undefined;
  }

  /** Nothing to remember: walking takes no time here. */
  marks(): Promise<void> {
    return Promise.resolve();
  }

  returnsTo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  goesBackInHistory(): Promise<void> {
    this.device.history.goBack();
    return Promise.resolve();
  }

  damagesDraft(): Promise<void> {
    this.device.damageDraft();
    return Promise.resolve();
  }

  waits(seconds: number): Promise<void> {
    this.device.clock.pass(seconds);
    return Promise.resolve();
  }

  async presses(control: string): Promise<void> {
    const press = await eventually(async () => {
      const { controls } = await this.app.page();
      assert.ok(controls[control], `'${control}' cannot be pressed`);
      return controls[control];
    });
    // What it starts goes on by itself: an alert may have to be closed before it ends.
    void press();
  }

  async fillsIn(field: string, value: string): Promise<void> {
    await eventually(async () => (await this.field(field)).fill(value));
  }

  async types(field: string, text: string): Promise<void> {
    const { type, fill } = await eventually(() => this.field(field));
    await (type ?? fill)(text);
  }

  async toggles(option: string, group: string): Promise<void> {
    await this.fillsIn(group, option);
  }

  async passesBy(field: string): Promise<void> {
    const { leave } = await eventually(() => this.field(field));
    await leave?.();
  }

  togglesByKeyboard(option: string, group: string): Promise<void> {
    return this.toggles(option, group);
  }

  async pastesCode(text: string): Promise<void> {
    await eventually(() => this.field('One-time code'));
    (await this.app.login()).otp.enter(0, text);
  }

  async uploads({ mimeType, content }: PickedFile): Promise<void> {
    const petDetails = await this.app.petDetails();
    await petDetails.chooseImage(new Blob([new Uint8Array(content)], { type: mimeType }));
  }

  closesAlert(): Promise<void> {
    this.app.alerts.close();
    return Promise.resolve();
  }

  whereabouts(): Promise<Whereabouts> {
    const { path } = this.device.history;
    return Promise.resolve({ path, heading: headingAt(path) });
  }

  async canPress(control: string): Promise<boolean> {
    return (await this.app.page()).controls[control] !== undefined;
  }

  alert(): Promise<string | undefined> {
    return Promise.resolve(this.app.alerts.message);
  }

  async complaints(): Promise<readonly Complaint[]> {
    const { fields } = await this.app.page();
    return Object.entries(fields).flatMap(([field, { message }]) => (message ? [{ field, message }] : []));
  }

  async sees(text: string): Promise<boolean> {
    const { fields, texts } = await this.app.page();
    const entries = Object.values(fields).flatMap(({ value, options }) => [value, ...options]);
    return [...texts, ...entries].some((each) => each?.includes(text));
  }

  async valueOf(field: string): Promise<string> {
    return (await this.field(field)).value;
  }

  async optionsOf(field: string): Promise<readonly string[]> {
    return (await this.field(field)).options;
  }

  async summary(): Promise<Readonly<Record<string, string>>> {
    const { packageRows, scheduleRows } = await this.app.summary();
    return Object.fromEntries([...packageRows, ...scheduleRows].map(({ label, value }) => [label, value]));
  }

  total(): Promise<string> {
    return Promise.resolve(formatRupees(this.app.funnel.total));
  }

  loggedFailures(): readonly string[] {
    return this.openedDevice?.logged ?? [];
  }

  accidents(): readonly string[] {
    return [];
  }

  leaves(): Promise<void> {
    this.openedApp?.unload();
    if (this.ownTimeZone === undefined) delete process.env.TZ;
    else process.env.TZ = this.ownTimeZone;
    return Promise.resolve();
  }

  private get device(): CoreDevice {
    if (!this.openedDevice) throw new Error('The app is not open yet: the story has to begin with a page.');
    return this.openedDevice;
  }

  private get app(): CoreApp {
    if (!this.openedApp) throw new Error('The app is not open yet: the story has to begin with a page.');
    return this.openedApp;
  }

  private async field(name: string): Promise<CoreField> {
    const field = (await this.app.page()).fields[name];
    assert.ok(field, `there is no field '${name}'`);
    return field;
  }
}
