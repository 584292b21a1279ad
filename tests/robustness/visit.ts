import { createMockBackend } from '../../mocks/backend';
import { CALLS, type Call } from '../../mocks/calls';
import type { Fault } from '../../mocks/faults';
import { Customer } from '../library/customer';
import { DETAILS, takesOptions } from '../library/details';
import type { Device } from '../library/device';
import { give, type EntryContext } from '../library/entries';
import { API_BASE_URL } from '../library/in-process/page-body';
import { Tab } from '../library/in-process/tab';
import { PERSONAS } from '../library/personas';
import { PROGRAM_WORDS } from '../library/program-words';
import { ensure, expectSame } from '../library/scenario-error';
import { beginWait } from '../library/wait';
import { finishBooking, goOneStep } from './finish-booking';

const BOOKS = 'Get Best Quotes';
const MAIN = { role: 'main' };
const BOOKING_PAGE = /^\/(walking|training|grooming)\//i;
/** What the app may log: calls that failed, because the server failed or forgot the session. */
const EXPECTED_LOG =
  /^(GET|POST) \S+: (status \d{3}|refused|no answer \((ERR_NETWORK|ETIMEDOUT)\)|[\w ]+ is (missing|empty|no))|^Geolocation/;

/** What telemetry must not send: what says who the customer is, and 'other', which stands for a word that nobody has listed. */
const NEVER_SENT = /other|asha|session-of|98765|jubilee|neem|charminar|tara|rajapalayam|meera|90000/i;

export class Visit {
  private readonly backend = createMockBackend({ clock: { now: () => this.now }, baseUrl: API_BASE_URL });
  private readonly opened: { readonly tab: Tab; readonly customer: Customer }[] = [];
  private place = 0;
  private presses = 0;
  /** How many bookings may have failed, so that one of several quick presses may have sent another. */
  private failedBookings = 0;
  private now: number;
  private isHolding = false;
  private isUndisturbed = true;

  constructor(private readonly device: Device) {
    this.now = device.startsAt;
  }

  get customer(): Customer {
    return this.opened[this.place]!.customer;
  }

  private get sent(): number {
    return this.backend.requests.filter(({ path }) => path.startsWith('user/createBooking/')).length;
  }

  private get context(): EntryContext {
    return { person: PERSONAS.Asha!, now: this.now };
  }

  async open(path: string, place = this.place): Promise<void> {
    this.place = place;
    if (!this.opened[place]) {
      const tab = new Tab(this.device, this.backend);
      this.opened[place] = { tab, customer: new Customer(tab) };
    }
    await this.customer.opens(path);
  }

  async switchTab(path: string): Promise<void> {
    const place = 1 - this.place;
    if (this.opened[place]) this.place = place;
    else await this.open(path, place);
  }

  async goOn(times: number): Promise<void> {
    if (!(await this.isInBooking())) return this.open('/walking/1');
    const pressed = await goOneStep(this.customer, this.context, times);
    // A button waits for its answer, which may be held.
    ensure(pressed !== undefined || this.isHolding, 'Nothing leads on.');
    // Several presses at once, which no hand makes, go on to the next page's button too.
    if (pressed === BOOKS || times > 1) this.presses += 1;
  }

  async press(place: number, times: number): Promise<void> {
    const controls = await this.customer.driver.read('pressables', (await this.isCovered()) ? undefined : MAIN);
    const control = controls[place % controls.length];
    if (control === undefined) return;
    await this.customer.driver.pressRepeatedly(control, times);
    if (control === BOOKS || times > 1) this.presses += 1;
  }

  async answer(place: number, option: number, texts: readonly string[]): Promise<void> {
    if ((await this.customer.alert()) !== undefined) return this.customer.closesAlert();
    const fields = (await fieldsOf(this.customer)).filter(({ detail, options }) =>
      takesOptions(detail) ? options.length > 0 : /^(text|date|suggested|code)$/.test(detail.kind),
    );
    const field = fields[place % fields.length];
    if (!field) return;
    const { detail, options } = field;
    const chosen = options[option % options.length]!;
    if (!takesOptions(detail))
      await this.customer.gives(detail, texts[option % texts.length]!.slice(0, detail.kind === 'code' ? 4 : undefined));
    else await (detail.kind === 'time' ? give(this.customer, detail, chosen) : this.customer.toggles(detail, chosen));
  }

  async reload(): Promise<void> {
    const before = await this.seen();
    await this.customer.reloads();
    await this.settle();
    if (before && this.isUndisturbed) expectSame('The page after a reload', await this.seen(), before);
  }

  /** Lets something happen that the customer does not do. It must not blame her. */
  async happen(event: () => Promise<unknown> | void): Promise<void> {
    const blamed = async () =>
      (await this.customer.fieldMessages())
        .map(({ field, message }) => `${field}: ${message}`)
        .filter((each) => !each.startsWith('One-time code'));
    const before = await blamed();
    this.isUndisturbed = false;
    await event();
    await this.settle();
    expectSame(
      'The list of new messages',
      (await blamed()).filter((each) => !before.includes(each)),
      [],
    );
  }

  passTime(seconds: number): Promise<void> {
    this.now += seconds * 1000;
    return this.opened[0]!.tab.passTime(seconds);
  }

  failOnce(call: Call, fault: Exclude<Fault, { readonly inTurn: unknown }>): void {
    this.isUndisturbed = false;
    if (call.startsWith('POST user/createBooking/')) this.failedBookings += 1;
    if (!this.isHolding) this.backend.fail(call, { inTurn: [fault] });
  }

  hold(): void {
    [this.isHolding, this.isUndisturbed, this.failedBookings] = [true, false, Infinity];
    for (const call of CALLS) this.backend.fail(call, 'held');
  }

  heal(): void {
    this.isHolding = false;
    this.backend.heal();
  }

  loseSession(): void {
    const { token } = JSON.parse(this.device.localStorage.get('userData') ?? '{}') as { readonly token?: string };
    if (!token) return;
    this.backend.db.customer.update({ where: { token: { equals: token } }, data: { token: `${token}-replaced` } });
  }

  async logOutElsewhere(): Promise<void> {
    const elsewhere = new Tab(this.device, this.backend);
    elsewhere.localStorage.removeItem('userData');
    await elsewhere.close();
  }

  private async settle(): Promise<void> {
    const expectInTime = beginWait();
    do {
      expectInTime(() => 'The pages are still busy.');
      // Twice, because a tab that changes the storage can make the other one busy.
      for (const { tab } of [...this.opened, ...this.opened]) await tab.waitUntilIdle();
    } while (!this.backend.isIdle);
  }

  async expectInOrder(): Promise<void> {
    await this.settle();
    for (const { customer } of this.opened) await this.expectTabInOrder(customer);
    ensure(this.sent <= this.presses + this.failedBookings, `${this.presses} presses sent ${this.sent} bookings.`);
  }

  private async expectTabInOrder(customer: Customer): Promise<void> {
    const { path, heading } = await customer.whereabouts();
    expectSame('The list of errors that nobody handled', customer.unexpectedErrors(), []);
    expectSame(
      'What is logged',
      customer.loggedFailures().filter((line) => !EXPECTED_LOG.test(line)),
      [],
    );
    expectSame(
      `The list of words of programs on ${path}`,
      (await customer.driver.read('lines')).filter((line) => PROGRAM_WORDS.test(line)),
      [],
    );
    ensure(heading !== '', `${path} has no heading.`);
    ensure(this.isHolding || (await customer.driver.read('pressables')).length > 0, `Nothing leads on from ${path}.`);
  }

  /** Books the service of the page from its first page on, with the draft as it is. Throws unless the booking goes through, once. */
  async finish(): Promise<void> {
    this.heal();
    await this.settle();
    const [before, sentBefore] = [this.backend.db.booking.count(), this.sent];
    const [, service = 'walking'] = BOOKING_PAGE.exec((await this.customer.whereabouts()).path) ?? [];
    await this.open(`/${service.toLowerCase()}/1`);
    await finishBooking(this.customer, this.context);
    ensure(this.sent > sentBefore, 'No booking is sent in the end.');
    // One that was held may have taken effect. It has the same key (decision B5).
    ensure(this.backend.db.booking.count() <= before + 1, 'The booking in the end is made twice.');
    await this.passTime(5);
    expectSame(
      'What telemetry says of the customer',
      this.device.beacons.filter((batch) => NEVER_SENT.test(batch)),
      [],
    );
  }

  async stop(): Promise<void> {
    this.heal();
    // Each tab restores the time zone that it found, so the first one closes last.
    for (const { tab } of this.opened.toReversed()) await tab.close();
  }

  private async isInBooking(): Promise<boolean> {
    return BOOKING_PAGE.test((await this.customer.whereabouts()).path);
  }

  private async isCovered(): Promise<boolean> {
    return !(await this.customer.driver.read('has', MAIN));
  }

  /** What the page shows of what was entered; undefined while a dialog covers it, because a reload closes the dialog. A code is not kept. */
  private async seen() {
    if (await this.isCovered()) return undefined;
    const fields = (await fieldsOf(this.customer)).map(({ detail: { name }, values, options }) => ({
      name,
      values,
      options: options.length,
    }));
    return {
      ...(await this.customer.whereabouts()),
      fields: fields.filter(({ name }) => !/^One-time|^Digit/.test(name)),
      total: await this.customer.total(),
    };
  }
}

async function fieldsOf(customer: Customer) {
  const names = [...(await customer.driver.read('fieldNames')), ...(await customer.driver.read('pressables'))];
  const fields = [];
  for (const name of new Set(names.filter((each) => DETAILS.words.includes(each)))) {
    const detail = DETAILS.read(name);
    fields.push({ detail, values: await customer.valuesOf(detail), options: await customer.optionsOf(detail) });
  }
  return fields;
}
