import { makeAutoObservable, observableRef } from 'mobx';
import type { MockBackend, RecordedRequest } from '../mocks/backend';
import { onChange, type Customer } from '../mocks/db';
import { ownedBy } from '../mocks/handlers/session';
import { PRESETS, type PresetName } from '../mocks/presets';
import { addKnownCustomer } from '../mocks/seed';
import { restoreSnapshot, takeSnapshot } from '../mocks/snapshot';
import { CREDENTIALS_FORMAT, DRAFT_FORMAT, LAST_BOOKING_FORMAT } from '../src/adapters/browser/stored-formats';
import { WebStoredValue } from '../src/adapters/browser/stored-value';
import type { WebStorage } from '../src/adapters/browser/web-storage';
import type { BrowserEnvironment } from '../src/app/browser-environment';
import type { OutwardNavigation } from '../src/ports/navigation';
import type { CalendarDate } from '../src/domain/calendar';
import { emptyDraft, type Draft } from '../src/domain/draft';
import { pageAt } from '../src/adapters/router/page-at';
import { pathOfDestination } from '../src/adapters/router/paths';
import { petImageSource } from '../src/domain/new-pet';
import { needsLogin, type BookingPage } from '../src/domain/progress';
import { DEFAULT_SERVICE, type Service } from '../src/domain/services';
import type { Credentials } from '../src/domain/account';
import type { StoredValue } from '../src/ports/storage';
import type { Logger } from '../src/ports/telemetry';
import { sampleDraft, sampleLastBooking, type CustomerIds } from './sample-draft';
import { DemoClock } from './demo-clock';
import { DEFAULT_SETTINGS, LINK_PARAMETERS, readLink, restoreSettings, type DemoSettings } from './demo-settings';
import type { SimulatedPosition } from './simulated-geolocation';
import { browserOfRun } from './app-run';
import { BRAND_PARAMETERS, OWN_BRAND, parametersOf, readBrand, storeBrand, TOO_LIGHT, type Brand } from './brand';

export interface ShownRequest {
  readonly number: number;
  readonly method: string;
  readonly path: string;
  readonly payload: unknown;
  /** 'waiting', the status of the response, or 'no answer'. */
  readonly outcome: string;
}

export interface DemoEnvironment {
  readonly systemNow: () => number;
  readonly storage: WebStorage;
  readonly brandStorages: readonly WebStorage[];
  readonly logger: Logger;
  readonly makeBackend: (options: {
    readonly clock: DemoClock;
    readonly onRequest: (request: RecordedRequest, answer: Promise<Response>) => void;
  }) => MockBackend;
  /** '' stands for the app's own name. */
  readonly show: (browser: BrowserEnvironment, brandName: string) => void;
  readonly applyBrand: (brand: Brand) => void;
  readonly addressBar: AddressBar;
  readonly isForOtherDevices: boolean;
  readonly outwardNavigation: OutwardNavigation;
  /** A JPEG as base64; '' if the browser cannot draw. */
  readonly petImage: string;
}

/** Paths are relative to the app's base path: '/walking/1'. */
export interface AddressBar {
  path(): string;
  /** '', or begins with '?'. */
  query(): string;
  replace(path: string, query: string): void;
  push(path: string): void;
  hrefOf(path: string, query: string): string;
}

const REQUESTS_SHOWN = 10;

/** Jubilee Hills, Hyderabad. */
const POSITION: SimulatedPosition = { latitude: 17.4326, longitude: 78.4071 };

export class Demo {
  preset = DEFAULT_SETTINGS.preset;
  /** In India. */
  today: CalendarDate;
  isDayHeld = false;
  speed = DEFAULT_SETTINGS.speed;
  isPanelOffered = DEFAULT_SETTINGS.isPanelOffered;
  requests: readonly ShownRequest[] = [];
  problems: readonly string[] = [];
  offlineCopy = 'Works without a network. We are getting ready for a reload too.';
  brand = OWN_BRAND;

  service: Service = DEFAULT_SERVICE;

  readonly #environment: DemoEnvironment;
  readonly #clock: DemoClock;
  readonly #backend: MockBackend;
  readonly #draft: StoredValue<Draft>;
  readonly #credentials: StoredValue<Credentials>;
  readonly #settings: StoredValue<DemoSettings>;
  readonly #snapshot: StoredValue<unknown>;
  #run = new AbortController();
  #requestCount = 0;

  constructor(environment: DemoEnvironment) {
    const { storage, logger, systemNow, makeBackend } = environment;
    this.#environment = environment;
    this.#clock = new DemoClock(systemNow);
    this.today = this.#clock.today;
    this.#backend = makeBackend({
      clock: this.#clock,
      onRequest: (request, answer) => this.recordRequest(request, answer),
    });
    const place = { storage, logger };
    this.#draft = new WebStoredValue(DRAFT_FORMAT, place);
    this.#credentials = new WebStoredValue(CREDENTIALS_FORMAT, place);
    this.#settings = new WebStoredValue({ key: 'demo', parse: restoreSettings }, place);
    const restore = (stored: unknown) => (restoreSnapshot(this.#backend.db, stored) ? stored : undefined);
    this.#snapshot = new WebStoredValue<unknown>({ key: 'mockDatabase', parse: restore }, place);
    makeAutoObservable(this, { requests: observableRef, problems: observableRef, brand: observableRef });
    storeChanges(this.#backend, this.#snapshot);
  }

  /** The URL's preset; without one, the state before a reload, or else the stored or default preset. */
  start(): void {
    const { addressBar, applyBrand, brandStorages } = this.#environment;
    const query = new URLSearchParams(addressBar.query());
    const { settings: linked, problems } = readLink(query);
    const stored = this.#settings.read();
    const { preset, heldDay, speed, isPanelOffered, turnsTaken } = stored ?? DEFAULT_SETTINGS;
    this.brand = readBrand(query, brandStorages);
    this.problems = query.get('accent') && !this.brand.accent ? [...problems, TOO_LIGHT] : problems;
    applyBrand(this.brand);
    for (const name of [...LINK_PARAMETERS, ...BRAND_PARAMETERS]) query.delete(name);
    const rest = query.toString();
    addressBar.replace(addressBar.path(), rest && `?${rest}`);
    this.isPanelOffered = linked.isPanelOffered ?? isPanelOffered;
    this.preset = linked.preset ?? preset;
    this.setSpeed(linked.speed ?? (linked.preset ? DEFAULT_SETTINGS.speed : speed));
    if (!linked.preset) this.#clock.heldDay = heldDay;
    if (linked.today) this.#clock.hold(linked.today);
    this.refresh();
    const isResumed = stored && !linked.preset && this.resume(turnsTaken);
    if (isResumed) this.showApp();
    else this.startPreset();
  }

  private resume(turnsTaken: DemoSettings['turnsTaken']): boolean {
    this.#backend.reset(this.preset);
    this.#backend.applyPreset(this.preset, turnsTaken);
    const isRestored = this.#snapshot.read() !== undefined;
    this.store();
    return isRestored;
  }

  choose(preset: PresetName): void {
    const { showsOn, service } = PRESETS[preset];
    if (showsOn !== 'package') return this.jump(service ?? this.service, showsOn, preset);
    this.preset = preset;
    this.reset(service);
  }

  /** A held day begins again at 10:00. */
  reset(service?: Service): void {
    this.refresh();
    if (this.isDayHeld) this.hold(this.today);
    this.service = service ?? this.service;
    this.#environment.addressBar.replace(pathOfDestination({ service: this.service, page: 'package' }), '');
    this.startPreset();
  }

  chooseDay(date: CalendarDate | undefined): void {
    this.#run.abort();
    this.hold(date);
    // So that no dialog still waits for the code of another day.
    const draft = this.#draft.read();
    if (draft?.sentOtp) this.#draft.write({ ...draft, sentOtp: undefined });
    this.store();
    this.showApp();
  }

  /** In milliseconds. */
  chooseSpeed(speed: number): void {
    this.setSpeed(speed);
    this.store();
  }

  jump(service: Service, page: BookingPage, preset: PresetName = this.preset): void {
    const { addressBar, petImage } = this.#environment;
    const { phone, isLoggedIn = false } = PRESETS[preset];
    const { today } = this.#clock;
    this.preset = preset;
    this.service = service;
    // With this history, the Back button leads to the service's first page, not out of the demo.
    addressBar.replace(pathOfDestination({ service, page: 'package' }), '');
    if (page !== 'package') addressBar.push(pathOfDestination({ service, page }));
    // The app leads logged-in customers away from the pages for visitors.
    const isForVisitors = page === 'signUp' || page === 'login';
    this.startPreset(needsLogin(page) || (isLoggedIn && !isForVisitors), (customer) =>
      sampleDraft({ service, today, phoneNumber: phone, customer, petImage }),
    );
  }

  chooseBrand(brand: Brand): void {
    const isRenamed = brand.name !== this.brand.name;
    this.brand = brand;
    storeBrand(brand, this.#environment.brandStorages);
    this.#environment.applyBrand(brand);
    // The app reads the brand's name only when it starts, and its QR codes for phones the whole brand.
    if (isRenamed || this.isForOtherDevices) this.showApp();
  }

  get samplePhoto(): string | undefined {
    return petImageSource(this.#environment.petImage);
  }

  get isForOtherDevices(): boolean {
    return this.#environment.isForOtherDevices;
  }

  get shareLink(): string {
    return this.linkWith(this.brand);
  }

  /** The link for a QR code, in which a logo has no room. */
  get linkWithoutLogo(): string {
    return this.linkWith({ ...this.brand, logo: '' });
  }

  private linkWith(brand: Brand): string {
    const { preset, today, speed, service } = this;
    const query = new URLSearchParams({ demo: preset, now: today, speed: String(speed), ...parametersOf(brand) });
    return this.#environment.addressBar.hrefOf(pathOfDestination({ service, page: 'package' }), `?${query.toString()}`);
  }

  reportProblem(problem: string): void {
    if (!this.problems.includes(problem)) this.problems = [...this.problems, problem];
  }

  dismissProblems(): void {
    this.problems = [];
  }

  setOfflineCopy(sentence: string): void {
    this.offlineCopy = sentence;
  }

  refresh(): void {
    this.today = this.#clock.today;
    this.isDayHeld = this.#clock.heldDay !== undefined;
    this.service = pageAt(this.#environment.addressBar.path())?.service ?? this.service;
  }

  private hold(date: CalendarDate | undefined): void {
    this.#clock.hold(date);
    this.refresh();
  }

  private setSpeed(speed: number): void {
    this.speed = speed;
    this.#backend.speed = speed;
  }

  private startPreset(
    isLoggedIn = PRESETS[this.preset].isLoggedIn ?? false,
    draft: (customer: CustomerIds | undefined) => Draft = emptyDraft,
  ): void {
    this.#run.abort();
    this.requests = [];
    this.#backend.reset(this.preset);
    const customer = isLoggedIn ? addKnownCustomer(this.#backend.db, PRESETS[this.preset].phone) : undefined;
    if (customer) this.#credentials.write({ userId: customer.id, token: customer.token });
    else this.#credentials.remove();
    const ids = customer && idsOf(customer, this.#backend);
    const lastBooking = new WebStoredValue(LAST_BOOKING_FORMAT, this.#environment);
    if (ids && PRESETS[this.preset].isLoggedIn) lastBooking.write(sampleLastBooking(this.service, this.today, ids));
    else lastBooking.remove();
    this.#draft.write(draft(ids));
    this.store();
    this.showApp();
  }

  private showApp(): void {
    const { storage, logger, outwardNavigation, show } = this.#environment;
    this.#run.abort();
    this.#run = new AbortController();
    const position = () => PRESETS[this.preset].locationFailure ?? POSITION;
    show(
      browserOfRun({ now: () => this.#clock.now(), storage, logger, outwardNavigation, position }, this.#run.signal),
      this.brand.name,
    );
  }

  private store(): void {
    const { preset, speed, isPanelOffered } = this;
    const settings: DemoSettings = {
      ...DEFAULT_SETTINGS,
      preset,
      speed,
      isPanelOffered,
      heldDay: this.#clock.heldDay,
      turnsTaken: this.#backend.turnsTaken,
    };
    this.#settings.write(settings);
  }

  private recordRequest({ method, path, body }: RecordedRequest, answer: Promise<Response>): void {
    this.refresh();
    this.#requestCount += 1;
    const number = this.#requestCount;
    this.requests = [{ number, method, path, payload: body, outcome: 'waiting' }, ...this.requests].slice(
      0,
      REQUESTS_SHOWN,
    );
    void answer.then((response) => this.recordAnswer(number, response, `${method} ${path}`));
  }

  private recordAnswer(number: number, { type, status }: Response, call: string): void {
    const outcome = type === 'error' ? 'no answer' : String(status);
    this.requests = this.requests.map((request) => (request.number === number ? { ...request, outcome } : request));
    if (status === 501) this.reportProblem(`The demo has no answer to ${call}.`);
    this.preset = this.#backend.preset;
    this.store();
  }
}

function idsOf(customer: Customer, { db }: MockBackend): CustomerIds {
  return {
    id: customer.id,
    addressId: db.address.findMany(ownedBy(customer))[0]!.id,
    petId: db.pet.findMany(ownedBy(customer))[0]!.id,
  };
}

function storeChanges({ db }: MockBackend, snapshot: StoredValue<unknown>): void {
  let isScheduled = false;
  const store = () => {
    isScheduled = false;
    snapshot.write(takeSnapshot(db));
  };
  onChange(db, () => {
    // Runs after all changes of the same request, so each stores only one snapshot.
    if (!isScheduled) queueMicrotask(store);
    isScheduled = true;
  });
}
