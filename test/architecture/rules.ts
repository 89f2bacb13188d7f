import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** Which rooms a room may know besides itself. `server` may know `adapters` only where the rules below say so. */
const KNOWS = {
  domain: [],
  ports: ['domain'],
  adapters: ['domain', 'ports'],
  ui: ['domain'],
  server: ['domain', 'ports', 'adapters', 'ui', 'config'],
  config: [],
} as const satisfies Record<string, readonly string[]>;

type Room = keyof typeof KNOWS;
const ROOMS = Object.keys(KNOWS) as readonly Room[];
const PRODUCT = '^(src|config)/';
/** The vocabulary of schemas: settings and forms are read with it, too. */
const SCHEMA = '^src/adapters/schema/';

/** Every arrow that architecture.md forbids, as a rule of its own. */
export const RULES: readonly IRegularForbiddenRuleType[] = [
  ...ROOMS.flatMap((room) =>
    ROOMS.filter((other) => other !== room && !mayKnow(room, other)).map((other) =>
      forbid(
        `${room} must not know ${other}`,
        { path: folderOf(room) },
        { path: folderOf(other), ...(room === 'config' && other === 'adapters' && { pathNot: SCHEMA }) },
      ),
    ),
  ),
  forbid(
    'server must not know adapters outside compose and the command line',
    { path: '^src/server/', pathNot: '^src/server/(compose\\.ts$|cli/|api/)' },
    { path: '^src/adapters/', pathNot: SCHEMA },
  ),
  forbid(
    "the API must not know more of adapters than the wire's language",
    { path: '^src/server/api/' },
    { path: '^src/adapters/', pathNot: ['^src/adapters/department-api/wire/', SCHEMA] },
  ),
  forbid('the schema must not know other adapters', { path: SCHEMA }, { path: '^src/adapters/', pathNot: SCHEMA }),
  forbid('domain must not know packages', { path: '^src/domain/' }, { path: 'node_modules/' }),
  forbid('domain must not know Node', { path: '^src/domain/' }, { dependencyTypes: ['core'] }),
  // What is drawn on the server is drawn again in browsers.
  forbid('ui must not know Node', { path: '^src/ui/' }, { dependencyTypes: ['core'] }),
  forbid('adapters must not know Express', { path: '^src/adapters/' }, { path: packageOf('express') }),
  forbid(
    'adapters must not know React',
    { path: '^src/adapters/' },
    { path: packageOf('react', 'react-dom', 'react-router') },
  ),
  forbid(
    'nothing but compose must know inversify',
    { path: PRODUCT, pathNot: '^src/server/compose\\.ts$' },
    { path: packageOf('inversify') },
  ),
  forbid('the product must not know its tests', { path: PRODUCT }, { path: '^test/' }),
  forbid('the product must not know its scripts', { path: PRODUCT }, { path: '^scripts/' }),
  forbid('nothing must go round in a circle', {}, { circular: true }),
  // No other rule can judge an import that leads nowhere.
  forbid('no import must lead nowhere', { path: PRODUCT }, { couldNotResolve: true }),
];

/** Whether a file lives in a room that the rules speak of. */
export function isInRoom(path: string): boolean {
  return ROOMS.some((room) => new RegExp(folderOf(room)).test(path));
}

function forbid(
  name: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType {
  return { name, severity: 'error', from, to };
}

function mayKnow(room: Room, other: Room): boolean {
  return (KNOWS[room] as readonly Room[]).includes(other);
}

function folderOf(room: Room): string {
  return room === 'config' ? '^config/' : `^src/${room}/`;
}

// A type import of a package that has no types of its own leads to `@types`.
function packageOf(...names: readonly string[]): string {
  return `node_modules/(@types/)?(${names.join('|')})/`;
}
