// Checks that the parts of a deployment fit together: npm run smoke -- --url https://book.example.com.
import { readOptions } from '../options.ts';
import { checkDeployment } from './checks.ts';

const USAGE = `Usage: npm run smoke -- --url https://book.example.com [--release 1.2.0+3f2a9c1]
Without --release, any release is right if all pages have the same.`;

/** Checks the deployment that the command line names, and prints the results. Returns the exit code: 1 if a check failed, else 0. */
async function run(): Promise<number> {
  const { values } = readOptions({ options: { url: { type: 'string' }, release: { type: 'string' }, help: { type: 'boolean' } } }, USAGE);
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (!/^https?:\/\/[^/]/.test(values.url ?? '') || !URL.canParse(values.url!)) throw new Error(`Name the host after --url, with 'https://' or 'http://'.\n${USAGE}`);
  const { origin, href } = new URL(values.url!);
  if (href !== `${origin}/`) throw new Error(`--url is scheme and host alone, such as 'https://book.example.com'.\n${USAGE}`);
  const results = await checkDeployment({ origin, release: values.release, fetch });
  for (const { name, problems } of results) console.log(problems.length === 0 ? `ok      ${name}` : problems.map((problem) => `FAILED  ${name}: ${problem}`).join('\n'));
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

// The reader of a pipe, such as `head`, may stop reading early. Then printing fails, and the program ends without an error message.
process.stdout.on('error', () => process.exit());

try {
  process.exitCode = await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
