/** What is mutated, by what is asked to notice. Domain rules have to be held by their own tests alone. */
export const PARTS = {
  domain: {
    folders: ['src/domain'],
    tests: ['tests/domain'],
    runner: 'vitest',
  },
  app: {
    folders: ['src/view-models', 'src/adapters/http'],
    tests: ['tests/view-models', 'tests/adapters/http', 'tests/contracts', 'tests/contract'],
    runner: 'units-and-scenarios',
  },
};

/** The share of mutants, in percent, that has to be noticed in each folder. */
export const TARGETS = { 'src/domain': 95, 'src/view-models': 85, 'src/adapters/http': 85 };
