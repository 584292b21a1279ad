import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Reads the words of a command line. Throws an error with a sentence and the usage to print. */
export function readOptions<Config extends ParseArgsConfig>(config: Config, usage: string): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node goes on with advice on paths that begin with '-'.
    throw new Error(`${(error as Error).message.split(/\.? To |\.?\n/)[0]}.\n${usage}`, { cause: error });
  }
}
