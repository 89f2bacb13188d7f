import type { PictureRefusal, PictureType } from '#domain/members/profilePicture.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { MemberSession } from '../VisitorSession.ts';

/** The pictures of members (spec §3, §5). They are no media: only the member can load the own one. */
export interface ProfilePictures {
  /**
   * Replaces the picture, or removes it. It is stored in a form of our own, without the metadata of the file.
   *
   * @param file as it was uploaded; undefined removes the picture that is stored
   */
  change(
    site: SiteId,
    file: Uint8Array | undefined,
    session: MemberSession,
  ): Promise<Outcome<undefined, 'sessionEnded' | PictureChangeRefusal>>;
  /** The picture of the member; undefined when there is none. */
  read(site: SiteId, session: MemberSession): Promise<Outcome<StoredPicture | undefined, 'sessionEnded'>>;
}

/** 'pictureBroken': it cannot be decoded, or has too many pixels. */
export type PictureChangeRefusal = PictureRefusal | 'pictureBroken';

export interface StoredPicture {
  readonly type: PictureType;
  /** At most `PICTURE_PIXELS` wide and high. */
  readonly content: Uint8Array;
}
