import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** Robot checks that are spent, as `StoreTables` describes them. */
export async function createRobotChecks(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('robot_checks')
    .addColumn('id', keyText, (column) => column.primaryKey())
    .addColumn('used_for', keyText, (column) => column.notNull())
    .addColumn('expires_at', keyText, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('robot_checks_expiry').on('robot_checks').column('expires_at').execute();
}
