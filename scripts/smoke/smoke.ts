// npm run smoke -- --url https://book.example.com
import { readOptions } from '../options.ts';
import { checkDeployment } from './checks.ts';

const USAGE = `Usage: npm run smoke -- --url https://book.example.com [--release 1.2.0+3f2a9c1]
Without --release, any release is right if all pages have the same.`;

// The reader of a pipe, such as `head`, may stop reading early.
process.stdout.on('error', () => process.exit());

try {
  const { values } = readOptions(
    { options: { url: { type: 'string', default: '' }, release: { type: 'string' }, help: { type: 'boolean' } } },
    USAGE,
  );
  if (values.help) console.log(USAGE);
  else await check(values.url, values.release);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** The program's exit code is 1 if a check fails. */
async function check(url: string, release: string | undefined): Promise<void> {
  if (!/^https?:\/\/[^/]/.test(url) || !URL.canParse(url))
    throw new Error(`Name the host after --url, with 'https://' or 'http://'.\n${USAGE}`);
  const { origin, href } = new URL(url);
  if (href !== `${origin}/`)
    throw new Error(`--url is scheme and host alone, such as 'https://book.example.com'.\n${USAGE}`);
  const results = await checkDeployment({ origin, release, fetch });
  for (const { name, problems } of results)
    console.log(
      problems.length === 0 ? `ok      ${name}` : problems.map((problem) => `FAILED  ${name}: ${problem}`).join('\n'),
    );
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
