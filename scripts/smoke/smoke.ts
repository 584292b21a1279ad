// Tells of a deployment whether its parts fit together: npm run smoke -- --url https://book.example.com.
import { readOptions } from '../options.ts';
import { checkDeployment } from './checks.ts';

const USAGE = `Usage: npm run smoke -- --url https://book.example.com [--release 1.2.0+3f2a9c1]
Without --release, any release is right if all pages have the same.`;

/** Checks the deployment that the words of the command line name. Answers the exit code. */
async function run(): Promise<number> {
  const { values } = readOptions({ options: { url: { type: 'string' }, release: { type: 'string' }, help: { type: 'boolean' } } }, USAGE);
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (!/^https?:\/\/[^/]/.test(values.url ?? '') || !URL.canParse(values.url!)) throw new Error(`--url is missing, or does not begin with 'https://'.\n${USAGE}`);
  const { origin, href } = new URL(values.url!);
  if (href !== `${origin}/`) throw new Error(`--url is scheme and host alone, such as 'https://book.example.com'.\n${USAGE}`);
  const results = await checkDeployment({ origin, release: values.release, fetch });
  for (const { name, problems } of results) console.log(problems.length === 0 ? `ok      ${name}` : problems.map((problem) => `FAILED  ${name}: ${problem}`).join('\n'));
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
