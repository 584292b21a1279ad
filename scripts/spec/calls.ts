import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CALLS as CALL_NAMES, type Call } from '../../mocks/calls';
import type { Scenario } from '../../demo/player/scenarios';
import { wordsFor } from '../../features/support/faults';
import { CALL_CASES, type CallCase } from '../../tests/faults/call-cases';
import { FAULTS, type Outcome } from '../../tests/faults/faults';
import { groupsOf } from './groups';

/** A call of the contract, and what happens when it fails. */
export interface ContractCall<Known extends Scenario = Scenario> {
  readonly call: Call;
  /** The words that scenarios use for the call, such as 'a walking booking'. */
  readonly words: string;
  readonly summary: string;
  readonly description: string;
  /** What happens under each fault, as tests/faults/fault-matrix.test.ts expects it. */
  readonly outcomes: readonly CallOutcome[];
  /** The faults that scenarios set for the call, each with its scenarios. */
  readonly faultsInScenarios: readonly { readonly words: string; readonly scenarios: readonly Known[] }[];
}

/** Faults with the same outcome, and the app's reaction. */
export interface CallOutcome {
  readonly meaning: string;
  readonly faults: readonly string[];
  /** The sentences that the customer then reads on the page. */
  readonly told: readonly string[];
  readonly effect: string;
}

const MEANINGS: Readonly<Record<Outcome, string>> = {
  unreachable: 'No answer arrives',
  failed: 'The answer is an error, or cannot be read',
  unauthorized: 'The session is unknown',
  no: 'The answer means no',
  yes: 'The answer means yes',
  usual: 'The fault has no effect',
};

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary?: string; readonly description?: string }>>>>;
}

/** Reads the calls of the contract, each with its faults: those of tests/faults/fault-matrix.test.ts, and those that the scenarios set. */
export function readCalls<Known extends Scenario>(scenarios: readonly Known[]): readonly ContractCall<Known>[] {
  const { paths } = parse(readFileSync('contract/openapi.yaml', 'utf8')) as Contract;
  return CALL_NAMES.map((call) => {
    const [method = '', path = ''] = call.split(' ');
    const { summary = '', description = '' } = paths[`/${path}`]?.[method.toLowerCase()] ?? {};
    const callCase = CALL_CASES.find((each) => each.call === call);
    return {
      call,
      words: wordsFor(call),
      summary,
      description: description.replaceAll(/\s+/g, ' ').trim(),
      outcomes: callCase ? outcomesOf(callCase) : [],
      faultsInScenarios: faultsInScenarios(wordsFor(call), scenarios),
    };
  });
}

function outcomesOf(callCase: CallCase): readonly CallOutcome[] {
  const { expectedTexts } = callCase;
  return (Object.keys(MEANINGS) as Outcome[]).flatMap((outcome) => {
    const faults = FAULTS.filter((fault) => callCase.outcomeOf(fault) === outcome).map(({ name, dropsItem }) => (dropsItem ? `${name} (which is dropped, and logged)` : name));
    if (faults.length === 0) return [];
    const { alert, fieldMessage, text } = expectedTexts[outcome] ?? {};
    return { meaning: MEANINGS[outcome], faults, told: [alert ?? [], fieldMessage?.message ?? [], text ?? []].flat(), effect: effectOf(callCase, outcome) };
  });
}

/** What the app does after an outcome, in sentences, as tests/faults/fault-matrix.test.ts expects it. */
function effectOf({ leadsTo, offered, times }: CallCase, outcome: Outcome): string {
  const next = leadsTo?.[outcome];
  if (outcome === 'usual') return next ? `Leads to the ${next}.` : 'The page goes on as usual.';
  const logged = outcome === 'yes' ? '' : ' It is logged.';
  const again = (times?.[outcome] ?? 1) > 1 ? ' The app asks once more, without the session.' : '';
  return (next ? `Leads to the ${next}.` : `The page stays, with every input; '${offered}' tries again.`) + again + logged;
}

function faultsInScenarios<Known extends Scenario>(words: string, scenarios: readonly Known[]): ContractCall<Known>['faultsInScenarios'] {
  const meetings = scenarios.flatMap((scenario) =>
    scenario.steps.flatMap(({ text }) => {
      const [, fault, asked] = /^the server (.+) when asked for (.+)$/.exec(text) ?? [];
      return fault !== undefined && asked === words ? [{ fault, scenario }] : [];
    }),
  );
  return groupsOf(meetings, ({ fault }) => fault).map(([fault, met]) => ({ words: fault, scenarios: [...new Set(met.map(({ scenario }) => scenario))] }));
}
