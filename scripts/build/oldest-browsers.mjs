import { readFileSync } from 'node:fs';
import data from '@mdn/browser-compat-data' with { type: 'json' };

const { api, javascript } = data;
const { builtins } = javascript;

/** MDN's names of the browsers in package.json. */
const NAMES = {
  chrome: 'chrome',
  safari: 'safari',
  ios_saf: 'safari_ios',
  firefox: 'firefox',
  samsung: 'samsunginternet_android',
};

const oldest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).browserslist.map(
  (query) => query.split(' >= '),
);

/** Such as 'chrome 103'. `entry` is the feature in MDN's data; without one, the list is empty. */
function lacking(entry) {
  const support = entry?.__compat?.support;
  if (!support) return [];
  return oldest
    .filter(([name, version]) => [support[NAMES[name]]].flat().every((each) => !isSupported(each, version)))
    .map((each) => each.join(' '));
}

function isSupported(support, version) {
  if (!support || support.flags || support.alternative_name || support.prefix) return false;
  const added = String(support.version_added).replace('≤', '');
  return !support.version_removed && added.localeCompare(version, undefined, { numeric: true }) <= 0;
}

/** Empty if any built-in type has it in all of them: the linter cannot know an object's type. */
function lackingMethod(name) {
  const owners = ['Array', 'Map', 'Object', 'Set', 'String']
    .map((owner) => builtins[owner])
    .filter((owner) => owner[name]?.__compat);
  return owners.every((owner) => lacking(owner[name]).length > 0)
    ? owners.flatMap((owner) => lacking(owner[name]))
    : [];
}

/** Refuses functions, objects and methods that the oldest browsers of package.json lack, by MDN's data. */
const known = {
  create(context) {
    const refuse = (node, what, browsers) => {
      if (browsers.length > 0)
        context.report({
          node,
          message: `'${what}' is not there in ${[...new Set(browsers)].join(', ')}, which the app supports.`,
        });
    };
    // A file that checks whether a name is in `window` has a fallback for old browsers.
    const hasDetection = context.sourceCode.text.includes("' in window");
    const isGlobal = (node) => {
      for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
        if (scope.set.get(node.name)?.defs.length > 0) return false;
      }
      return node.type === 'Identifier';
    };
    const checkUse = (node) => {
      const { callee } = node;
      if (callee.type === 'Identifier' && isGlobal(callee) && !hasDetection) {
        const { name } = callee;
        refuse(node, name, lacking(builtins[name] ?? api[name] ?? api.Window[name]));
      }
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      const { object, property } = callee;
      const owner = object.type === 'Identifier' && isGlobal(object) ? object.name : '';
      if (api[owner] || builtins[owner])
        refuse(
          node,
          `${owner}.${property.name}`,
          lacking(api[owner]?.[`${property.name}_static`] ?? builtins[owner]?.[property.name]),
        );
      else refuse(node, property.name, lackingMethod(property.name));
    };
    return { CallExpression: checkUse, NewExpression: checkUse };
  },
};

export default { meta: { name: 'oldest-browsers' }, rules: { known } };
