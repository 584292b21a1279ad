/** The folders whose code Stryker changes, and the tests that must notice the changes. For the domain only its own unit tests count. */
export const PARTS = {
  domain: {
    folders: ['src/domain'],
    tests: ['tests/domain'],
    runner: 'vitest',
  },
  app: {
    folders: ['src/view-models', 'src/adapters/http'],
    tests: ['tests/view-models', 'tests/adapters/http', 'tests/port-contracts', 'tests/http-contract'],
    runner: 'units-and-scenarios',
  },
};

/** The smallest accepted share of mutants that tests notice, in percent, by folder. */
export const TARGETS: Readonly<Record<string, number>> = { 'src/domain': 95, 'src/view-models': 85, 'src/adapters/http': 85 };
