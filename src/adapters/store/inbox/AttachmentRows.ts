import type { Instant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { AttachmentId, SavedFile } from '#ports/Attachments.ts';
import type { Database } from '../Database.ts';
import { isSitePublished } from '../isSitePublished.ts';
import type { AttachmentTable } from '../StoreTables.ts';

const SAVED = ['id', 'name', 'type', 'size'] as const;
const DELETED = ['id', 'type', 'saved_at'] as const;

type DeletedFile = Pick<AttachmentTable, (typeof DELETED)[number]>;

/** The rows of attached files; the files themselves are in a folder. */
export class AttachmentRows {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Whether a site may have files. */
  async takesFiles(site: SiteId): Promise<boolean> {
    return await this.#database.read((db) => isSitePublished(db, site));
  }

  async insert(row: Omit<AttachmentTable, 'message' | 'entry' | 'position'>): Promise<void> {
    await this.#database.write((tx) =>
      tx
        .insertInto('attachments')
        .values({ ...row, message: null, entry: null, position: null })
        .execute(),
    );
  }

  /** Those of the files that belong to nothing that was sent and were saved after `since`, in any order. */
  async unclaimed(site: SiteId, ids: readonly AttachmentId[], since: Instant): Promise<readonly SavedFile[]> {
    return await this.#database.read((db) =>
      db
        .selectFrom('attachments')
        .select(SAVED)
        .where('id', 'in', ids)
        .where('site', '=', site)
        .where('message', 'is', null)
        .where('entry', 'is', null)
        .where('saved_at', '>', since)
        .execute(),
    );
  }

  /** Deletes the rows of files that belong to nothing that was sent and were saved at `before` or earlier. */
  async deleteUnclaimed(before: Instant): Promise<readonly DeletedFile[]> {
    return await this.#database.write((tx) =>
      tx
        .deleteFrom('attachments')
        .where('message', 'is', null)
        .where('entry', 'is', null)
        .where('saved_at', '<=', before)
        .returning(DELETED)
        .execute(),
    );
  }

  /** Those of the ids that have a row. */
  async known(ids: readonly AttachmentId[]): Promise<readonly AttachmentId[]> {
    const rows = await this.#database.read((db) =>
      db.selectFrom('attachments').select('id').where('id', 'in', ids).execute(),
    );
    return rows.map(({ id }) => id);
  }
}
