import type { PictureType } from '#domain/members/profilePicture.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { MemberSession } from '../VisitorSession.ts';

/** The pictures of members (spec §3). They are no media: only the member can load the own one. */
export interface ProfilePictures {
  /**
   * Replaces the picture, or removes it.
   *
   * @param picture checked (`checkPicture`), encoded again and without metadata; undefined removes the one that is stored
   */
  change(
    site: SiteId,
    picture: StoredPicture | undefined,
    session: MemberSession,
  ): Promise<Outcome<undefined, 'sessionEnded'>>;
  /** The picture of the member; undefined when there is none. */
  read(site: SiteId, session: MemberSession): Promise<Outcome<StoredPicture | undefined, 'sessionEnded'>>;
}

export interface StoredPicture {
  readonly type: PictureType;
  /** At most `MAX_PICTURE_BYTES`. */
  readonly content: Uint8Array;
}
