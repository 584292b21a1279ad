import { Customer } from '../support/customer';
import { DETAILS, type Detail } from '../support/details';
import type { Driver } from '../support/driver';
import { CodeDialog } from './code-dialog';
import type { Intent } from './invariants';
import type { Shown } from './specification';
import type { StoredDraft } from './stored-draft';

const MAIN = { role: 'main' };
const FUNNEL_PAGE = /^\/(?:walking|training|grooming)\/(?:1|2|signup|login|address|petdetails|summary)$/i;
/** The text of the button 'Location' while no location is chosen. */
const NO_LOCATION = 'Select where your pet lives';

/** A field of the current page. */
export interface Field {
  readonly detail: Detail;
  /** The selected options. For a field without options: its value, as a list of one text. */
  readonly values: readonly string[];
  readonly options: readonly string[];
}

/** The fields, controls and texts of the page, or of the dialog that covers it. */
export interface Offer {
  readonly fields: Readonly<Record<string, Field>>;
  /** The names of the buttons and links that can be pressed. */
  readonly controls: readonly string[];
  readonly texts: readonly string[];
}

const NOTHING: Offer = { fields: {}, controls: [], texts: [] };

/** A tab of a random test run: its simulated customer, and what the checks must know about earlier actions. */
export class WalkTab {
  readonly customer: Customer;
  readonly codeDialog = new CodeDialog();
  intent: Intent | undefined;
  /** True after the server has accepted the tab's booking, until the next check of the invariants. */
  isThanked = false;
  private arrival: { readonly path: string; readonly at: number } | undefined;

  constructor(private readonly driver: Driver) {
    this.customer = new Customer(driver);
  }

  /** The path of the current page, below the app's base. */
  async path(): Promise<string> {
    return (await this.customer.whereabouts()).path;
  }

  /** When the tab opened its current page. The route guards check the start date only then, and not again at midnight. */
  cameAt(path: string, now: number): number {
    if (this.arrival?.path !== path) this.arrival = { path, at: now };
    return this.arrival.at;
  }

  /** Call this at a page load: the responses to earlier presses are lost, and the route guards run again. */
  leavePage(): void {
    this.intent = undefined;
    this.arrival = undefined;
  }

  /** The page's fields, controls and texts; all empty on a page outside a booking. */
  async offer(): Promise<Offer> {
    if (!FUNNEL_PAGE.test(await this.path())) return NOTHING;
    const isCovered = !(await this.driver.read('has', MAIN));
    const controls = await this.driver.read('pressables', isCovered ? undefined : MAIN);
    const names = [...(await this.driver.read('fieldNames')), ...controls].filter((name) => DETAILS.words.includes(name));
    const fields: [string, Field][] = [];
    for (const name of names) fields.push([name, await this.field(DETAILS.read(name))]);
    return { fields: Object.fromEntries(fields), controls, texts: await this.driver.read('lines') };
  }

  /** A field by its name; undefined if the page does not have the field. */
  async fieldNamed(name: string): Promise<Field | undefined> {
    const names = await this.driver.read('fieldNames');
    return names.includes(name) || (await this.customer.isOffered(name)) ? this.field(DETAILS.read(name)) : undefined;
  }

  /** What the summary shows. To be called on the summary page only. */
  async shown(): Promise<Shown> {
    const [path, rows, total] = [await this.path(), await this.driver.read('summaryRows'), await this.customer.total()];
    return { service: path.split('/')[1]!, rows, total };
  }

  /** The stored draft; undefined if the tab has none. */
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
