// Stryker's test runner for this project. It runs the unit tests by Stryker's own runner for Vitest, and the core scenarios.
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { determineHitLimitReached, DryRunStatus, MutantRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { Scenarios } from './scenarios.mjs';

/** How many scenarios run before the unit tests. They take as long as the unit tests, which are loaded again for each mutant. */
const SCENARIOS_BEFORE_UNITS = 8;

/** Stryker's state in this process. The code with mutants reads the active mutant from it, and writes coverage into it. */
const mutants = (globalThis.__stryker__ ??= {});

class UnitsAndScenarios {
  #units;
  #scenarios = new Scenarios();
  #plan = [];
  /** True if the modules were loaded while a mutant was active. Then the next run loads them again. */
  #isStale = false;

  constructor(units) {
    this.#units = units;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    await this.#units.init();
    await this.#scenarios.load();
    this.#plan = (await this.#scenarios.list()).map((scenario) => {
      const { uri, location, name } = scenario;
      return { ...scenario, id: `${uri}#${name}#${location.line}` };
    });
  }

  async dryRun(options) {
    const units = await this.#units.dryRun(options);
    if (units.status !== DryRunStatus.Complete) return units;
    const scenarios = await this.#run(this.#plan, false);
    return { ...scenarios, tests: [...units.tests, ...scenarios.tests], mutantCoverage: together(units.mutantCoverage, mutants.mutantCoverage) };
  }

  async mutantRun(options) {
    const { testFilter } = options;
    await this.#scenarios.endAssembly();
    const plan = testFilter ? this.#plan.filter(({ id }) => testFilter.includes(id)) : this.#plan;
    const [first, rest] = [plan.slice(0, SCENARIOS_BEFORE_UNITS), plan.slice(SCENARIOS_BEFORE_UNITS)];
    let ran = 0;
    for (const part of [() => this.#tell(first, options), () => this.#runUnits(options), () => this.#tell(rest, options)]) {
      const result = await part();
      if (result?.status === MutantRunStatus.Killed || result?.status === MutantRunStatus.Survived) ran += result.nrOfTests;
      if (result && result.status !== MutantRunStatus.Survived) return { ...result, ...(result.nrOfTests && { nrOfTests: ran }) };
    }
    return { status: MutantRunStatus.Survived, nrOfTests: ran };
  }

  async dispose() {
    await this.#scenarios.dispose();
    await this.#units.dispose();
  }

  /** Runs the unit tests that reach the mutant. Returns Stryker's result; undefined if there are none. */
  async #runUnits(options) {
    const scenarioIds = new Set(this.#plan.map(({ id }) => id));
    const testFilter = options.testFilter?.filter((id) => !scenarioIds.has(id));
    return testFilter?.length === 0 ? undefined : this.#units.mutantRun({ ...options, testFilter });
  }

  /** Runs the scenarios of `plan` with the mutant. Returns Stryker's result; undefined if `plan` is empty. */
  async #tell(plan, { activeMutant, hitLimit, reloadEnvironment }) {
    if (plan.length === 0) return undefined;
    Object.assign(mutants, { hitCount: 0, hitLimit, activeMutant: reloadEnvironment ? activeMutant.id : undefined });
    try {
      if (reloadEnvironment || this.#isStale) await this.#scenarios.load();
      this.#isStale = reloadEnvironment;
      mutants.activeMutant = activeMutant.id;
      const result = await this.#run(plan, true);
      const killer = result.tests?.find(({ status }) => status === TestStatus.Failed)?.id;
      // The scenario that noticed this mutant runs first from now on, because it often notices the next one too.
      this.#plan.sort((one, other) => Number(other.id === killer) - Number(one.id === killer));
      return toMutantRunResult(result);
    } catch (failure) {
      this.#isStale = true;
      return { status: MutantRunStatus.Killed, killedBy: [plan[0].id], failureMessage: String(failure), nrOfTests: 1 };
    } finally {
      mutants.activeMutant = undefined;
    }
  }

  async #run(plan, stopsAtFailure) {
    const tests = [];
    let lost = '';
    // A mutant may cause unhandled rejections, even after its run. This replaces Vitest's listener, which would end the process.
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', (reason) => {
      lost ||= `Unhandled rejection: ${String(reason)}`;
    });
    for (const scenario of plan) {
      const { id, uri, location, name } = scenario;
      const startedAt = performance.now();
      mutants.currentTestId = id;
      const failureMessage = (await this.#scenarios.run(scenario)) || lost;
      mutants.currentTestId = undefined;
      tests.push({
        id,
        name,
        fileName: resolve(uri),
        startPosition: { line: location.line - 1, column: (location.column ?? 1) - 1 },
        timeSpentMs: performance.now() - startedAt,
        ...(failureMessage ? { status: TestStatus.Failed, failureMessage } : { status: TestStatus.Success }),
      });
      const limit = determineHitLimitReached(mutants.hitCount, mutants.hitLimit);
      if (limit) return limit;
      if (failureMessage && stopsAtFailure) break;
    }
    return { status: DryRunStatus.Complete, tests };
  }
}

/** Merges the coverage of unit tests and scenarios. `static` covers code that runs while modules load, which belongs to no test. */
function together(units, scenarios) {
  return {
    perTest: { ...units?.perTest, ...scenarios.perTest },
    static: { ...units?.static, ...scenarios.static },
  };
}

function createRunner(injector) {
  const [{ factory }] = vitestPlugins;
  return new UnitsAndScenarios(injector.injectFunction(factory));
}
createRunner.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'units-and-scenarios', createRunner)];
