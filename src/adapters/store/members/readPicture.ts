import type { MemberId } from '#domain/members/profile.ts';
import type { StoredPicture } from '#ports/members/ProfilePictures.ts';
import type { Reader } from '../Database.ts';

/** The picture of a member, if there is one. */
export async function readPicture(db: Reader, member: MemberId): Promise<StoredPicture | undefined> {
  const row = await db
    .selectFrom('member_pictures')
    .select(['type', 'content'])
    .where('member', '=', member)
    .executeTakeFirst();
  // PostgreSQL's driver gives a Buffer, which is another view of the same bytes.
  return row && { type: row.type, content: new Uint8Array(row.content) };
}
