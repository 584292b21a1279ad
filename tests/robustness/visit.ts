import { createMockBackend } from '../../mocks/backend';
import { CALLS, type Call } from '../../mocks/calls';
import type { Fault } from '../../mocks/faults';
import { Customer } from '../support/customer';
import { takesOptions } from '../support/details';
import type { Device } from '../support/device';
import { give, type EntryContext } from '../support/entries';
import { API_BASE_URL } from '../support/in-process/page-body';
import { Tab } from '../support/in-process/tab';
import { PERSONAS } from '../support/personas';
import { ensure, expectSame } from '../support/scenario-error';
import { beginWait } from '../support/wait';
import { fieldsOf, finishBooking, goOneStep } from './finish-booking';
import { expectInOrder } from './in-order';

const BOOKS = 'Get Best Quotes';
const MAIN = { role: 'main' };

interface Opened {
  readonly tab: Tab;
  readonly customer: Customer;
  /** The total that a page showed for a booking, by the stored booking. */
  readonly totals: Map<string, string>;
}

/** What somebody does with the app, in one or two tabs of a device, and what must hold after each deed. */
export class Visit {
  readonly backend = createMockBackend({ clock: { now: () => this.now }, baseUrl: API_BASE_URL });
  private readonly opened: Opened[] = [];
  /** A tab that shows nothing, in which the customer logs out. */
  private readonly elsewhere: Tab;
  private place = 0;
  private presses = 0;
  /** How many bookings may have failed, so that one of several quick presses may have sent another. */
  private failedBookings = 0;
  private now: number;
  private isHolding = false;
  private isUndisturbed = true;

  constructor(private readonly device: Device) {
    this.now = device.startsAt;
    this.elsewhere = new Tab(device, this.backend);
  }

  get customer(): Customer {
    return this.opened[this.place]!.customer;
  }

  get context(): EntryContext {
    return { person: PERSONAS.Asha!, now: this.now };
  }

  async open(path: string): Promise<void> {
    if (this.opened.length === 0) this.addTab();
    await this.customer.opens(path);
  }

  /** Takes to the other tab, and opens it first if there is none. */
  async switchTab(path: string): Promise<void> {
    this.place = (this.place + 1) % 2;
    if (this.opened.length === 2) return;
    this.addTab();
    await this.customer.opens(path);
  }

  /** Fills in the page and presses its button, several times if wanted. */
  async goOn(times: number): Promise<void> {
    if (!(await this.isInBooking())) return this.customer.opens('/walking/1');
    if (await this.isStuck()) return;
    await this.counted(() => goOneStep(this.customer, this.context, times));
  }

  async press(place: number, times: number): Promise<void> {
    const isCovered = !(await this.customer.driver.read('has', MAIN));
    const controls = await this.customer.driver.read('pressables', isCovered ? undefined : MAIN);
    const control = controls[place % controls.length];
    if (control === undefined) return;
    await this.counted(async () => {
      await this.customer.driver.pressRepeatedly(control, times);
      return control;
    });
  }

  /** Chooses an option of any field, or takes it back, or writes a text into the field. */
  async answer(place: number, option: number, texts: readonly string[]): Promise<void> {
    if ((await this.customer.alert()) !== undefined) return this.customer.closesAlert();
    const fields = (await fieldsOf(this.customer)).filter(({ detail: { kind }, options }) => (takesOptions({ kind } as never) ? options.length > 0 : /^(text|date|suggested|code)$/.test(kind)));
    const field = fields[place % fields.length];
    if (!field) return;
    const { detail, options } = field;
    if (!takesOptions(detail)) await this.customer.gives(detail, texts[option % texts.length]!.slice(0, detail.kind === 'code' ? 4 : undefined));
    else if (detail.kind === 'time') await give(this.customer, detail, options[option % options.length]!);
    else await this.customer.toggles(detail, options[option % options.length]!);
  }

  async reload(): Promise<void> {
    const seen = () => this.seenBy(this.customer);
    const before = await seen();
    await this.customer.reloads();
    await this.settle();
    if (this.isUndisturbed) expectSame('The page after a reload', await seen(), before);
  }

  /** Lets something happen that the customer does not do. It must not blame her. */
  async happen(event: () => Promise<unknown> | void): Promise<void> {
    const blamed = async () => (await this.customer.fieldMessages()).map(({ field, message }) => `${field}: ${message}`).filter((each) => !each.startsWith('One-time code'));
    const before = await blamed();
    this.isUndisturbed = false;
    await event();
    await this.settle();
    expectSame('The list of new messages', (await blamed()).filter((each) => !before.includes(each)), []);
  }

  passTime(seconds: number): Promise<void> {
    this.now += seconds * 1000;
    return this.opened[0]!.tab.passTime(seconds);
  }

  /** Makes the next request of a call fail. */
  failOnce(call: Call, fault: Exclude<Fault, { readonly inTurn: unknown }>): void {
    this.isUndisturbed = false;
    if (call.startsWith('POST user/createBooking/')) this.failedBookings += 1;
    if (!this.isHolding) this.backend.fail(call, { inTurn: [fault] });
  }

  /** From now on the server answers nothing, until `heal`. */
  hold(): void {
    this.isHolding = true;
    this.isUndisturbed = false;
    this.failedBookings = Infinity;
    for (const call of CALLS) this.backend.fail(call, 'held');
  }

  heal(): void {
    this.isHolding = false;
    this.backend.heal();
  }

  loseSession(): void {
    const { token } = this.session();
    if (token) this.backend.db.customer.update({ where: { token: { equals: token } }, data: { token: `${token}-replaced` } });
  }

  logOutElsewhere(): void {
    this.elsewhere.localStorage.removeItem('userData');
  }

  /** Waits until all tabs have come to rest. */
  async settle(): Promise<void> {
    const expectInTime = beginWait();
    do {
      expectInTime(() => 'The pages are still busy.');
      // Twice, because a tab that changes the storage can make the other one busy.
      for (const { tab } of [...this.opened, ...this.opened]) await tab.waitUntilIdle();
    } while (!this.backend.isIdle);
  }

  /** Throws unless all tabs are in order, and no more bookings were sent than were asked for. */
  async expectInOrder(): Promise<void> {
    await this.settle();
    for (const opened of this.opened) await expectInOrder(opened.customer, opened.totals, { token: this.session().token, isHolding: this.isHolding });
    const sent = this.backend.requests.filter(({ path }) => path.startsWith('user/createBooking/')).length;
    ensure(sent <= this.presses + this.failedBookings, `${this.presses} presses sent ${sent} bookings.`);
  }

  /** Books from wherever the customer is. Throws unless the booking goes through, once. */
  async finish(): Promise<void> {
    this.heal();
    await this.settle();
    const before = this.backend.db.booking.count();
    if (!(await this.isInBooking())) await this.customer.opens('/walking/1');
    await finishBooking(this.customer, this.context);
    expectSame('The number of bookings in the end', this.backend.db.booking.count() - before, 1);
  }

  async stop(): Promise<void> {
    this.heal();
    // Each tab restores the time zone that it found, so the first one closes last.
    for (const { tab } of this.opened.toReversed()) await tab.close();
    await this.elsewhere.close();
  }

  private addTab(): void {
    const tab = new Tab(this.device, this.backend);
    this.opened.push({ tab, customer: new Customer(tab), totals: new Map() });
  }

  /** Whether the page waits for an answer that is held, so that nothing leads on. */
  private async isStuck(): Promise<boolean> {
    return this.isHolding && (await this.customer.driver.read('pressables')).length === 0;
  }

  private async isInBooking(): Promise<boolean> {
    return /^\/(walking|training|grooming)\//i.test((await this.customer.whereabouts()).path);
  }

  private async counted(press: () => Promise<string>): Promise<void> {
    if ((await press()) === BOOKS) this.presses += 1;
  }

  private session(): { readonly token?: string } {
    return JSON.parse(this.device.localStorage.get('userData') ?? '{}') as { token?: string };
  }

  /** What a page shows of what was entered. Digits of a code, and dialogs, are not kept. */
  private async seenBy(customer: Customer) {
    const isCovered = !(await customer.driver.read('has', MAIN));
    const fields = isCovered ? [] : (await fieldsOf(customer)).map(({ detail: { name }, values, options }) => ({ name, values, options: options.length }));
    return { ...(await customer.whereabouts()), fields: fields.filter(({ name }) => !/^One-time|^Digit/.test(name)), total: isCovered ? '' : await customer.total() };
  }
}
