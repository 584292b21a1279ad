import { PRESET_NAMES, PRESETS } from './presets';
import { CUSTOMERS, ONE_TIME_CODE } from './seed/customers';
import { startMockServer } from './server';
import { explain, readOptions, USAGE } from './server-options';

try {
  if (process.argv.includes('--help')) console.log(`Usage: ${USAGE}`);
  else await start();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

async function start(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const { url } = await startMockServer({ ...options, clock: Date, onReport: (line) => console.log(line) });
  console.log(`The mock backend listens at ${url} (host ${options.host}).`);
  for (const { name, phone } of CUSTOMERS)
    console.log(`Customer ${name}: phone ${phone}, one-time code ${ONE_TIME_CODE}.`);
  const phones = PRESET_NAMES.map((name) => PRESETS[name].phone);
  console.log(`The phone numbers ${phones[0]} to ${phones.at(-1)} start a preset each when they sign up or log in.`);
  console.log(
    `Reports of telemetry go to ${url}telemetry, those of the content security policy to ${url}csp-reports; they are printed here.`,
  );
  console.log('Every other phone number can sign up. Stop with Ctrl+C.');
}
