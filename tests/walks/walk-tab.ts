import { Customer } from '../support/customer';
import { DETAILS, type Detail } from '../support/details';
import type { Driver } from '../support/driver';
import { CodeDialog } from './code-dialog';
import type { Intent } from './invariants';
import type { Shown } from './specification';
import type { StoredDraft } from './stored-draft';

const MAIN = { role: 'main' };
const FUNNEL_PAGE = /^\/(?:walking|training|grooming)\/(?:1|2|signup|login|address|petdetails|summary)$/i;
/** What the button says while no location is chosen. */
const NO_LOCATION = 'Select where your pet lives';

/** A field as its page offers it. */
export interface Field {
  readonly detail: Detail;
  /** Nothing or one text; of options, those that are on. */
  readonly values: readonly string[];
  readonly options: readonly string[];
}

/** What a page, or the dialog above it, has for the customer at one moment. */
export interface Offer {
  readonly fields: Readonly<Record<string, Field>>;
  /** What can be pressed. */
  readonly controls: readonly string[];
  readonly texts: readonly string[];
}

const NOTHING: Offer = { fields: {}, controls: [], texts: [] };

/** A tab of a walk: its customer, and what was seen of it so far. */
export class WalkTab {
  readonly customer: Customer;
  readonly codeDialog = new CodeDialog();
  intent: Intent | undefined;
  /** Whether it was told of a booking, and was not seen to say so yet. */
  isThanked = false;
  private arrival: { readonly path: string; readonly at: number } | undefined;

  constructor(private readonly driver: Driver) {
    this.customer = new Customer(driver);
  }

  /** Below the app's base. */
  async path(): Promise<string> {
    return (await this.customer.whereabouts()).path;
  }

  /** When it came to where it is: guards are asked again when somebody acts, not when midnight passes. */
  cameAt(path: string, now: number): number {
    if (this.arrival?.path !== path) this.arrival = { path, at: now };
    return this.arrival.at;
  }

  /** A page is loaded: nothing that was pressed before has an answer to come, and the guards are asked again. */
  leavePage(): void {
    this.intent = undefined;
    this.arrival = undefined;
  }

  /** What the page offers; nothing where it is no step of a booking. */
  async offer(): Promise<Offer> {
    if (!FUNNEL_PAGE.test(await this.path())) return NOTHING;
    const isCovered = !(await this.driver.read('has', MAIN));
    const controls = await this.driver.read('pressables', isCovered ? undefined : MAIN);
    const names = [...(await this.driver.read('fieldNames')), ...controls].filter((name) => DETAILS.words.includes(name));
    const fields: [string, Field][] = [];
    for (const name of names) fields.push([name, await this.field(DETAILS.read(name))]);
    return { fields: Object.fromEntries(fields), controls, texts: await this.driver.read('lines') };
  }

  /** A field by its name; undefined where the page does not ask for it now. */
  async fieldNamed(name: string): Promise<Field | undefined> {
    const names = await this.driver.read('fieldNames');
    return names.includes(name) || (await this.customer.isOffered(name)) ? this.field(DETAILS.read(name)) : undefined;
  }

  /** The summary; asked for on its page only. */
  async shown(): Promise<Shown> {
    const [path, rows, total] = [await this.path(), await this.driver.read('summaryRows'), await this.customer.total()];
    return { service: path.split('/')[1]!, rows, total };
  }

  /** What session storage holds of the booking draft. */
  async draft(): Promise<StoredDraft | undefined> {
    const [[, text] = []] = (await this.driver.sessionEntries()).filter(([key]) => key === 'bookingDraft');
    return text === undefined ? undefined : (JSON.parse(text) as { draft: StoredDraft }).draft;
  }

  private async field(detail: Detail): Promise<Field> {
    if (detail.kind === 'picture') return { detail, values: [''], options: [] };
    const [values, options] = [await this.customer.valuesOf(detail), await this.customer.optionsOf(detail)];
    return { detail, values: values.map((value) => (value === NO_LOCATION ? '' : value)), options };
  }
}
