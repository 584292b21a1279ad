import { ONE_TIME_CODE } from '../../mocks/handlers/accounts';
import { dayAfter } from '../support/days';
import { picture } from '../support/picture';
import type { Totals } from './report';
import { expectBooking, expectKept, expectNoNewMessages, expectValidTab, type Sent, type TabSnapshot } from './invariants';
import type { AnswerWatcher } from './network';
import { WALKS_A_DAY } from './specification';
import type { WalkDevice } from './walk-device';
import { WalkTab, type Field, type Offer } from './walk-tab';

const STEPS_TO_THE_END = 40;
const SECONDS_TO_RESEND = 30;

/** Valid and invalid texts for a field. */
interface Texts {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

const TEXTS: Readonly<Record<string, Texts>> = {
  'First Name': { right: ['Meera Nair', 'D’Souza'], wrong: ['', ' '] },
  'Phone Number': { right: ['9000012345', '9000054321', '+91 90000 67890', '9876543210'], wrong: ['98', ''] },
  Mobile: { right: ['9876543210', '9820098200'], wrong: ['9000012345', '12345', ''] },
  Email: { right: ['meera@example.com'], wrong: ['meera@', ''] },
  'One-time code': { right: [ONE_TIME_CODE], wrong: ['9999', '12'] },
  'Search address': { right: ['Charminar', 'Jubilee Hills'], wrong: ['Somewhere else', ''] },
  'House / Floor': { right: ['12', '7 B'], wrong: [''] },
  'Building / Block': { right: ['Pearl House'], wrong: [''] },
  Landmark: { right: ['Clock tower', ''], wrong: [] },
  Name: { right: ['Tara', 'Rani'], wrong: [''] },
  Breed: { right: ['Rajapalayam', 'Pug'], wrong: ['Zebra', ''] },
  'Date of birth': { right: ['March 2, 2024', '02/29/2024'], wrong: ['February 30, 2024', 'December 31, 2060', ''] },
  'Last vaccination': { right: ['June 15, 2026', '2026-06-15'], wrong: ['January 1, 2020', ''] },
};

/** Valid and invalid dates of a booking, in days from today. */
const DAYS_AHEAD = { right: [1, 15, 60], wrong: [0, -1] };

const IN_FUNNEL = /^\/(?:walking|training|grooming)\//;

const SUBMIT_BUTTONS = ['Next', 'Sign Up', 'Login', 'Proceed', 'Get Best Quotes'];
const DIALOG_BUTTONS = ['Submit', 'Save'];
const CLOSE_BUTTON = 'Close';
const BLOCKED_BY_ALERT = 'has an alert to close first';

/** How often a control is pressed in a row. */
type Times = 1 | 2 | 9;

/** A random test run through the app. `settle` checks the invariants after each action. */
export class Walk {
  private readonly counts = { moves: 0, bookings: 0 };
  private readonly tabs: WalkTab[] = [];
  private present = 0;
  private readonly problems: unknown[] = [];

  constructor(private readonly device: WalkDevice) {
    device.network.watch(this);
  }

  get tab(): WalkTab {
    return this.tabs[this.present]!;
  }

  /** Opens the app in the first tab. */
  async begin(path: string): Promise<void> {
    await this.openTab(path);
    await this.settle();
    expectNoNewMessages([], await this.fieldMessages(), 'opens the app');
  }

  /** Adds this run's counts of actions and bookings to the totals of all test runs. */
  addTo(totals: Totals): void {
    totals.walks += 1;
    totals.moves += this.counts.moves;
    totals.bookings += this.counts.bookings;
  }


  /** Presses an option of any field of the page, which selects or deselects the option. Returns what happened, in words. */
  async choose(place: number, option: number): Promise<string> {
    const fields = Object.entries(await this.reachableFields()).filter(([, { options }]) => options.length > 0);
    const [name, field] = pick(fields, place) ?? [];
    if (!name || !field) return 'finds nothing to choose';
    const value = pick(field.options, option)!;
    await this.take(field, value);
    return `chooses ${name}: ${value}`;
  }

  /** Writes a valid or invalid text into any field of the page. */
  async write(place: number, text: number): Promise<string> {
    const textsOf = (name: string) => Object.values(this.textsOf(name)).flat();
    const fields = Object.entries(await this.reachableFields()).filter(([name]) => textsOf(name).length > 0);
    const [name, field] = pick(fields, place) ?? [];
    if (!name || !field) return 'finds nothing to write into';
    const value = pick(textsOf(name), text)!;
    await this.customer.gives(field.detail, value);
    return `writes ${name}: ${value}`;
  }

  /** Fills in everything that the page asks for, with valid values. */
  async fillIn(seed: number): Promise<string> {
    const before = await this.tab.path();
    if (await this.hasAlert()) return BLOCKED_BY_ALERT;
    const { fields, controls } = await this.tab.offer();
    const isNothingThere = (name: string) => !fields[name]?.options.length;
    // Presses the button that opens the dialog or form for a new item, if the page has this button.
    const adds = async (control: string) => controls.includes(control) && this.customer.presses(control);
    if (fields.Location?.values.join('') === '') await adds('Location');
    if (isNothingThere('Saved addresses')) await adds('Add New Address');
    if (isNothingThere('Your pets') && !fields.Name) await adds('Add Pet');
    await this.device.settle();
    for (const name of Object.keys((await this.tab.offer()).fields)) {
      await this.answer(name, seed);
      await this.device.settle();
    }
    return `fills in ${before}`;
  }

  /** Presses any button or link of the page. */
  async press(place: number, times: Times): Promise<string> {
    if (await this.hasAlert()) return BLOCKED_BY_ALERT;
    const name = pick((await this.tab.offer()).controls, place);
    return name ? this.pressNamed(name, times) : 'finds nothing to press';
  }

  /** Presses the button that leads to the next step: the submit button of a dialog or page, or 'Close' in a calendar. */
  async goOn(times: Times = 1): Promise<string> {
    if (await this.hasAlert()) return BLOCKED_BY_ALERT;
    const { controls } = await this.tab.offer();
    const isLogin = controls.includes('Login');
    const name = [...DIALOG_BUTTONS, ...SUBMIT_BUTTONS, CLOSE_BUTTON].find((button) => controls.includes(button) && !(isLogin && button === 'Sign Up'));
    return name ? this.pressNamed(name, times) : 'finds no way on';
  }

  /** Goes one step towards a booking: closes an alert if there is one. Otherwise reloads a failed list, or completes the page. */
  async advance(seed: number, times: Times = 1): Promise<string> {
    if (await this.hasAlert()) return this.closeAlert();
    if ((await this.tab.offer()).controls.includes('Reload')) return this.pressNamed('Reload', 1);
    const filled = await this.fillIn(seed);
    return `${filled}, ${await this.goOn(times)}`;
  }

  async closeAlert(): Promise<string> {
    if (!(await this.hasAlert())) return 'finds no alert';
    await this.customer.closesAlert();
    return 'closes the alert';
  }

  /** Waits until the one-time code can be sent again, and asks for another code. */
  async askForAnotherCode(): Promise<string> {
    if (!('One-time code' in (await this.reachableFields()))) return 'waits for no code';
    await this.device.pass(SECONDS_TO_RESEND);
    await this.device.settle();
    return this.pressNamed('Click to Resend', 1);
  }

  /** Switches to the other tab, and opens it first if needed. */
  async switchTab(path: string): Promise<string> {
    if (this.tabs.length < 2) {
      this.present = 1;
      await this.openTab(path);
      return `opens ${path} in another tab`;
    }
    this.present = (this.present + 1) % this.tabs.length;
    return `takes to tab ${this.present + 1}`;
  }

  /** Reloads the page. Throws if the reload loses something that must be kept. */
  async reload(): Promise<string> {
    const before = await this.snapshot();
    await this.customer.reloads();
    this.tab.leavePage();
    const restored = await this.tab.draft();
    await this.device.settle();
    expectKept(before, { ...(await this.snapshot()), restored, now: this.device.now() });
    return 'reloads';
  }

  async open(path: string): Promise<string> {
    await this.customer.opens(path);
    this.tab.leavePage();
    return `opens ${path}`;
  }

  /** Makes the server forget the session of the device. */
  async loseSession(): Promise<string> {
    const { db } = this.device.network.backend;
    const { token } = await this.session();
    if (token === undefined) return 'has no session to lose';
    db.customer.update({ where: { token: { equals: token } }, data: { token: `${token}-replaced` } });
    return 'is forgotten by the server';
  }

  /** Runs an event that the customer does not cause, such as a lost connection. Throws if field messages appear because of the event. */
  async cause(event: () => Promise<unknown> | void, told: string): Promise<string> {
    const before = await this.fieldMessages();
    await event();
    await this.device.settle();
    expectNoNewMessages(before, await this.fieldMessages(), told);
    return told;
  }


  /** Waits until the device is idle, and checks the invariants in each tab. */
  async settle(): Promise<void> {
    this.counts.moves += 1;
    await this.device.settle();
    if (this.problems.length > 0) throw this.problems[0];
    const isLoggedIn = (await this.session()).token !== undefined;
    for (const tab of this.tabs) {
      const { isThanked } = tab;
      // The server has accepted the booking, so another press of 'Get Best Quotes' would start a new attempt to book.
      if (isThanked) tab.intent = undefined;
      tab.isThanked = false;
      await expectValidTab(tab, { backend: this.device.network.backend, now: this.device.now(), isLoggedIn, isThanked });
    }
  }

  /** Checks a booking request before the server gets it; `settle` throws a found error. Returns a function for the request's end. */
  arrived(place: number, call: string, body: unknown): AnswerWatcher | undefined {
    const tab = this.tabs[place]!;
    if (call === 'POST user/login') {
      const tell = tab.codeDialog.asked();
      return (isYes) => isYes && tell(this.device.now());
    }
    if (!call.startsWith('POST user/createBooking/')) return undefined;
    try {
      expectBooking({ call, sent: body as Sent, intent: tab.intent, backend: this.device.network.backend });
    } catch (error) {
      this.problems.push(error);
    }
    return (isYes) => this.bookingAnswered(tab, isYes);
  }

  /** Completes a booking from any state. Returns the steps taken, the last path after them, and the number of bookings made. */
  async bookingIfComplete(): Promise<{ readonly steps: readonly string[]; readonly bookings: number }> {
    this.device.network.recover();
    await this.settle();
    const { booking } = this.device.network.backend.db;
    const before = booking.count();
    if (!IN_FUNNEL.test(await this.tab.path())) await this.customer.opens('/walking/1');
    const steps: string[] = [];
    for (let step = 0; step < STEPS_TO_THE_END; step += 1) {
      await this.settle();
      if ((await this.tab.path()) === '/thankyou') break;
      steps.push(await this.advance(0));
    }
    return { steps: [...steps, await this.tab.path()], bookings: booking.count() - before };
  }

  private get customer() {
    return this.tab.customer;
  }

  private async fieldMessages(): Promise<readonly string[]> {
    return (await this.customer.fieldMessages()).map(({ field, message }) => `${field}: ${message}`);
  }

  private async openTab(path: string): Promise<void> {
    this.tabs.push(new WalkTab(this.device.openTab()));
    await this.customer.opens(path);
  }

  private async hasAlert(): Promise<boolean> {
    return (await this.customer.alert()) !== undefined;
  }

  private bookingAnswered(tab: WalkTab, isYes: boolean): void {
    if (isYes) {
      this.counts.bookings += 1;
      tab.isThanked = true;
    } else {
      // If the server refused the request, or its response was lost, the next press starts a new attempt to book.
      tab.intent = undefined;
    }
  }

  private async snapshot(): Promise<TabSnapshot> {
    const { tab } = this;
    return { path: await tab.path(), draft: await tab.draft(), hasSession: (await this.session()).token !== undefined, offer: await tab.offer() };
  }

  /** The device's stored session; an empty object without a session. */
  private async session(): Promise<{ readonly token?: string; readonly userId?: unknown }> {
    return JSON.parse((await this.device.userData()) ?? '{}');
  }

  private async pressNamed(name: string, times: Times): Promise<string> {
    // If a request was sent, further presses of the button belong to the same attempt to book, until the request ends.
    const isIntent = name === 'Get Best Quotes' && !this.tab.intent?.requests;
    if (isIntent) {
      const { userId } = await this.session();
      this.tab.intent = { shown: await this.tab.shown(), draft: (await this.tab.draft())!, userId, requests: 0 };
    }
    if (times === 1) await this.customer.presses(name);
    else await this.customer.driver.pressRepeatedly(name, times);
    return times === 1 ? `presses ${name}` : `presses ${name} ${times} times`;
  }

  private async reachableFields(): Promise<Offer['fields']> {
    return (await this.hasAlert()) ? {} : (await this.tab.offer()).fields;
  }

  private textsOf(name: string): Texts {
    if (name !== 'Date' && name !== 'Start date') return TEXTS[name] ?? { right: [], wrong: [] };
    const inWords = (days: number) => dayAfter(days, this.device.now());
    return { right: DAYS_AHEAD.right.map(inWords), wrong: DAYS_AHEAD.wrong.map(inWords) };
  }

  /** Presses an option of a field, which selects or deselects the option. */
  private async take({ detail }: Pick<Field, 'detail'>, option: string): Promise<void> {
    if (detail.kind === 'suggested') await this.customer.pressesTarget({ role: 'option', name: option });
    else if (detail.kind === 'time') await this.customer.gives(detail, option);
    else await this.customer.toggles(detail, option);
  }

  /** Fills in one field, if the page still has it. */
  private async answer(name: string, seed: number): Promise<void> {
    const field = await this.tab.fieldNamed(name);
    if (!field) return;
    const { right } = this.textsOf(name);
    if (name === 'Pet image') await this.customer.uploads(picture(64, 48));
    else if (name === 'Time slots') await this.checkSlots(seed);
    else if (right.length > 0) await this.enter(field, pick(right, seed)!);
    else if (field.options.length > 0 && field.values.length === 0) await this.take(field, pick(field.options, seed)!);
  }

  /** Writes into a field. If the field shows suggestions, selects the first one. */
  private async enter({ detail }: Field, value: string): Promise<void> {
    await this.customer.gives(detail, value);
    if (detail.kind !== 'suggested') return;
    await this.device.settle();
    const [suggestion] = (await this.tab.fieldNamed(detail.name))?.options ?? [];
    if (suggestion !== undefined) await this.take({ detail }, suggestion);
  }

  /** Checks or unchecks time slots until as many are checked as the walk frequency requires. */
  private async checkSlots(seed: number): Promise<void> {
    const wanted = WALKS_A_DAY[String((await this.tab.draft())?.bookings.walking?.walkFrequency)] ?? 0;
    const slots = async () => (await this.tab.fieldNamed('Time slots'))!;
    for (let field = await slots(); field.values.length > wanted; field = await slots()) await this.take(field, field.values[0]!);
    for (let field = await slots(); field.values.length < wanted; field = await slots()) {
      const free = field.options.filter((option) => !field.values.includes(option));
      await this.take(field, pick(free, seed)!);
    }
  }
}

/** The item at an index. An index beyond the end of the list starts again at its beginning. Undefined if the list is empty. */
function pick<Item>(items: readonly Item[], place: number): Item | undefined {
  return items[place % items.length];
}
