import { BeforeAll } from '@cucumber/cucumber';
import { register } from 'tsx/esm/api';

// Cucumber could not load TypeScript files without this call.
register();

BeforeAll({ on: 'COORDINATOR' }, async () => {
  const { buildAppProgram } = await import('../../tests/library/in-process/app-program.ts');
  await buildAppProgram();
});
