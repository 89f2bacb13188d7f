import type { Kysely } from 'kysely';

/** All that clients could do before they had scopes. */
const ALL = 'sites:read content:read water:read media:read hits:write feedback:write feedback:read';

/** What this migration touches of the tables, as they are after it. */
type Tables = { readonly api_clients: { readonly scopes: string } };

/** What each client may do, and how many tokens it has. Clients that are there already can do what they could. */
export async function addApiClientScopes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('api_clients')
    .addColumn('scopes', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.$extendTables<Tables>().updateTable('api_clients').set({ scopes: ALL }).execute();
  await db.schema.createIndex('api_tokens_of_client').on('api_tokens').columns(['client_id', 'expires_at']).execute();
}
