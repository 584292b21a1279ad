import { posix, relative } from 'node:path';

const ADAPTER = ['.', 'src/domain', 'src/ports'];
const ADAPTER_REASON = 'An adapter knows its ports, the domain and what it adapts, so that it can be replaced alone.';
const APP = ['src', 'mobx', 'mobx-react-lite', 'react', 'react-dom', 'react-router-dom', 'reflect-metadata'];
const APP_REASON =
  'The app knows nothing of demo, mocks and tests, so that none of them ships. Only adapters know the packages of the wire, and only src/app/container makes containers.';

const INJECTION = { inversify: ['inject', 'injectable', 'preDestroy'] };
const LINKS = { 'react-router-dom': ['useHref', 'useLinkClickHandler', 'useLocation'] };
const VIEW_MODEL = [
  'src/stores',
  'src/ports',
  'src/domain',
  'src/ui/fields/(field|start-date)',
  'class-validator',
  'dayjs',
  'inversify',
  'mobx',
];
const VIEW_MODEL_REASON =
  'A view-model knows stores, ports and domain, and no other page. It says in its constructor what it needs, so that it runs without a screen, a wire or the container.';
const SCREEN = ['@mantine', 'dayjs', 'mobx-react-lite', 'react', 'react-router-dom', 'uqr'];
const VIEW = ['src/stores', 'src/domain', 'src/ui', ...SCREEN];
const VIEW_REASON =
  'A view draws its view-model, which it gets as a prop, and may link; ports, the container, moves between pages and other pages are not its business.';

interface ImportRule {
  /** A file, or the folder of the files; '*' is any text. Of several rows for a file the last counts. */
  readonly of: string;
  /** Folders, files and packages; '*' is any text, '.' is the file's folder, '!' refuses. Of several entries for an import the last counts. */
  readonly may: readonly string[];
  /** What may be imported as a type only. */
  readonly types?: readonly string[];
  /** What may be imported by `import()` only. */
  readonly later?: readonly string[];
  /** The only names that may be imported from a package. */
  readonly names?: Readonly<Record<string, readonly string[]>>;
  readonly why: string;
}

/** The architecture's table of imports. */
export const IMPORT_RULES: readonly ImportRule[] = [
  { of: 'src', may: APP, why: APP_REASON },
  { of: 'src/app', may: APP, types: ['inversify'], why: APP_REASON },
  { of: 'src/app/start/main.tsx', may: APP, later: ['demo/start'], why: APP_REASON },
  { of: 'src/app/container', may: [...APP, 'inversify'], why: APP_REASON },
  {
    of: 'src/domain',
    may: ['src/domain'],
    why: 'The domain imports only itself, so that its rules hold without any package, screen, wire or clock.',
  },
  {
    of: 'src/ports',
    may: ['src/ports', 'src/domain'],
    why: "A port speaks in the domain's words only, so that any adapter can stand behind it.",
  },
  { of: 'src/adapters', may: ADAPTER, why: ADAPTER_REASON },
  { of: 'src/adapters/schemas.ts', may: ['src/domain', 'valibot'], why: ADAPTER_REASON },
  {
    of: 'src/adapters/http',
    may: [...ADAPTER, 'src/adapters/schemas', 'axios', 'inversify', 'valibot'],
    why: ADAPTER_REASON,
  },
  { of: 'src/adapters/browser', may: [...ADAPTER, 'src/adapters/schemas', 'valibot'], why: ADAPTER_REASON },
  { of: 'src/adapters/google', may: [...ADAPTER, '@react-google-maps', 'react', 'react-dom'], why: ADAPTER_REASON },
  { of: 'src/adapters/router', may: [...ADAPTER, 'react-router-dom'], why: ADAPTER_REASON },
  { of: 'src/adapters/telemetry', may: ADAPTER, why: ADAPTER_REASON },
  {
    of: 'src/stores',
    may: ['src/stores', 'src/ports', 'src/domain', 'inversify', 'mobx'],
    names: INJECTION,
    why: 'A store keeps what outlives a page. It knows ports and domain, and says in its constructor what it needs.',
  },
  {
    of: 'src/ui',
    may: ['src/ui', 'src/domain', ...SCREEN],
    names: LINKS,
    why: 'A field, a choice or a dialog takes its data as props, and knows nothing of bookings and stores.',
  },
  { of: 'src/funnel', may: ['src/funnel', ...VIEW_MODEL], names: INJECTION, why: VIEW_MODEL_REASON },
  { of: 'src/funnel/*.tsx', may: ['src/funnel', ...VIEW], names: LINKS, why: VIEW_REASON },
  { of: 'src/pages', may: ['.', 'src/funnel', ...VIEW_MODEL], names: INJECTION, why: VIEW_MODEL_REASON },
  { of: 'src/pages/*.tsx', may: ['.', 'src/funnel', ...VIEW], names: LINKS, why: VIEW_REASON },
  {
    of: 'mocks',
    may: ['mocks', 'src/domain/calendar', '@mswjs', 'msw', 'node', 'valibot'],
    types: ['src/domain', 'src/adapters/http'],
    why: 'The mock backend is a server: it shares types and the calendar with the app, never its prices and rules, else these are tested with themselves.',
  },
  {
    of: 'mocks/gazetteer',
    may: ['.', 'src/domain', 'src/ports'],
    why: 'The gazetteer stands for Google Maps in the demo and in tests: it knows its port, as an adapter does.',
  },
  {
    of: 'demo',
    may: ['*', '!features', '!tests', '!demo/player'],
    later: ['demo/player'],
    why: 'The demo goes to salespeople: it is made of the app and its mocks, of no test, and loads the player where somebody opens it.',
  },
  {
    of: 'demo/player',
    may: ['*', '!features/environments', '!tests', 'tests/library', '!tests/library/browser', '!node'],
    why: 'The player runs the steps and the customer of the scenarios in a page: it needs no browser driver, and nothing of Node.',
  },
  {
    of: 'features/steps',
    may: [
      'features/steps',
      'features/support',
      'tests/library',
      '!tests/library/browser',
      'mocks',
      'src/domain/calendar',
      '@cucumber/cucumber',
      'uqr',
    ],
    why: "A step speaks through the customer's verbs, without browser or selector, so that it runs in every environment.",
  },
];

interface Kind {
  readonly importKind?: 'type' | 'value';
  readonly exportKind?: 'type' | 'value';
}

interface Named extends Kind {
  readonly imported?: { readonly name: string };
  readonly local: { readonly name: string };
}

/** An import, an export or an `import()`. */
interface ImportNode extends Kind {
  readonly type: string;
  /** Missing in an export that passes nothing on. The value of a computed one is no text. */
  readonly source?: { readonly value?: unknown } | null;
  readonly specifiers?: readonly Named[];
}

interface Context {
  readonly cwd: string;
  readonly filename: string;
  report(problem: { readonly node: ImportNode; readonly message: string }): void;
}

/** Whether a path or package is an entry of the table, or below one. */
const isBelow = (entry: string, path: string) => new RegExp(`^${entry.replaceAll('*', '.*')}(/|$)`).test(path);

const isType = ({ importKind, exportKind }: Kind) => (importKind ?? exportKind) === 'type';

/** The lint rule that holds the table. It compares whole paths, however many '../' an import is written with. */
const table = {
  create(context: Context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const folder = posix.dirname(file);
    const rule = IMPORT_RULES.findLast(({ of }) => isBelow(of, file));
    if (!rule) return {};
    const { may, types = [], later = [], names = {}, why } = rule;
    const allows = (entries: readonly string[], path: string) => {
      const entry = entries.findLast((each) => isBelow(each.replace('!', '').replace(/^\.$/, folder), path));
      return entry !== undefined && !entry.startsWith('!');
    };
    const check = (node: ImportNode) => {
      const { type, source, specifiers = [] } = node;
      if (typeof source?.value !== 'string') return;
      const { value } = source;
      const path = value.startsWith('.') ? posix.join(folder, value) : value.replace(':', '/');
      const isOnlyTypes = isType(node) || (specifiers.length > 0 && specifiers.every(isType));
      const isAllowed =
        allows(may, path) ||
        (isOnlyTypes && allows(types, path)) ||
        (type === 'ImportExpression' && allows(later, path));
      const isNamed = specifiers.every(
        ({ imported, local }) => names[value]?.includes((imported ?? local).name) ?? true,
      );
      if (!isAllowed || !isNamed) context.report({ node, message: `'${value}' in ${rule.of}: ${why}` });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: 'imports' }, rules: { table } };
