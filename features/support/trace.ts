import { dequal } from 'dequal';
import type { MockBackend, RecordedRequest } from '../../mocks/backend';
import type { Customer } from '../../tests/library/customer';

/** The longest request body in a report, in characters. Longer bodies contain pictures of pets, which are unreadable as text. */
const LONGEST_BODY = 500;

/** The requests and console lines during a step, and the page after the step, as outline lines and as a picture. */
interface TracedStep {
  readonly step: string;
  readonly calls: readonly RecordedRequest[];
  readonly consoleLines: readonly string[];
  readonly outline: readonly string[];
  readonly picture: Buffer | undefined;
}

/** The record of a scenario, step by step, for the report of a failure. */
export class Trace {
  private readonly steps: TracedStep[] = [];
  private callCount = 0;
  private consoleCount = 0;

  /** Records calls, console lines and the page after a step. If the page is just being replaced, its outline stays empty. Takes a picture only of a changed page, because that takes the browser long. */
  async record(step: string, customer: Customer, backend: MockBackend | undefined): Promise<void> {
    const isOpened = customer.hasOpened();
    const outline = isOpened ? (await customer.driver.read('outline').catch(() => '')).split('\n') : [];
    const hasChanged = !dequal(outline, this.steps.at(-1)?.outline ?? []);
    const requests = backend?.requests ?? [];
    const consoleLines = isOpened ? [...customer.loggedFailures(), ...customer.unexpectedErrors()] : [];
    this.steps.push({
      step,
      calls: requests.slice(this.callCount),
      consoleLines: consoleLines.slice(this.consoleCount),
      outline,
      picture: hasChanged ? await customer.driver.picture?.().catch(() => undefined) : undefined,
    });
    this.callCount = requests.length;
    this.consoleCount = consoleLines.length;
  }

  /** A JPEG picture of the page after each step that changed it; empty without a browser. */
  get pictures(): readonly { readonly step: string; readonly picture: Buffer }[] {
    return this.steps.flatMap(({ step, picture }) => (picture ? { step, picture } : []));
  }

  /** The steps with their calls and console lines, and with the lines that vanished from the page (-) or appeared on it (+). */
  toString(): string {
    return this.steps
      .map((each, index) => [each.step, ...linesOf(each, this.steps[index - 1]?.outline ?? [])].join('\n'))
      .join('\n\n');
  }
}

function linesOf({ calls, consoleLines, outline }: TracedStep, before: readonly string[]): readonly string[] {
  return [
    ...calls.map((call) => `  call     ${callLine(call)}`),
    ...consoleLines.map((line) => `  console  ${line}`),
    ...without(before, outline).map((line) => `  -  ${line}`),
    ...without(outline, before).map((line) => `  +  ${line}`),
  ];
}

/** A call with the status of its answer and its payload. */
function callLine({ method, path, body, status }: RecordedRequest): string {
  const answer = status === undefined ? 'waits' : status === 0 ? 'no answer' : status;
  return `${method} ${path} → ${answer}${body === undefined ? '' : ` ${JSON.stringify(body).slice(0, LONGEST_BODY)}`}`;
}

/** The lines, except empty ones, that are not among `others`. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  return lines.filter((line) => line !== '' && !others.includes(line));
}
