// Runs single core scenarios in the mutation runner's own process. So the next mutant needs no reload of the modules.
import { Writable } from 'node:stream';
import { supportCodeLibraryBuilder } from '@cucumber/cucumber';
import { loadConfiguration, loadSources, runCucumber } from '@cucumber/cucumber/api';
import { createServer, createServerModuleRunner } from 'vite';
import { WAIT_LIMIT_IN_MILLISECONDS } from '../limits.ts';

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** The scenarios of Cucumber's profile `core`, in the working directory. */
export class Scenarios {
  #configuration;
  #server;
  #modules;
  #library;
  #isBuilt = false;

  /** Loads the step definitions and the app. First unloads those of an earlier load. */
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
    await this.#modules.import('/features/support/node.ts');
    await this.#buildApp();
    // The time limit ends a step whose promise never settles because of a mutant.
    this.#library = { ...supportCodeLibraryBuilder.finalize(), defaultTimeout: WAIT_LIMIT_IN_MILLISECONDS };
  }

  /** All scenarios, with their names, files and lines. */
  async list() {
    const environment = { stdout: nowhere(), stderr: nowhere() };
    this.#configuration ??= (await loadConfiguration({ profiles: ['core'] }, environment)).runConfiguration;
    const { plan } = await loadSources(this.#configuration.sources, environment);
    return plan;
  }

  /** Runs one scenario. Returns its failures as text; '' if it passes. */
  async run({ uri, location }) {
    const failures = [];
    const options = {
      ...this.#configuration,
      sources: { ...this.#configuration.sources, paths: [`${uri}:${location.line}`] },
      // Leaves out the hooks that run after all scenarios. They would stop the environment that the next scenario needs.
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

  /** Builds the app's program once. Each page load runs the program again, with the mutant that is active at that time. */
  async #buildApp() {
    if (this.#isBuilt) return;
    const { buildAppProgram } = await this.#modules.import('/tests/support/in-process/app-program.ts');
    await buildAppProgram();
    this.#isBuilt = true;
  }

  /** Runs the hooks that end a test run, so that the next scenario uses no stored page of an earlier mutant. */
  async endAssembly() {
    for (const { code } of this.#library?.afterTestRunHookDefinitions ?? []) await code.call({});
  }

  async #unload() {
    await this.endAssembly();
    this.#library = undefined;
    await this.#modules?.close();
  }
}
