// `npm run demo`. With --phone, phones on the same network can open it too.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { build, preview } from 'vite';
import { DEMO, isUpToDate, recordBuild } from '../../scripts/build/last-build.ts';
import { forPhones } from './for-phones.ts';

const USAGE = 'npm run demo -- [--phone] [--port 4173]';

/** Throws if the port is taken or not allowed. */
async function expectFree(port) {
  const probe = createServer().listen(port, '127.0.0.1');
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

function explain(error) {
  if (error.code === 'EADDRINUSE') return 'The port is taken: stop what runs there, or choose another with --port.';
  if (error.code === 'ERR_SOCKET_BAD_PORT') return 'The port must be a number from 1 to 65535.';
  if (error.code === 'EACCES') return 'The port is not yours to use: choose one above 1023 with --port.';
  return error.code?.startsWith('ERR_PARSE_ARGS') ? `${error.message.split('. ')[0]}. Usage: ${USAGE}` : error.message;
}

function printAddressesForPhones([url, ...others]) {
  if (!url) {
    console.log('This machine is in no network, so no phone can reach it.');
    return;
  }
  console.log(`\nFor a phone on the same network: ${url}`);
  console.log(renderUnicodeCompact(url, { border: 2 }));
  for (const other of others) console.log(`If that is another network than the phone's: ${other}`);
}

try {
  const { values } = parseArgs({
    options: { phone: { type: 'boolean', default: false }, port: { type: 'string', default: '4173' } },
  });
  const { phone: isForPhones } = values;
  const port = Number(values.port);
  // If a demo runs there already, a build would replace its files.
  await expectFree(port);
  if (isUpToDate(DEMO)) console.log('Nothing has changed since the last build.');
  else {
    const startedAt = Date.now();
    await build({ mode: 'demo' });
    recordBuild(DEMO, startedAt);
  }
  const server = await preview({
    mode: 'demo',
    plugins: [forPhones()],
    preview: {
      port,
      strictPort: true,
      host: isForPhones ? '0.0.0.0' : '127.0.0.1',
      ...(isForPhones && { allowedHosts: true }),
    },
  });
  const { local, network } = server.resolvedUrls;
  console.log(`\nThe demo is at ${local[0]}`);
  if (isForPhones) printAddressesForPhones(network);
  console.log('Stop with Ctrl+C.');
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
