// Tells of a deployment whether its parts fit together: npm run smoke -- --url https://book.example.com.
import { parseArgs } from 'node:util';
import { checkDeployment } from './checks.ts';

const { values } = parseArgs({ options: { url: { type: 'string' }, release: { type: 'string' } } });
if (!values.url || !URL.canParse(values.url)) {
  console.error('Usage: npm run smoke -- --url https://book.example.com [--release 1.2.0+3f2a9c1]');
  process.exitCode = 1;
} else {
  const results = await checkDeployment({ origin: new URL(values.url).origin, release: values.release, fetch });
  for (const { name, problems } of results) console.log(problems.length === 0 ? `ok      ${name}` : problems.map((problem) => `FAILED  ${name}: ${problem}`).join('\n'));
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
