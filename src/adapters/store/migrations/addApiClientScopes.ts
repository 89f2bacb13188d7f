import type { Kysely } from 'kysely';

/** Everything that clients could do before there were scopes. */
const ALL = 'sites:read content:read water:read media:read hits:write feedback:write feedback:read';

/** The columns of this migration, as they are after it. */
type Tables = { readonly api_clients: { readonly scopes: string } };

/** The scopes of clients, and an index to count their tokens. Existing clients may do what they could before. */
export async function addApiClientScopes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('api_clients')
    .addColumn('scopes', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.$extendTables<Tables>().updateTable('api_clients').set({ scopes: ALL }).execute();
  await db.schema.createIndex('api_tokens_of_client').on('api_tokens').columns(['client_id', 'expires_at']).execute();
}
