import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** Reservoirs, readings and water use, as `StoreTables` describes them. */
export async function createWater(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('reservoirs')
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('id', keyText, (column) => column.notNull())
    .addColumn('size', keyText, (column) => column.notNull())
    .addColumn('position', 'integer')
    .addColumn('details', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reservoirs_key', ['site', 'id'])
    .execute();

  await db.schema
    .createTable('readings')
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('reservoir', keyText, (column) => column.notNull())
    .addColumn('date', keyText, (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('size', keyText)
    .addColumn('volume', 'double precision')
    .addColumn('storage', 'double precision', (column) => column.notNull())
    .addColumn('inflow', 'double precision')
    .addColumn('outflow', 'double precision')
    .addColumn('source_th', 'text', (column) => column.notNull())
    .addColumn('source_en', 'text', (column) => column.notNull())
    .addColumn('recorded_at', keyText, (column) => column.notNull())
    // In the order of one reservoir's history.
    .addPrimaryKeyConstraint('readings_key', ['site', 'reservoir', 'date', 'revision'])
    .addForeignKeyConstraint('readings_reservoir', ['site', 'reservoir'], 'reservoirs', ['site', 'id'])
    .execute();
  await db.schema.createIndex('readings_of_day').on('readings').columns(['site', 'size', 'date']).execute();

  await db.schema
    .createTable('water_use')
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('season', keyText, (column) => column.notNull())
    .addColumn('region', keyText, (column) => column.notNull())
    .addColumn('crop', keyText, (column) => column.notNull())
    .addColumn('date', keyText, (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('area', 'double precision')
    .addColumn('source_th', 'text', (column) => column.notNull())
    .addColumn('source_en', 'text', (column) => column.notNull())
    .addColumn('invented', 'integer', (column) => column.notNull())
    .addColumn('recorded_at', keyText, (column) => column.notNull())
    .addPrimaryKeyConstraint('water_use_key', ['site', 'year', 'season', 'region', 'crop', 'date', 'revision'])
    .execute();
}
