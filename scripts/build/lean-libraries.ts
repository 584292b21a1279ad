import { globSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** The versions that the stand-ins were written for. */
export const VERSIONS: Readonly<Record<string, string>> = {
  axios: '1.21.1',
  '@inversifyjs/container': '3.1.3',
  '@inversifyjs/core': '15.0.1',
  'react-router': '7.18.5',
  'reflect-metadata': '0.2.2',
};

/** Files of which the app calls nothing. */
const UNUSED = [
  // All objects are bound as values or functions. For classes, inversify may make code from text, which the content security policy forbids.
  '@inversifyjs/core/lib/binding/calculations/buildInstanceBinding.js',
  '@inversifyjs/core/lib/metadata/calculations/getClassMetadata.js',
  '@inversifyjs/core/lib/planning/models/{Factory,Instance,PlanServiceRedirection,ResolvedValue}BindingNodeImplementation.js',
  // Nothing is unbound or copied.
  '@inversifyjs/core/lib/binding/calculations/cloneBinding.js',
  '@inversifyjs/core/lib/resolution/actions/resolve{Bindings,Module,Service}Deactivations.js',
  '@inversifyjs/container/lib/container/actions/resetDeactivationParams.js',
  // No call sends a form.
  'axios/lib/helpers/{AxiosURLSearchParams,formDataToJSON,toFormData,toURLEncodedForm}.js',
  // Names of statuses, and the older way to cancel a call.
  'axios/lib/helpers/HttpStatusCode.js',
  'axios/lib/cancel/CancelToken.js',
];

/** Files whose classes the library makes and the app never calls. */
const IDLE = ['@inversifyjs/container/lib/container/services/{ContainerModule,Plugin,Snapshot}Manager.js'];

/** Files in another form of the same code, from which the build itself can leave out what nobody calls. */
const REWRITTEN: Readonly<Record<string, (code: string) => string>> = {
  // Calls without effect are marked so, and names for React's tools are left out.
  'react-router/dist/production/chunk-*.mjs': (code) =>
    code.replaceAll(/^\w+\.displayName = .*;$/gm, '').replaceAll(/^(var \w+ = )(?=\w+\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ '),
};

/** Stand-ins with code of their own, at the paths of the libraries. The first line of each says what it leaves out. */
const FOLDER = resolve('scripts/build/lean');

/** The router gives bundlers its development build, with checks that no customer needs. */
const PRODUCTION_BUILDS = [
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs') },
];

/** Leaves parts of libraries that the app never runs out of a build, except those of one library; docs/performance.md says what that brings. */
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

/** The stand-ins by the files that they replace. Throws if a library has another version or lacks such a file. */
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

/** A module with the names that a file exports, each declared by the pattern. */
function withNames(file: string, pattern: string): string {
  const text = readFileSync(file, 'utf8');
  const names = [...text.matchAll(/^export (?:async )?(?:const|class|function) (\w+)/gm)].map(([, name]) => `export ${pattern.replaceAll('$', name!)}`);
  return [...names, ...(/^export default/m.test(text) ? [`export default ${pattern.replaceAll('$', 'leftOut')}`] : [])].join('\n');
}
