import { globSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** The versions of the libraries for which the stand-ins were written. A stand-in is a smaller file that replaces a file of a library. */
export const VERSIONS: Readonly<Record<string, string>> = {
  axios: '1.21.1',
  '@inversifyjs/container': '3.1.3',
  '@inversifyjs/core': '15.0.1',
  'react-router': '7.18.5',
  'reflect-metadata': '0.2.2',
};

/** Files whose functions the app never calls. The functions of their stand-ins throw. */
const UNUSED = [
  // src/app/dependency-scope.ts binds values and functions, no classes. For classes, inversify may make code from text, which the
  // content security policy forbids.
  '@inversifyjs/core/lib/binding/calculations/buildInstanceBinding.js',
  '@inversifyjs/core/lib/metadata/calculations/getClassMetadata.js',
  '@inversifyjs/core/lib/planning/models/{Factory,Instance,PlanServiceRedirection,ResolvedValue}BindingNodeImplementation.js',
  // The app never unbinds a token and never copies a container.
  '@inversifyjs/core/lib/binding/calculations/cloneBinding.js',
  '@inversifyjs/core/lib/resolution/actions/resolve{Bindings,Module,Service}Deactivations.js',
  '@inversifyjs/container/lib/container/actions/resetDeactivationParams.js',
  // No call of the app sends form data.
  'axios/lib/helpers/{AxiosURLSearchParams,formDataToJSON,toFormData,toURLEncodedForm}.js',
  // The app uses neither axios's names of HTTP statuses nor CancelToken, its older way to cancel a call.
  'axios/lib/helpers/HttpStatusCode.js',
  'axios/lib/cancel/CancelToken.js',
];

/** Files with classes whose objects the library creates, but the app never uses. Their stand-ins are empty classes. */
const IDLE = ['@inversifyjs/container/lib/container/services/{ContainerModule,Plugin,Snapshot}Manager.js'];

/** Changes to library files. The code still does the same, but the bundler can leave out more unused code. */
const REWRITTEN: Readonly<Record<string, (code: string) => string>> = {
  // Marks calls as free of side effects, so that the bundler may leave them out. Removes names for React's developer tools.
  'react-router/dist/production/chunk-*.mjs': (code) =>
    code.replaceAll(/^\w+\.displayName = .*;$/gm, '').replaceAll(/^(var \w+ = )(?=\w+\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ '),
};

/** The folder of hand-written stand-ins. Each has the path that the replaced file has in node_modules. Its first line says why it is enough. */
const FOLDER = resolve('scripts/build/lean');

/** By default a bundler takes react-router's development build, with checks that no customer needs. These aliases lead to its production build. */
const PRODUCTION_BUILDS = [
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs') },
];

/** Replaces parts of libraries in a build: those that the app never runs. The library `except` stays whole. Gain in bytes: docs/performance.md. */
export function leanLibraries({ except = '' } = {}): Plugin {
  let standIns: ReadonlyMap<string, string>;
  return {
    name: 'lean-libraries',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    config: () => ({ resolve: { alias: PRODUCTION_BUILDS } }),
    buildStart() {
      standIns = readStandIns(realpathSync('node_modules'));
    },
    load: {
      filter: { id: /node_modules\/(axios|@inversifyjs|react-router|reflect-metadata)\// },
      handler: (id) => (except && id.includes(`/node_modules/${except}/`) ? undefined : standIns.get(id)),
    },
  };
}

/** The code of each stand-in, by the path of the file that it replaces. Throws if a library has another version or lacks such a file. */
export function readStandIns(libraries: string, versions = VERSIONS): ReadonlyMap<string, string> {
  for (const [library, expected] of Object.entries(versions)) {
    const { version } = JSON.parse(readFileSync(join(libraries, library, 'package.json'), 'utf8')) as { version: string };
    if (version !== expected) throw new Error(`scripts/build/lean-libraries.ts is for ${library} ${expected}, and ${version} is installed: check its stand-ins.`);
  }
  const filesOf = (pattern: string) => {
    const files = globSync(pattern, { cwd: libraries }).map((file) => normalizePath(join(libraries, file)));
    if (files.length === 0) throw new Error(`scripts/build/lean-libraries.ts replaces ${pattern}, which is not installed: check its stand-ins.`);
    return files;
  };
  return new Map([
    ...UNUSED.flatMap(filesOf).map((file) => [file, withNames(file, 'function $() { throw new Error("$ is left out of the build."); }')] as const),
    ...IDLE.flatMap(filesOf).map((file) => [file, withNames(file, 'class $ {}')] as const),
    ...Object.entries(REWRITTEN).flatMap(([pattern, rewrite]) => filesOf(pattern).map((file) => [file, rewrite(readFileSync(file, 'utf8'))] as const)),
    ...globSync('**/*.js', { cwd: FOLDER }).flatMap((path) => filesOf(path).map((file) => [file, readFileSync(join(FOLDER, path), 'utf8')] as const)),
  ]);
}

/** Returns the code of a module that exports the same names as a file. `pattern` declares one name; its '$' stands for the name. */
function withNames(file: string, pattern: string): string {
  const text = readFileSync(file, 'utf8');
  const names = [...text.matchAll(/^export (?:async )?(?:const|class|function) (\w+)/gm)].map(([, name]) => `export ${pattern.replaceAll('$', name!)}`);
  return [...names, ...(/^export default/m.test(text) ? [`export default ${pattern.replaceAll('$', 'leftOut')}`] : [])].join('\n');
}
