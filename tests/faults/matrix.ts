import { mkdirSync, writeFileSync } from 'node:fs';
import type { Call } from '../../mocks/calls';
import { FAULTS } from './faults';
import { CALL_CASES } from './call-cases';

type FaultCase = 'passed' | 'failed' | 'does not apply';
const SIGNS: Readonly<Record<FaultCase, string>> = { passed: '✓', failed: '✗', 'does not apply': '–' };

/** The result of each call with each fault. */
export class FaultMatrix {
  readonly #cells = new Map<string, FaultCase>();

  note(call: Call, fault: string, cell: FaultCase): void {
    this.#cells.set(`${call} × ${fault}`, cell);
  }

  /** Writes a table to reports/<name>.md: a row for each fault, and a column for each call. The cell of a case that did not run is empty. */
  write(name: string, title: string): void {
    const calls = CALL_CASES.map(({ call }) => call);
    const signOf = (call: Call, fault: string) => {
      const cell = this.#cells.get(`${call} × ${fault}`);
      return cell ? SIGNS[cell] : '';
    };
    const rows = FAULTS.map((fault) => [fault.name, ...calls.map((call) => signOf(call, fault.name))]);
    const count = (wanted: FaultCase) => [...this.#cells.values()].filter((each) => each === wanted).length;
    const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
    const text = [
      `# ${title}\n`,
      `${count('passed') + count('failed')} cells, failures: ${count('failed')}; ${count('does not apply')} do not apply.\n`,
      line(['fault', ...calls.map((call) => `\`${call}\``)]),
      line(['---', ...calls.map(() => ':-:')]),
      ...rows.map(line),
      '',
    ];
    mkdirSync('reports', { recursive: true });
    writeFileSync(`reports/${name}.md`, text.join('\n'));
  }
}
