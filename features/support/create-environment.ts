import type { TestEnvironment } from './environment';

/** Makes the environment of this name, in which scenarios run. If `isWatched` is true, its browser has a visible window. */
export type CreateEnvironment = (name: string, isWatched: boolean) => Promise<TestEnvironment>;

let create: CreateEnvironment;

/** Sets the function that makes environments. Node and the demo's player each set their own function. */
export function provideEnvironments(provided: CreateEnvironment): void {
  create = provided;
}

export const createEnvironment: CreateEnvironment = (name, isWatched) => create(name, isWatched);
