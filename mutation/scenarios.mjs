// The core scenarios in the process that asks for them, one at a time: mutants come and go without everything being loaded anew.
import { globSync } from 'node:fs';
import { Writable } from 'node:stream';
import { Before, supportCodeLibraryBuilder } from '@cucumber/cucumber';
import { loadConfiguration, loadSources, runCucumber } from '@cucumber/cucumber/api';
import { createServer, createServerModuleRunner } from 'vite';

/** What has not come by then does not come: nothing leaves the process. Looks are counted, as a busy machine makes time long. */
const PATIENCE_IN_MILLISECONDS = 20_000;
const PATIENCE_IN_LOOKS = 60;
/** Longer than any step takes; it ends those that wait for a promise that no mutant keeps. */
const STEP_LIMIT_IN_MILLISECONDS = 10_000;
/** Some modules are loaded by a page that needs them; loaded with the others, they belong to no scenario. */
const LOADED_AHEAD = 'src/{domain,view-models,adapters/http}/**/*.ts';

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** The scenarios of the profile `core`, in the working directory. */
export class Scenarios {
  #configuration;
  #server;
  #modules;
  #library;

  /** Loads the steps and the app, anew where they have been loaded before. */
  async load() {
    await this.#unload();
    this.#server ??= await createServer({
      configFile: false,
      appType: 'custom',
      logLevel: 'error',
      server: { middlewareMode: true, ws: false, watch: null, hmr: false },
      optimizeDeps: { noDiscovery: true },
    });
    this.#modules = createServerModuleRunner(this.#server.environments.ssr, { hmr: false });
    let lastId = 0;
    supportCodeLibraryBuilder.reset(process.cwd(), () => String((lastId += 1)));
    await this.#modules.import('/features/support/suite.ts');
    const { setPatience } = await this.#modules.import('/features/support/eventually.ts');
    // The assembly sets its own patience, in a hook that comes before.
    Before(() => setPatience(PATIENCE_IN_MILLISECONDS, PATIENCE_IN_LOOKS));
    this.#library = { ...supportCodeLibraryBuilder.finalize(), defaultTimeout: STEP_LIMIT_IN_MILLISECONDS };
    for (const path of globSync(LOADED_AHEAD)) await this.#modules.import(`/${path}`);
  }

  /** All scenarios: their names, and where they stand. */
  async list() {
    const environment = { stdout: nowhere(), stderr: nowhere() };
    this.#configuration ??= (await loadConfiguration({ profiles: ['core'] }, environment)).runConfiguration;
    const { plan } = await loadSources(this.#configuration.sources, environment);
    return plan;
  }

  /** Tells one as it is now; answers what went wrong, '' for nothing. */
  async run({ uri, location }) {
    const failures = [];
    const options = {
      ...this.#configuration,
      sources: { ...this.#configuration.sources, paths: [`${uri}:${location.line}`] },
      // What ends a run would end the assembly, which the next scenario needs.
      support: { ...this.#library, afterTestRunHookDefinitions: [] },
      formats: { stdout: 'rerun', files: {}, publish: false, options: {} },
      plugins: { specifiers: [], options: {} },
    };
    const { success } = await runCucumber(options, { stdout: nowhere(), stderr: nowhere() }, ({ testStepFinished }) => {
      const message = testStepFinished?.testStepResult.message;
      if (message) failures.push(message);
    });
    return success ? '' : failures.join('\n') || 'The scenario did not run.';
  }

  async dispose() {
    await this.#unload();
    await this.#server?.close();
  }

  async #unload() {
    for (const { code } of this.#library?.afterTestRunHookDefinitions ?? []) await code.call({});
    this.#library = undefined;
    await this.#modules?.close();
  }
}
