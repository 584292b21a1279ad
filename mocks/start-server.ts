import { parseArgs } from 'node:util';
import { ONE_TIME_CODE } from './handlers/accounts';
import { FIRST_SCENARIO, readScenarioName, SCENARIO_NAMES, SCENARIOS, type ScenarioName } from './scenarios';
import { CUSTOMERS } from './seed/customers';
import { startMockServer } from './server';

const USAGE = 'npm run mock-server -- [--port 4010] [--host 127.0.0.1] [--scenario no-packages]';

/** Reads the command's options; throws an error whose message is the sentence to print. */
function readOptions(): { port: number; host: string; scenario: ScenarioName } {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      scenario: { type: 'string', default: FIRST_SCENARIO },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new Error(`The port must be a number from 0 to 65535, not '${values.port}'.`);
  }
  const scenario = readScenarioName(values.scenario);
  if (!scenario) {
    throw new Error(`There is no scenario '${values.scenario}'; the known ones are ${SCENARIO_NAMES.join(', ')}.`);
  }
  return { port, host: values.host, scenario };
}

function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is taken: stop what runs there, or choose another with --port.';
  if (code === 'EACCES') return 'The port is not yours to use: choose one above 1023 with --port.';
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return 'This machine does not have that address: choose another with --host.';
  }
  return code?.startsWith('ERR_PARSE_ARGS') ? `${message.split('. ')[0]}. Usage: ${USAGE}` : message;
}

try {
  const options = readOptions();
  const { url } = await startMockServer({ ...options, clock: Date });
  console.log(`The mock backend listens at ${url} (host ${options.host}).`);
  for (const { name, phone } of CUSTOMERS) console.log(`Customer ${name}: phone ${phone}, one-time code ${ONE_TIME_CODE}.`);
  const phones = SCENARIO_NAMES.map((name) => SCENARIOS[name].phone);
  console.log(`The phone numbers ${phones[0]} to ${phones.at(-1)} begin a story each when they sign up or log in.`);
  console.log('Every other phone number can sign up. Stop with Ctrl+C.');
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
