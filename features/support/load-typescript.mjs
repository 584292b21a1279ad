import { BeforeAll } from '@cucumber/cucumber';
import { register } from 'tsx/esm/api';

// Lets Node import TypeScript files. Cucumber could not load them without this call.
register();

BeforeAll({ on: 'COORDINATOR' }, async () => {
  const { buildAppProgram } = await import('../../tests/library/in-process/app-program.ts');
  await buildAppProgram();
});
