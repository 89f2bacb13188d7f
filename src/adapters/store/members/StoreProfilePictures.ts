import { randomUUID } from 'node:crypto';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { PictureChangeRefusal, ProfilePictures, StoredPicture } from '#ports/members/ProfilePictures.ts';
import type { MemberSession } from '#ports/VisitorSession.ts';
import { encodePicture } from '#adapters/pictures/encodePicture.ts';
import type { MemberStore } from './MemberStore.ts';
import { readPicture } from './readPicture.ts';

/** Pictures of members in the store: rows, so that an erasure is one transaction. */
export class StoreProfilePictures implements ProfilePictures {
  readonly #store: MemberStore;

  constructor(store: MemberStore) {
    this.#store = store;
  }

  async change(
    site: SiteId,
    file: Uint8Array | undefined,
    session: MemberSession,
  ): Promise<Outcome<undefined, 'sessionEnded' | PictureChangeRefusal>> {
    // Only members may keep the decoder busy.
    if ((await this.#store.rows.use(site, session)) === undefined) return refused('sessionEnded');
    const encoded = file === undefined ? undefined : await encodePicture(file);
    if (encoded?.ok === false) return encoded;
    const picture = encoded?.value;
    return await this.#store.database.write(async (tx) => {
      const live = await this.#store.rows.find(tx, site, session);
      if (live === undefined) return refused('sessionEnded');
      const { member } = live;
      await tx.deleteFrom('member_pictures').where('member', '=', member).execute();
      if (picture !== undefined)
        await tx
          .insertInto('member_pictures')
          .values({ member, site, ...picture })
          .execute();
      await tx.updateTable('members').set({ version: randomUUID() }).where('id', '=', member).execute();
      return done(undefined);
    });
  }

  async read(site: SiteId, session: MemberSession): Promise<Outcome<StoredPicture | undefined, 'sessionEnded'>> {
    const live = await this.#store.rows.use(site, session);
    if (live === undefined) return refused('sessionEnded');
    return done(await this.#store.database.read((db) => readPicture(db, live.member)));
  }
}
