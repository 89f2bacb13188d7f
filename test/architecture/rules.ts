import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** Which layers a layer may import besides itself. `server` may import `adapters` only where the rules below allow it. */
const ALLOWED = {
  domain: [],
  ports: ['domain'],
  adapters: ['domain', 'ports'],
  ui: ['domain'],
  server: ['domain', 'ports', 'adapters', 'ui', 'config'],
  config: [],
} as const satisfies Record<string, readonly string[]>;

type Layer = keyof typeof ALLOWED;
const LAYERS = Object.keys(ALLOWED) as readonly Layer[];
const PRODUCT = '^(src|config)/';
/** Circles of whole layers violate the rules about layers already. */
const FOLDERS_IN_A_LAYER = { path: '^src/\\w+/' };
/** The vocabulary of schemas: settings and forms are read with it, too. */
const SCHEMA = '^src/adapters/schema/';

/** One rule for each kind of import that the architecture forbids. */
export const RULES: readonly IRegularForbiddenRuleType[] = [
  ...LAYERS.flatMap((layer) =>
    LAYERS.filter((other) => other !== layer && !mayImport(layer, other)).map((other) =>
      forbid(
        `${layer} must not import ${other}`,
        { path: folderOf(layer) },
        { path: folderOf(other), ...(layer === 'config' && other === 'adapters' && { pathNot: SCHEMA }) },
      ),
    ),
  ),
  forbid(
    'server must not import adapters outside compose and the command line',
    { path: '^src/server/', pathNot: '^src/server/(compose\\.ts$|composition/|cli/|api/)' },
    { path: '^src/adapters/', pathNot: SCHEMA },
  ),
  forbid(
    'the API must not import adapters other than the wire format',
    { path: '^src/server/api/' },
    { path: '^src/adapters/', pathNot: ['^src/adapters/department-api/wire/', SCHEMA] },
  ),
  forbid(
    'only the schema may import class-validator',
    { path: PRODUCT, pathNot: SCHEMA },
    { path: packageOf('class-validator') },
  ),
  forbid('the schema must not import other adapters', { path: SCHEMA }, { path: '^src/adapters/', pathNot: SCHEMA }),
  forbid('domain must not import packages', { path: '^src/domain/' }, { path: 'node_modules/' }),
  forbid('domain must not import Node', { path: '^src/domain/' }, { dependencyTypes: ['core'] }),
  // What is rendered on the server is rendered again in browsers.
  forbid('ui must not import Node', { path: '^src/ui/' }, { dependencyTypes: ['core'] }),
  forbid('adapters must not import Express', { path: '^src/adapters/' }, { path: packageOf('express') }),
  forbid(
    'adapters must not import React',
    { path: '^src/adapters/' },
    { path: packageOf('react', 'react-dom', 'react-router') },
  ),
  forbid(
    'nothing but compose must import inversify',
    { path: PRODUCT, pathNot: '^src/server/(compose\\.ts$|composition/)' },
    { path: packageOf('inversify') },
  ),
  forbid('the product must not import its tests', { path: PRODUCT }, { path: '^test/' }),
  forbid('the product must not import its scripts', { path: PRODUCT }, { path: '^scripts/' }),
  forbid('files must not import each other in a circle', {}, { circular: true }),
  {
    ...forbid('folders must not import each other in a circle', FOLDERS_IN_A_LAYER, { circular: true }),
    scope: 'folder',
  },
  // No other rule can judge an import that cannot be resolved.
  forbid('every import must resolve', { path: PRODUCT }, { couldNotResolve: true }),
];

/** Whether a file belongs to a layer, so that the rules apply to it. */
export function isInLayer(path: string): boolean {
  return LAYERS.some((layer) => new RegExp(folderOf(layer)).test(path));
}

function forbid(
  name: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType {
  return { name, severity: 'error', from, to };
}

function mayImport(layer: Layer, other: Layer): boolean {
  return (ALLOWED[layer] as readonly Layer[]).includes(other);
}

function folderOf(layer: Layer): string {
  return layer === 'config' ? '^config/' : `^src/${layer}/`;
}

// A type import of a package without types of its own resolves to `@types`.
function packageOf(...names: readonly string[]): string {
  return `node_modules/(@types/)?(${names.join('|')})/`;
}
