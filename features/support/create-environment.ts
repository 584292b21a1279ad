import type { TestEnvironment } from './environment';

/** Makes an environment by its name. A watched one can be seen by a person. */
export type CreateEnvironment = (name: string, isWatched: boolean) => Promise<TestEnvironment>;

let create: CreateEnvironment;

/** Says how environments are made. Programs on Node and the demo's player have environments of their own. */
export function provideEnvironments(provided: CreateEnvironment): void {
  create = provided;
}

export const createEnvironment: CreateEnvironment = (name, isWatched) => create(name, isWatched);
