import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Throws an error whose message is a sentence and the usage, to print. */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's message ends with advice about arguments that begin with '-'.
    throw new Error(`${(error as Error).message.split(/\.? To |\.?\n/)[0]}.\n${usage}`, { cause: error });
  }
}
