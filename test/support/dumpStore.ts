import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { StoreSettings } from '#adapters/store/openStore.ts';

type Row = Readonly<Record<string, unknown>>;

/** Every row of every table of the store, with its columns, as a person with the password of the database sees them. */
export async function dumpStore(settings: StoreSettings): Promise<ReadonlyMap<string, readonly Row[]>> {
  return settings.engine === 'sqlite' ? dumpFile(settings.file) : await dumpServer(settings.url);
}

/** The columns of every table, without those of Kysely, of the queue of jobs and of SQLite's full-text index. */
export async function columnsOfStore(settings: StoreSettings): Promise<ReadonlyMap<string, readonly string[]>> {
  const columns = new Map<string, string[]>();
  for (const { table, column } of await (settings.engine === 'sqlite'
    ? fileColumns(settings.file)
    : serverColumns(settings.url)))
    if (!/^(kysely|sqlite|search(_name|_sample)?_index)(_|$)/.test(table))
      columns.set(table, [...(columns.get(table) ?? []), column]);
  return columns;
}

interface Column {
  readonly table: string;
  readonly column: string;
}

function dumpFile(file: string): ReadonlyMap<string, readonly Row[]> {
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
  const dump = new Map(tables.map(({ name }) => [name, database.prepare(`select * from "${name}"`).all()]));
  database.close();
  return dump;
}

function fileColumns(file: string): Promise<readonly Column[]> {
  const database = new DatabaseSync(file, { readOnly: true });
  const statement = `select m.name as "table", c.name as "column"
    from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'`;
  const rows = database.prepare(statement).all() as unknown as Column[];
  database.close();
  return Promise.resolve(rows);
}

async function dumpServer(url: string): Promise<ReadonlyMap<string, readonly Row[]>> {
  return await withClient(url, async (client) => {
    const dump = new Map<string, readonly Row[]>();
    const tables = await client.query<{ schema: string; name: string }>(
      `select table_schema as schema, table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    for (const { schema, name } of tables.rows)
      dump.set(name, (await client.query<Row>(`select * from "${schema}"."${name}"`)).rows);
    return dump;
  });
}

async function serverColumns(url: string): Promise<readonly Column[]> {
  const statement = `select table_name as "table", column_name as "column"
    from information_schema.columns where table_schema = 'public'`;
  return await withClient(url, async (client) => (await client.query<Column>(statement)).rows);
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
