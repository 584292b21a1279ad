import { makeAutoObservable, observableRef } from 'mobx';
import type { MockBackend, RecordedRequest } from '../mocks/backend';
import { onChange, type Customer } from '../mocks/db';
import type { TurnsTaken } from '../mocks/faults';
import { ownedBy } from '../mocks/handlers/session';
import { SCENARIOS, type ScenarioName } from '../mocks/scenarios';
import { addKnownCustomer } from '../mocks/seed';
import { restoreSnapshot, takeSnapshot } from '../mocks/snapshot';
import { StoredJson } from '../src/adapters/browser/stored-json';
import type { WebStorage } from '../src/adapters/browser/memory-storage';
import { WebDraftStorage } from '../src/adapters/browser/web-draft-storage';
import { WebUserDataStorage } from '../src/adapters/browser/web-user-data-storage';
import type { Device } from '../src/app/device';
import type { CalendarDate } from '../src/domain/calendar';
import { emptyDraft, type Draft } from '../src/domain/draft';
import { pathOf, resolvePath } from '../src/adapters/router/paths';
import type { Page } from '../src/domain/progress';
import { FIRST_SERVICE, type Service } from '../src/domain/services';
import type { DraftStorage } from '../src/ports/draft-storage';
import type { Logger } from '../src/ports/logger';
import type { UserDataStorage } from '../src/ports/user-data-storage';
import { believableDraft, isForCustomers, isForVisitors, type LoggedInCustomer } from './believable-draft';
import { DemoClock } from './demo-clock';
import { FIRST_SETTINGS, linkQuery, readLink, restoreSettings, storedForm } from './demo-settings';
import type { Whereabouts } from './pretended-geolocation';
import { Run } from './run';

/** A call as the panel shows it. */
export interface ShownRequest {
  readonly number: number;
  readonly method: string;
  readonly path: string;
  /** As it was sent; undefined where nothing was. */
  readonly payload: unknown;
  /** 'waiting', the status of the answer, or 'no answer'. */
  readonly outcome: string;
}

/** Whether the browser keeps a copy of the demo, by which it is loaded without a network, or why it does not. */
export type OfflineCopy = 'in the making' | 'there' | 'failed' | 'wants https' | 'unknown to the browser' | 'not of a development server';

/** What a demo needs of the page that it runs in. */
export interface DemoSurroundings {
  readonly systemNow: () => number;
  /** The tab's own. */
  readonly storage: WebStorage;
  readonly logger: Logger;
  /** Makes the backend that the demo drives. */
  readonly makeBackend: (options: {
    readonly clock: DemoClock;
    readonly onRequest: (request: RecordedRequest, answer: Promise<Response>) => void;
  }) => MockBackend;
  /** Shows the app on a device, in place of the one that is there. */
  readonly show: (device: Device) => void;
  readonly addressBar: AddressBar;
  /** Draws a pet, and answers its base64 as a JPEG; '' where the browser cannot. */
  readonly drawPet: () => Promise<string>;
}

/** The address of the page. Paths are the app's own, '/walking/1'. */
export interface AddressBar {
  path(): string;
  /** '' or beginning with '?'. */
  query(): string;
  /** Puts another path and query in place of the present ones; loads nothing. */
  replace(path: string, query: string): void;
  /** The complete address of a path. */
  hrefOf(path: string, query: string): string;
}

/** What a story begins with; who is logged in has the phone number of the story, and can log in by it once more. */
interface Beginning {
  readonly isLoggedIn: boolean;
  readonly draft: (customer: LoggedInCustomer | undefined) => Draft;
}

const STORAGE_REFUSED = 'This tab can store no more, so a reload would lose what comes now. Reset makes room.';

/** How many requests the panel shows. */
const REQUESTS_SHOWN = 10;

/** Jubilee Hills, Hyderabad: where the pretended device is. */
const POSITION: Whereabouts = { latitude: 17.4326, longitude: 78.4071 };

/** A demo: the story that is told, the day, the speed, and all that the panel does with them. */
export class Demo {
  scenario = FIRST_SETTINGS.scenario;
  /** The day in India that it is in the demo. */
  today: CalendarDate;
  isDayHeld = false;
  speed = FIRST_SETTINGS.speed;
  isPanelOffered = FIRST_SETTINGS.isPanelOffered;
  /** The last requests, the newest first. */
  requests: readonly ShownRequest[] = [];
  /** What is wrong with the demo itself, in sentences. */
  problems: readonly string[] = [];
  offlineCopy: OfflineCopy = 'in the making';

  /** The service whose pages are shown, or were before the thank-you page. */
  service: Service = FIRST_SERVICE;

  private readonly storage: WebStorage;
  private readonly clock: DemoClock;
  private readonly backend: MockBackend;
  private readonly draftStorage: DraftStorage;
  private readonly userDataStorage: UserDataStorage;
  private readonly settings: StoredJson;
  private readonly snapshot: StoredJson;
  private run: Run | undefined;
  private requestCount = 0;
  /** How often a story was begun: what is on its way from before one does not count after it. */
  private begins = 0;

  constructor(private readonly surroundings: DemoSurroundings) {
    const { logger, systemNow, makeBackend } = surroundings;
    this.storage = tellingOfRefusal(surroundings.storage, () => this.complain(STORAGE_REFUSED));
    const { storage } = this;
    this.clock = new DemoClock(systemNow);
    this.today = this.clock.today;
    this.backend = makeBackend({ clock: this.clock, onRequest: (request, answer) => this.tellOfRequest(request, answer) });
    this.draftStorage = new WebDraftStorage({ storage, logger });
    this.userDataStorage = new WebUserDataStorage({ storage, events: new EventTarget(), logger });
    this.settings = new StoredJson({ key: 'demo', storage, logger });
    this.snapshot = new StoredJson({ key: 'mockDatabase', storage, logger });
    makeAutoObservable<
      this,
      'surroundings' | 'storage' | 'clock' | 'backend' | 'draftStorage' | 'userDataStorage' | 'settings' | 'snapshot' | 'run'
    >(this, {
      surroundings: false,
      storage: false,
      clock: false,
      backend: false,
      draftStorage: false,
      userDataStorage: false,
      settings: false,
      snapshot: false,
      run: false,
      requests: observableRef,
      problems: observableRef,
    });
    keepSnapshots(this.backend, this.snapshot);
  }

  /** Shows the app: the story that a link names from its beginning, else what a reload finds, as far as it is whole. */
  start(): void {
    const { addressBar } = this.surroundings;
    const link = readLink(addressBar.query());
    addressBar.replace(addressBar.path(), link.restOfQuery);
    const stored = this.settings.read(restoreSettings);
    const { scenario, heldDay, speed, isPanelOffered, turnsTaken } = stored ?? FIRST_SETTINGS;
    this.problems = link.problems;
    this.isPanelOffered = link.isPanelOffered ?? isPanelOffered;
    this.scenario = link.settings.scenario ?? scenario;
    this.setSpeed(link.settings.speed ?? (link.settings.scenario ? FIRST_SETTINGS.speed : speed));
    if (heldDay && !link.settings.scenario) this.clock.goOnWith(heldDay);
    if (link.settings.today) this.clock.hold(link.settings.today);
    this.readSurroundings();
    const isWhole = stored && !link.settings.scenario && this.goOn(turnsTaken);
    if (isWhole) this.showApp();
    else this.begin(this.itsBeginning);
  }

  /** Takes up the story and the data of before a reload; answers false where they are not whole, for half of it would make no story. */
  private goOn(turnsTaken: TurnsTaken): boolean {
    this.backend.reset(this.scenario);
    this.backend.begin(this.scenario, turnsTaken);
    const isWhole = this.snapshot.read((kept) => restoreSnapshot(this.backend.db, kept) || undefined) ?? false;
    this.store();
    return isWhole;
  }

  /** Tells a scenario from its beginning. */
  choose(scenario: ScenarioName): void {
    this.scenario = scenario;
    this.reset();
  }

  /** Brings the present story back to its beginning: nobody has booked, signed up or added anything. */
  reset(): void {
    this.readSurroundings();
    if (this.isDayHeld) this.hold(this.today);
    this.surroundings.addressBar.replace(pathOf({ service: this.service, page: 'package' }), '');
    this.begin(this.itsBeginning);
  }

  /** Holds a day, or lets it be the real one again. What was entered stays, as far as the day allows it. */
  chooseDay(date: CalendarDate | undefined): void {
    this.run?.end();
    this.hold(date);
    this.forgetSentCode();
    this.store();
    this.showApp();
  }

  /** Sets how long an answer takes, in milliseconds. */
  chooseSpeed(speed: number): void {
    this.setSpeed(speed);
    this.store();
  }

  /**
   * Begins a story on a page of a service, with all filled in that somebody has chosen who comes there. Answers false, and does
   * nothing, where something else was begun before the page was ready.
   */
  async jump(service: Service, page: Page, scenario: ScenarioName = this.scenario): Promise<boolean> {
    this.begins += 1;
    const { begins } = this;
    const petImage = await this.surroundings.drawPet();
    // Who began something else meanwhile is not to be carried away.
    if (begins !== this.begins) return false;
    const { phone, isLoggedIn = false } = SCENARIOS[scenario];
    const { today } = this.clock;
    this.scenario = scenario;
    this.service = service;
    this.surroundings.addressBar.replace(pathOf({ service, page }), '');
    this.begin({
      isLoggedIn: isForCustomers(page) || (isLoggedIn && !isForVisitors(page)),
      draft: (customer) => believableDraft({ service, today, phoneNumber: phone, customer, petImage }),
    });
    return true;
  }

  /** The address that brings another machine to the same story, day and speed. */
  get shareLink(): string {
    const { scenario, today, speed } = this;
    return this.surroundings.addressBar.hrefOf(pathOf({ service: this.service, page: 'package' }), linkQuery({ scenario, today, speed }));
  }

  /** Says what is wrong with the demo, once. */
  complain(problem: string): void {
    if (!this.problems.includes(problem)) this.problems = [...this.problems, problem];
  }

  dismissProblems(): void {
    this.problems = [];
  }

  setOfflineCopy(copy: OfflineCopy): void {
    this.offlineCopy = copy;
  }

  /** Takes in what changes by itself: the real day goes on, and customers go to other pages. */
  readSurroundings(): void {
    this.today = this.clock.today;
    this.isDayHeld = this.clock.heldDay !== undefined;
    const route = resolvePath(this.surroundings.addressBar.path());
    if (route.kind === 'page') this.service = route.service;
  }

  private hold(date: CalendarDate | undefined): void {
    this.clock.hold(date);
    this.readSurroundings();
  }

  /** The code that a login waits for was sent at another time; the login asks for a new one. */
  private forgetSentCode(): void {
    const draft = this.draftStorage.read();
    if (draft?.sentOtp) this.draftStorage.write({ ...draft, sentOtp: undefined });
  }

  private setSpeed(speed: number): void {
    this.speed = speed;
    this.backend.speed = speed;
  }

  /** What the story begins with that is told. */
  private get itsBeginning(): Beginning {
    return { isLoggedIn: SCENARIOS[this.scenario].isLoggedIn ?? false, draft: emptyDraft };
  }

  private begin(beginning: Beginning): void {
    this.begins += 1;
    this.run?.end();
    this.requests = [];
    this.backend.reset(this.scenario);
    const customer = beginning.isLoggedIn ? addKnownCustomer(this.backend.db, SCENARIOS[this.scenario].phone) : undefined;
    if (customer) this.userDataStorage.write({ userId: customer.id, token: customer.token });
    else this.userDataStorage.remove();
    this.draftStorage.write(beginning.draft(customer && this.selectionOf(customer)));
    this.store();
    this.showApp();
  }

  private selectionOf(customer: Customer): LoggedInCustomer {
    const { address, pet } = this.backend.db;
    const [home] = address.findMany(ownedBy(customer));
    const [bruno] = pet.findMany(ownedBy(customer));
    return { id: customer.id, addressId: home!.id, petId: bruno!.id };
  }

  private showApp(): void {
    this.run?.end();
    this.run = new Run({
      now: () => this.clock.now(),
      storage: this.storage,
      logger: this.surroundings.logger,
      whereabouts: () => SCENARIOS[this.scenario].locationFailure ?? POSITION,
    });
    this.surroundings.show(this.run.device());
  }

  private store(): void {
    const { scenario, speed, isPanelOffered } = this;
    const { heldDay } = this.clock;
    const { turnsTaken } = this.backend;
    this.settings.write(storedForm({ scenario, heldDay, speed, isPanelOffered, turnsTaken }));
  }

  private tellOfRequest({ method, path, body }: RecordedRequest, answer: Promise<Response>): void {
    this.readSurroundings();
    this.requestCount += 1;
    const number = this.requestCount;
    this.requests = [{ number, method, path, payload: body, outcome: 'waiting' }, ...this.requests].slice(0, REQUESTS_SHOWN);
    void this.tellOfAnswer(number, answer, `${method} ${path}`);
  }

  private async tellOfAnswer(number: number, answer: Promise<Response>, call: string): Promise<void> {
    const { begins } = this;
    const { type, status } = await answer;
    if (begins !== this.begins) return;
    const outcome = type === 'error' ? 'no answer' : String(status);
    this.noteOutcome(number, outcome);
    if (status === 501) this.complain(`The demo has no answer to ${call}.`);
    // A phone number may have begun another story; and this one has been told further.
    this.scenario = this.backend.scenario;
    this.store();
  }

  private noteOutcome(number: number, outcome: string): void {
    this.requests = this.requests.map((request) => (request.number === number ? { ...request, outcome } : request));
  }
}

/** Whoever signed up is still known after a reload of the tab. */
function keepSnapshots({ db }: MockBackend, snapshot: StoredJson): void {
  let isWaiting = false;
  const keep = () => {
    isWaiting = false;
    snapshot.write(takeSnapshot(db));
  };
  onChange(db, () => {
    // Once for all the changes of a call.
    if (!isWaiting) queueMicrotask(keep);
    isWaiting = true;
  });
}

/** The storage, with somebody told where it takes nothing more. */
function tellingOfRefusal(storage: WebStorage, tell: () => void): WebStorage {
  return {
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => {
      try {
        storage.setItem(key, value);
      } catch (error) {
        tell();
        throw error;
      }
    },
    removeItem: (key) => storage.removeItem(key),
  };
}
