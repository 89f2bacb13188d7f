import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** The sites whose readings are invented day by day, as `StoreTables` describes them. */
export async function createWaterSimulations(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('water_simulations')
    .addColumn('site', keyText, (column) => column.primaryKey())
    .addColumn('seed', 'integer', (column) => column.notNull())
    .addColumn('until', keyText)
    .execute();
}
