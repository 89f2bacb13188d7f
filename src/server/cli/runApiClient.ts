import { parseArgs } from 'node:util';
import { readSettings } from '#config/Settings.ts';
import { parsePersonName } from '#domain/forms/personName.ts';
import { knownSiteId } from '#domain/site/siteId.ts';
import { API_SCOPES, isApiScope, type ApiClients, type ApiScope, type ApiWorker } from '#ports/ApiClients.ts';
import { composeStore } from '../compose.ts';
import { createLogger } from '../logger.ts';
import { requireStore } from './requireStore.ts';
import { runCommand, type Print } from './runCommand.ts';

const USAGE = `usage: npm run api:client -- create --name <name> --scope <scope> [--scope <scope> …]
       npm run api:client -- create --name <name> --scope complaints:work --person <name> --site <site id>
       npm run api:client -- list
       npm run api:client -- revoke <id>
scopes: ${API_SCOPES.join(' ')}`;

type Command = (apiClients: ApiClients) => Promise<unknown>;

/** `npm run api:client` (docs/operating.md): prints JSON. A secret is printed once, when its client is created. */
async function main(print: Print): Promise<void> {
  const command = readCommand();
  const settings = readSettings();
  requireStore(settings);
  const composed = await composeStore(settings, createLogger(settings.LOG_LEVEL));
  try {
    const result = await command(composed.store.apiClients);
    if (result !== undefined) print(JSON.stringify(result, null, 2));
  } finally {
    await composed.close();
  }
}

/** Throws the usage, or which scope there is not. */
function readCommand(): Command {
  const { positionals, values } = parse();
  const [name, id, ...more] = positionals;
  const { name: clientName, scope: scopes = [], person, site } = values;
  const hasOptions = Object.keys(values).length > 0;
  if (name === 'create' && id === undefined && clientName !== undefined && scopes.length > 0) {
    const known = scopes.map(knownScope);
    const worker = workerOf(known, person, site);
    return (apiClients) =>
      apiClients.create(
        clientName,
        API_SCOPES.filter((scope) => known.includes(scope)),
        worker,
      );
  }
  if (name === 'list' && id === undefined && !hasOptions) return (apiClients) => apiClients.list();
  if (name === 'revoke' && id !== undefined && more.length === 0 && !hasOptions)
    return (apiClients) => revoke(apiClients, id);
  throw new Error(USAGE);
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        scope: { type: 'string', multiple: true },
        person: { type: 'string' },
        site: { type: 'string' },
      },
    });
  } catch (cause) {
    throw new Error(USAGE, { cause });
  }
}

/** Whose client it is: a person's, for work on complaints, and nobody else's. */
function workerOf(
  scopes: readonly ApiScope[],
  person: string | undefined,
  site: string | undefined,
): ApiWorker | undefined {
  const isWorker = scopes.includes('complaints:work');
  if (!isWorker && person === undefined && site === undefined) return undefined;
  const id = knownSiteId(site ?? '');
  const name = parsePersonName(person ?? '');
  if (scopes.length !== 1 || !isWorker || !name.ok || id === undefined)
    throw new Error('a client for work on complaints has the scope complaints:work alone, --person and --site');
  return { person: name.value, site: id };
}

function knownScope(text: string): ApiScope {
  if (!isApiScope(text)) throw new Error(`there is no scope '${text}', only ${API_SCOPES.join(', ')}`);
  return text;
}

async function revoke(apiClients: ApiClients, id: string): Promise<undefined> {
  if (!(await apiClients.revoke(id))) throw new Error(`there is no client '${id}'`);
}

await runCommand(main);
