import { sql, type Kysely } from 'kysely';
import { mediaHashesIn } from '../mediaHashes.ts';
import type { ColumnTypes } from '../StoreEngine.ts';

/** The columns of this migration. */
type Tables = {
  readonly site_media: { readonly site: string; readonly hash: string };
  readonly site_layouts: { readonly site: string; readonly layout: string };
  readonly versions: {
    readonly site: string;
    readonly kind: string;
    readonly slug: string;
    readonly from_generation: number;
    readonly locale: string;
    readonly cover: string | null;
    readonly attachments: string;
    readonly detail: string;
    readonly body_html: string;
  };
};

/** Rows that are read at once. */
const READ_SIZE = 500;
/** Rows per statement: engines limit its number of values. */
const INSERT_SIZE = 500;

/** The media that each site publishes, those of everything that is published already included. */
export async function createSiteMedia(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('site_media')
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('hash', keyText, (column) => column.notNull())
    .addPrimaryKeyConstraint('site_media_key', ['site', 'hash'])
    .execute();
  const tables = db.$extendTables<Tables>();
  const layouts = await tables.selectFrom('site_layouts').select(['site', 'layout']).execute();
  for (const { site, layout } of layouts) await addMedia(tables, site, layout);
  let last = { site: '', kind: '', slug: '', from_generation: 0, locale: '' };
  for (;;) {
    const { site, kind, slug, from_generation, locale } = last;
    const rows = await tables
      .selectFrom('versions')
      .selectAll()
      .where(
        sql<boolean>`(site, kind, slug, from_generation, locale) > (${site}, ${kind}, ${slug}, ${from_generation}, ${locale})`,
      )
      .orderBy('site')
      .orderBy('kind')
      .orderBy('slug')
      .orderBy('from_generation')
      .orderBy('locale')
      .limit(READ_SIZE)
      .execute();
    for (const [owner, ofSite] of Map.groupBy(rows, (row) => row.site))
      await addMedia(tables, owner, JSON.stringify(ofSite));
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end;
  }
}

async function addMedia(db: Kysely<Tables>, site: string, text: string): Promise<void> {
  const rows = mediaHashesIn(text).map((hash) => ({ site, hash }));
  for (let start = 0; start < rows.length; start += INSERT_SIZE)
    await db
      .insertInto('site_media')
      .values(rows.slice(start, start + INSERT_SIZE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
