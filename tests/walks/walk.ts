import { ONE_TIME_CODE } from '../../mocks/handlers/accounts';
import type { CoreField, CorePage } from '../../features/assemblies/core-fields';
import type { Walked } from './report';
import { CodeDialog } from './code-dialog';
import { expectBooking, expectKept, expectWell, type Intent, type Sent, type Standing } from './invariants';
import type { AnswerWatcher, WalkNetwork } from './network';
import { WALKS_A_DAY } from './specification';
import type { Clicks, Tab } from './tab';

/** What a walk is walked on: the core of the app, or a browser. */
export interface Ground {
  readonly network: WalkNetwork;
  /** The instant on the device's clock, in milliseconds since the epoch. */
  now(): number;
  openTab(): Promise<Tab>;
  pass(seconds: number): Promise<void>;
  /** What local storage holds of the session. */
  userData(): Promise<string | undefined>;
  /** Another tab of the same browser logged out. */
  logOutElsewhere(): Promise<void>;
  /** Passes when nothing is on its way but what waits to be let go. */
  settle(): Promise<void>;
  /** Leaves everything as it was. */
  stop(): Promise<void>;
}

const STEPS_TO_THE_END = 40;
const SECONDS_TO_RESEND = 30;

/** What can be written into a field: what is right for it, and what is not. */
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

/** Days from today on which a visit can be booked, and on which it cannot. */
const DAYS_AHEAD = { right: [1, 15, 60], wrong: [0, -1] };

const DAY_IN_MILLISECONDS = 86_400_000;
const IN_FUNNEL = /^\/(?:walking|training|grooming)\//;

const WAYS_ON = ['Next', 'Sign Up', 'Login', 'Proceed', 'Get Best Quotes'];
const WAYS_ON_IN_DIALOGS = ['Submit', 'Save'];
/** Out of a calendar, in which nothing has to be filled in. */
const WAY_OUT = 'Close';

/** A walk over the app, by somebody who may do anything that can be done, in any order. After each move all has to be well. */
export class Walk {
  private readonly counts = { moves: 0, bookings: 0 };
  private readonly tabs: Tab[] = [];
  private present = 0;
  private readonly intents = new Map<Tab, Intent>();
  private readonly codeDialogs = new Map<Tab, CodeDialog>();
  /** The tabs that were told of a booking, until they were seen to say so. */
  private readonly thanked = new Set<Tab>();
  private readonly problems: unknown[] = [];
  private readonly arrivals = new Map<Tab, { readonly path: string; readonly at: number }>();

  constructor(private readonly ground: Ground) {
    ground.network.watch(this);
  }

  get tab(): Tab {
    return this.tabs[this.present]!;
  }

  /** Opens the app in the first tab. */
  async begin(path: string): Promise<void> {
    this.tabs.push(await this.ground.openTab());
    await this.tab.opens(path);
    await this.settle();
  }

  /** Adds what happened in it to what happened in others. */
  addTo(walked: Walked): void {
    walked.walks += 1;
    walked.moves += this.counts.moves;
    walked.bookings += this.counts.bookings;
  }

  // Moves

  /** Chooses or takes back an option, of whichever field has any. */
  async choose(place: number, option: number): Promise<string> {
    const fields = Object.entries(await this.reachableFields()).filter(([, { options }]) => options.length > 0);
    const [name, field] = pick(fields, place) ?? [];
    if (!name || !field) return 'finds nothing to choose';
    const value = pick(field.options, option)!;
    await field.fill(value);
    return `chooses ${name}: ${value}`;
  }

  /** Writes something into a field, right or wrong. */
  async write(place: number, text: number): Promise<string> {
    const textsOf = (name: string) => Object.values(this.textsOf(name)).flat();
    const fields = Object.entries(await this.reachableFields()).filter(([name]) => textsOf(name).length > 0);
    const [name, field] = pick(fields, place) ?? [];
    if (!name || !field) return 'finds nothing to write into';
    const value = pick(textsOf(name), text)!;
    await this.enter(name, field, value, false);
    return `writes ${name}: ${value}`;
  }

  /** Answers all that the page asks for, in a way that it can take. */
  async fillIn(seed: number): Promise<string> {
    const before = this.tab.path();
    if ((await this.tab.alert()) !== undefined) return 'has an alert to close first';
    const { fields, controls } = await this.tab.page();
    const isNothingThere = (name: string) => fields[name]?.options.length === 0;
    // Dialogs and forms in which something has to be added.
    const adds = async (control: string) => controls[control] && this.tab.presses(control, 1);
    if (fields.Location?.values.join('') === '') await adds('Location');
    if (isNothingThere('Saved addresses')) await adds('Add New Address');
    if (isNothingThere('Your pets') && !fields.Name) await adds('Add Pet');
    await this.ground.settle();
    for (const name of Object.keys((await this.tab.page()).fields)) {
      await this.answer(name, seed);
      await this.ground.settle();
    }
    return `fills in ${before}`;
  }

  /** Presses something, once or twice in a row. */
  async press(place: number, times: Clicks): Promise<string> {
    if ((await this.tab.alert()) !== undefined) return 'has an alert to close first';
    const { controls } = await this.tab.page();
    const [name] = pick(Object.entries(controls).filter(([, press]) => press), place) ?? [];
    return name ? this.pressNamed(name, times) : 'finds nothing to press';
  }

  /** Presses what leads on. */
  async goOn(times: Clicks = 1): Promise<string> {
    if ((await this.tab.alert()) !== undefined) return 'has an alert to close first';
    const { controls } = await this.tab.page();
    const isLogin = 'Login' in controls;
    const name = [...WAYS_ON_IN_DIALOGS, ...WAYS_ON, WAY_OUT].find((way) => controls[way] && !(isLogin && way === 'Sign Up'));
    return name ? this.pressNamed(name, times) : 'finds no way on';
  }

  /** Does whatever brings the booking further: once, as far as it can be done at once. */
  async comeFurther(seed: number): Promise<string> {
    if ((await this.tab.alert()) !== undefined) return this.closeAlert();
    if ((await this.tab.page()).controls.Reload) return this.pressNamed('Reload', 1);
    const filled = await this.fillIn(seed);
    return `${filled}, ${await this.goOn()}`;
  }

  async closeAlert(): Promise<string> {
    if ((await this.tab.alert()) === undefined) return 'finds no alert';
    await this.tab.closesAlert();
    return 'closes the alert';
  }

  /** Waits until the code can be sent again, and has it sent. */
  async askForAnotherCode(): Promise<string> {
    if (!('One-time code' in (await this.reachableFields()))) return 'waits for no code';
    await this.ground.pass(SECONDS_TO_RESEND);
    await this.ground.settle();
    return this.pressNamed('Click to Resend', 1);
  }

  /** Takes to another tab, a new one where there is none yet. */
  async switchTab(path: string): Promise<string> {
    if (this.tabs.length < 2) {
      this.tabs.push(await this.ground.openTab());
      this.present = this.tabs.length - 1;
      await this.tab.opens(path);
      return `opens ${path} in another tab`;
    }
    this.present = (this.present + 1) % this.tabs.length;
    return `takes to tab ${this.present + 1}`;
  }

  /** Loads the page anew: nothing that was entered may be lost. */
  async reload(): Promise<string> {
    const before = await this.standing();
    await this.tab.reloads();
    this.leavePage();
    const restored = await this.tab.draft();
    await this.ground.settle();
    expectKept(before, { ...(await this.standing()), restored, now: this.ground.now() });
    return 'reloads';
  }

  async open(path: string): Promise<string> {
    await this.tab.opens(path);
    this.leavePage();
    return `opens ${path}`;
  }

  /** The server forgets the session that the device keeps. */
  async loseSession(): Promise<string> {
    const { db } = this.ground.network.backend;
    const { token } = await this.session();
    if (token === undefined) return 'has no session to lose';
    db.customer.update({ where: { token: { equals: token } }, data: { token: `${token}-anew` } });
    return 'is forgotten by the server';
  }

  // What has to hold

  /** Waits for what can still happen by itself, and looks whether all is well. */
  async settle(): Promise<void> {
    this.counts.moves += 1;
    await this.ground.settle();
    if (this.problems.length > 0) throw this.problems[0];
    const isLoggedIn = (await this.session()).token !== undefined;
    for (const tab of this.tabs) {
      await expectWell(tab, {
        backend: this.ground.network.backend,
        now: this.ground.now(),
        cameAt: this.cameAt(tab),
        isLoggedIn,
        isThanked: this.isThanked(tab),
        codeDialog: this.codeDialogOf(tab),
      });
    }
  }

  /** A request has come to the server; what is wrong with it is said when all has settled. */
  arrived(place: number, call: string, body: unknown): AnswerWatcher | undefined {
    const tab = this.tabs[place]!;
    if (call === 'POST user/login') {
      const tell = this.codeDialogOf(tab).asked();
      return (isYes) => isYes && tell(this.ground.now());
    }
    if (!call.startsWith('POST user/createBooking/')) return undefined;
    try {
      expectBooking({ call, sent: body as Sent, intent: this.intents.get(tab), backend: this.ground.network.backend });
    } catch (error) {
      this.problems.push(error);
    }
    return (isYes) => this.bookingAnswered(tab, isYes);
  }

  /** Whatever happened before: goes on to the end of a booking. Answers what was done on the way, and how many bookings came of it. */
  async bookThrough(): Promise<{ readonly way: readonly string[]; readonly bookings: number }> {
    this.ground.network.recover();
    await this.settle();
    const { booking } = this.ground.network.backend.db;
    const before = booking.count();
    if (!IN_FUNNEL.test(this.tab.path())) await this.tab.opens('/walking/1');
    const way: string[] = [];
    for (let step = 0; step < STEPS_TO_THE_END; step += 1) {
      await this.settle();
      if (this.tab.path() === '/thankyou') break;
      way.push(await this.comeFurther(0));
    }
    return { way: [...way, this.tab.path()], bookings: booking.count() - before };
  }

  private bookingAnswered(tab: Tab, isYes: boolean): void {
    if (isYes) {
      this.counts.bookings += 1;
      this.thanked.add(tab);
    } else {
      // Who was told no may press again.
      this.intents.delete(tab);
    }
  }

  private async standing(): Promise<Standing> {
    return { path: this.tab.path(), draft: await this.tab.draft(), hasSession: (await this.session()).token !== undefined, page: await this.tab.page() };
  }

  /** The session that the device keeps; nothing stands in it where it keeps none. */
  private async session(): Promise<{ readonly token?: string; readonly userId?: unknown }> {
    return JSON.parse((await this.ground.userData()) ?? '{}');
  }

  /** The tab loads a page anew: nothing that was pressed before has an answer to come, and the guards are asked again. */
  private leavePage(): void {
    this.intents.delete(this.tab);
    this.arrivals.delete(this.tab);
  }

  private codeDialogOf(tab: Tab): CodeDialog {
    const codeDialog = this.codeDialogs.get(tab) ?? new CodeDialog();
    this.codeDialogs.set(tab, codeDialog);
    return codeDialog;
  }

  /** Whether a tab was told of its booking since last asked: with that the intent has come to its end. */
  private isThanked(tab: Tab): boolean {
    const isThanked = this.thanked.delete(tab);
    if (isThanked) this.intents.delete(tab);
    return isThanked;
  }

  /** When a tab came to where it is: guards are asked anew when somebody acts, not when midnight passes. */
  private cameAt(tab: Tab): number {
    const path = tab.path();
    if (this.arrivals.get(tab)?.path !== path) this.arrivals.set(tab, { path, at: this.ground.now() });
    return this.arrivals.get(tab)!.at;
  }

  private async pressNamed(name: string, times: Clicks): Promise<string> {
    // However often it is pressed: until the server has said no it is one and the same intent.
    const isIntent = name === 'Get Best Quotes' && !this.intents.get(this.tab)?.requests;
    if (isIntent) {
      const { userId } = await this.session();
      this.intents.set(this.tab, { shown: await this.tab.shown(), draft: (await this.tab.draft())!, userId, requests: 0 });
    }
    await this.tab.presses(name, times);
    return times === 1 ? `presses ${name}` : `presses ${name} ${times} times`;
  }

  private async reachableFields(): Promise<CorePage['fields']> {
    return (await this.tab.alert()) === undefined ? (await this.tab.page()).fields : {};
  }

  private textsOf(name: string): Texts {
    if (name !== 'Date' && name !== 'Start date') return TEXTS[name] ?? { right: [], wrong: [] };
    const inWords = (days: number) => dayInWords(this.ground.now() + days * DAY_IN_MILLISECONDS);
    return { right: DAYS_AHEAD.right.map(inWords), wrong: DAYS_AHEAD.wrong.map(inWords) };
  }

  private async enter(name: string, field: CoreField, value: string, isPicked: boolean): Promise<void> {
    await (field.type ?? field.fill)(value);
    if (!isPicked || !field.type) return;
    await this.ground.settle();
    const again = (await this.tab.page()).fields[name];
    const [suggestion] = again?.options ?? [];
    if (suggestion !== undefined) await again!.fill(suggestion);
  }

  /** Answers one question of a page, if it is still asked. */
  private async answer(name: string, seed: number): Promise<void> {
    const field = (await this.tab.page()).fields[name];
    if (!field) return;
    const { right } = this.textsOf(name);
    if (name === 'Pet image') await this.tab.uploads();
    else if (name === 'Time slots') await this.checkSlots(seed);
    else if (right.length > 0) await this.enter(name, field, pick(right, seed)!, true);
    else if (field.options.length > 0 && field.values.length === 0) await field.fill(pick(field.options, seed)!);
  }

  /** Checks as many slots as the frequency has walks. */
  private async checkSlots(seed: number): Promise<void> {
    const wanted = WALKS_A_DAY[String((await this.tab.draft())?.bookings.walking?.walkFrequency)] ?? 0;
    const slots = async () => (await this.tab.page()).fields['Time slots']!;
    for (let { values } = await slots(); values.length > wanted; { values } = await slots()) await (await slots()).fill(values[0]!);
    for (let { values, options } = await slots(); values.length < wanted; { values, options } = await slots()) {
      const free = options.filter((option) => !values.includes(option));
      await (await slots()).fill(pick(free, seed)!);
    }
  }
}

/** One of several, whatever number points at it; undefined where there is none. */
function pick<Item>(items: readonly Item[], place: number): Item | undefined {
  return items[place % items.length];
}

/** A day in India, 'December 5, 2026'. */
function dayInWords(instant: number): string {
  return new Date(instant).toLocaleDateString('en-US', { timeZone: 'Asia/Kolkata', year: 'numeric', month: 'long', day: 'numeric' });
}
