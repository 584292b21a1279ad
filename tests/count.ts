import { readFileSync } from 'node:fs';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

interface CucumberElement {
  readonly type: string;
  readonly steps: readonly { readonly result: { readonly status: string } }[];
}

type CucumberReport = readonly { readonly elements: readonly CucumberElement[] }[];

export function countIn(path: string): Count {
  const report = read(path);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  if ('numPassedTests' in report) {
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
  }
  const scenarios = report.flatMap(({ elements }) => elements).filter(({ type }) => type === 'scenario');
  const passed = scenarios.filter(({ steps }) => steps.every(({ result }) => result.status === 'passed')).length;
  return { passed, failed: scenarios.length - passed, skipped: 0 };
}

function read(path: string): VitestReport | CucumberReport | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as VitestReport | CucumberReport;
  } catch {
    return undefined;
  }
}
