import { parseArgs } from 'node:util';
import { DEFAULT_PRESET, readPresetName, PRESET_NAMES, type PresetName } from './presets';

export const USAGE = 'npm run mock-server -- [--port 4010] [--host 127.0.0.1] [--preset no-packages]';

export function readOptions(words: readonly string[]): { port: number; host: string; preset: PresetName } {
  const { values } = parseArgs({
    args: [...words],
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      preset: { type: 'string', default: DEFAULT_PRESET },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new Error(`The port must be a number from 0 to 65535, not '${values.port}'.`);
  }
  const preset = readPresetName(values.preset);
  if (!preset) {
    throw new Error(`There is no preset '${values.preset}'; the known ones are ${PRESET_NAMES.join(', ')}.`);
  }
  return { port, host: values.host, preset };
}

export function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is taken: stop what runs there, or choose another with --port.';
  return code?.startsWith('ERR_PARSE_ARGS') ? `${message.split('. ')[0]}. Usage: ${USAGE}` : message;
}
