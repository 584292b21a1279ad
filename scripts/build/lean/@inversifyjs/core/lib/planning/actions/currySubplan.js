// Plans nothing, because no class declares its dependencies to inversify: src/app/dependency-scope.ts fetches them itself.
export const currySubplan = () => undefined;
