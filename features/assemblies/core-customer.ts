import { runInAction } from 'mobx';
import { labels } from '../../src/domain/labels';
import { formatRupees } from '../../src/domain/money';
import { resolvePath } from '../../src/domain/paths';
import { STEP_COUNT, STEP_OF_PAGE } from '../../src/domain/progress';
import type { Device } from '../support/assembly';
import type { Complaint, Customer, Evidence, PickedFile, Whereabouts } from '../support/customer';
import { DETAILS, isNamed, takesOptions, type Detail } from '../support/details';
import { eventually } from '../support/eventually';
import { insist, StoryError } from '../support/story-error';
import { CoreApp } from './core-app';
import { CoreDevice, type KeptEntries } from './core-device';
import type { CoreField, CorePage } from './core-fields';
import { summaryRows } from './core-pet-pages';

interface Options {
  readonly apiBaseUrl: string;
  /** How long a call may take; as long as the app has it by itself where nothing is said. */
  readonly apiTimeoutInMilliseconds?: number;
  readonly device: Device;
}

/** A customer who has the view-models in hand, without a page in between. */
export class CoreCustomer implements Customer {
  private openedApp: CoreApp | undefined;
  private openedDevice: CoreDevice | undefined;
  private readonly ownTimeZone = process.env.TZ;

  constructor(private readonly options: Options) {}

  opens(path: string): Promise<void> {
    const { apiBaseUrl, apiTimeoutInMilliseconds, device } = this.options;
    process.env.TZ = device.timeZone;
    this.openedDevice ??= new CoreDevice(device, { apiBaseUrl, ...(apiTimeoutInMilliseconds && { apiTimeoutInMilliseconds }) });
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

  /** Walking takes no time here. */
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

  getsAnswers(): Promise<void> {
    return Promise.resolve();
  }

  waits(seconds: number): Promise<void> {
    this.device.clock.pass(seconds);
    return Promise.resolve();
  }

  async presses(control: string): Promise<void> {
    const { alert } = this.app;
    insist(alert === undefined, `An alert is open: say that she is alerted "${alert}".`);
    const press = await eventually(async () => {
      const { controls } = await this.app.page();
      if (!controls[control]) throw new StoryError(`'${control}' cannot be pressed. What can: ${pressable(controls)}.`);
      return controls[control];
    });
    // What it starts goes on by itself: an alert may have to be closed before it ends.
    void press();
  }

  async gives(detail: Detail, value: string): Promise<void> {
    if (detail.kind === 'suggested') {
      const { type, fill } = await eventually(() => this.field(detail));
      await (type ?? fill)(value);
      return;
    }
    await eventually(async () => {
      const { fill, options } = await this.field(detail);
      if (value === '' || !takesOptions(detail)) return fill(value);
      const option = options.find((each) => isNamed(detail, each, value));
      if (option === undefined) throw new StoryError(`'${value}' is not offered, but ${options.join(', ') || 'nothing'}.`);
      return fill(option);
    });
  }

  async takesSuggestion(detail: Detail, start: string): Promise<void> {
    await eventually(async () => (await this.field(detail)).fill(start));
  }

  async picksDay(detail: Detail, day: string): Promise<void> {
    await eventually(async () => {
      const { pick } = await this.field(detail);
      insist(pick !== undefined, `${detail.name} has no calendar.`);
      return pick!(day);
    });
  }

  toggles(detail: Detail, option: string): Promise<void> {
    return this.gives(detail, option);
  }

  togglesByKeyboard(detail: Detail, option: string): Promise<void> {
    return this.toggles(detail, option);
  }

  async passesBy(detail: Detail): Promise<void> {
    const { leave } = await eventually(() => this.field(detail));
    await leave?.();
  }

  async pastesCode(text: string): Promise<void> {
    await eventually(() => this.field(DETAILS.read('One-time code')));
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
    const destination = resolvePath(path);
    const { headings } = labels;
    if (destination.kind === 'page') return Promise.resolve({ path, heading: headings[destination.page] });
    return Promise.resolve({ path, heading: destination.kind === 'thankYou' ? headings.thankYou : '' });
  }

  async isOffered(control: string): Promise<boolean> {
    return (await this.app.page()).controls[control] !== undefined;
  }

  alert(): Promise<string | undefined> {
    return Promise.resolve(this.app.alert);
  }

  async complaints(): Promise<readonly Complaint[]> {
    const { fields } = await this.app.page();
    return Object.entries(fields).flatMap(([field, { message }]) => (message ? [{ field, message }] : []));
  }

  get demo(): never {
    throw new StoryError('Only a demo can be shown: mark the scenario with @demo.');
  }

  hitsKey(): Promise<void> {
    throw new StoryError('There is no keyboard without a browser: mark the scenario with @browser.');
  }

  losesNetwork(): Promise<void> {
    throw new StoryError('Only a browser has a network: mark the scenario with @demo.');
  }

  attention(): Promise<string> {
    throw new StoryError('Only a browser has a focus: mark the scenario with @browser.');
  }

  async sees(text: string): Promise<boolean> {
    return (await this.allThatIsSaid()).some((each) => each.includes(text));
  }

  /** Every text of the page, or of the dialog that covers it. */
  async allThatIsSaid(): Promise<readonly string[]> {
    const { fields, texts } = await this.app.page();
    const entries = Object.values(fields).flatMap(({ values, options, message }) => [...values, ...options, message]);
    const { heading } = await this.whereabouts();
    return [heading, ...texts, ...entries].filter((each) => each !== undefined);
  }

  /** The controls of the page, or of the dialog that covers it, that cannot be pressed. */
  async deadControls(): Promise<readonly string[]> {
    const { controls } = await this.app.page();
    return Object.keys(controls).filter((name) => controls[name] === undefined);
  }

  async valuesOf(detail: Detail): Promise<readonly string[]> {
    return (await this.field(detail)).values;
  }

  async optionsOf(detail: Detail): Promise<readonly string[]> {
    return (await this.field(detail)).options;
  }

  progress(): Promise<string> {
    const destination = resolvePath(this.device.history.path);
    const step = destination.kind === 'page' ? STEP_OF_PAGE[destination.page] : undefined;
    return Promise.resolve(step === undefined ? '' : `Step ${step} of ${STEP_COUNT}`);
  }

  async summary(): Promise<Readonly<Record<string, string>>> {
    return Object.fromEntries([...summaryRows(await this.app.summary()), ['Total', await this.total()]]);
  }

  total(): Promise<string> {
    return Promise.resolve(formatRupees(this.app.funnel.total));
  }

  loggedFailures(): readonly string[] {
    return this.openedDevice?.logged ?? [];
  }

  /** What the device keeps of the visit so far, for `BrowserCustomer.returnsTo`. */
  keptEntries(): KeptEntries {
    return this.device.keptEntries();
  }

  accidents(): readonly string[] {
    return [];
  }

  evidence(): Promise<Evidence> {
    const { history, logged } = this.openedDevice ?? {};
    return Promise.resolve({ notes: [history?.path ?? 'The app was not opened.', ...(logged ?? [])].join('\n') });
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

  private async field({ name }: Detail): Promise<CoreField> {
    const { fields } = await this.app.page();
    if (fields[name]) return fields[name];
    const { path } = this.device.history;
    throw new StoryError(`The page ${path} does not ask for '${name}', but for ${Object.keys(fields).join(', ') || 'nothing'}.`);
  }
}

function pressable(controls: CorePage['controls']): string {
  return Object.keys(controls).filter((name) => controls[name]).join(', ') || 'nothing';
}
