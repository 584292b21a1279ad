// Plans nothing: no class tells inversify its dependencies, because src/app/scope.ts fetches them itself.
export const currySubplan = () => undefined;
