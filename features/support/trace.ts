import type { MockBackend, RecordedRequest } from '../../mocks/backend';
import type { Customer } from '../../tests/support/customer';

/** Pictures of pets are longer, and say nothing in a text. */
const LONGEST_BODY = 500;

/** What a step did: its calls, its console lines, and how the page changed. */
interface TracedStep {
  readonly step: string;
  readonly calls: readonly RecordedRequest[];
  readonly consoleLines: readonly string[];
  readonly outline: readonly string[];
  readonly picture: Buffer | undefined;
}

/** What happened in a scenario, step by step, for the report of a failure. */
export class Trace {
  private readonly steps: TracedStep[] = [];
  private callCount = 0;
  private consoleCount = 0;

  /** Looks at the page after a step. A page that is just being replaced is not seen. */
  async record(step: string, customer: Customer, backend: MockBackend | undefined): Promise<void> {
    const isOpened = customer.hasOpened();
    const requests = backend?.requests ?? [];
    const consoleLines = isOpened ? [...customer.loggedFailures(), ...customer.unexpectedErrors()] : [];
    this.steps.push({
      step,
      calls: requests.slice(this.callCount),
      consoleLines: consoleLines.slice(this.consoleCount),
      outline: isOpened ? (await customer.driver.read('outline').catch(() => '')).split('\n') : [],
      picture: isOpened ? await customer.driver.picture?.().catch(() => undefined) : undefined,
    });
    this.callCount = requests.length;
    this.consoleCount = consoleLines.length;
  }

  /** The pages after the steps, as JPEG; without a browser there are none. */
  get pictures(): readonly { readonly step: string; readonly picture: Buffer }[] {
    return this.steps.flatMap(({ step, picture }) => (picture ? { step, picture } : []));
  }

  /** The steps with their calls, console lines and changes: lines of the page that went (-) and came (+). */
  toString(): string {
    return this.steps.map((each, index) => [each.step, ...linesOf(each, this.steps[index - 1]?.outline ?? [])].join('\n')).join('\n\n');
  }
}

function linesOf({ calls, consoleLines, outline }: TracedStep, before: readonly string[]): readonly string[] {
  return [
    ...calls.map(({ method, path, body }) => `  call     ${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body).slice(0, LONGEST_BODY)}`}`),
    ...consoleLines.map((line) => `  console  ${line}`),
    ...without(before, outline).map((line) => `  -  ${line}`),
    ...without(outline, before).map((line) => `  +  ${line}`),
  ];
}

/** The lines that are not among the others. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  return lines.filter((line) => line !== '' && !others.includes(line));
}
