import { ContractChecker } from './checker';
import { CONTRACT_FILE, ContractDocument } from './document';
import { readOptions, USAGE } from './options';
import { runContract } from './runner';
import { durationsOf, summaryOf, tableOf } from './table';

export interface Output {
  readonly log: (line: string) => void;
  readonly error: (line: string) => void;
}

/** Returns the exit code. `now` is in milliseconds since the epoch. */
export async function runCommand(words: readonly string[], now: () => number, { log, error }: Output): Promise<0 | 1> {
  if (words.includes('--help')) {
    log(`Usage: ${USAGE}`);
    return 0;
  }
  try {
    const options = readOptions(words);
    const { findings, notes } = await runContract(new ContractChecker(new ContractDocument()), options, now);
    log(`The server at ${options.baseUrl}, compared with ${CONTRACT_FILE}:`);
    for (const line of [...tableOf(findings), '', ...notes, ...durationsOf(findings), summaryOf(findings)]) log(line);
    if (options.phone && !options.otp)
      log('A one-time code was asked for: once it is there, run again with it after --otp.');
    return findings.some(({ verdict }) => verdict === 'deviates') ? 1 : 0;
  } catch (failure) {
    error((failure as Error).message);
    return 1;
  }
}
