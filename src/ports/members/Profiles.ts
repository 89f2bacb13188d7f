import type { EmailAddress } from '#domain/forms/email.ts';
import type { MemberId, MemberProfile } from '#domain/members/profile.ts';
import type { ProfileEntry } from '#domain/members/profileForm.ts';
import type { UserName } from '#domain/members/userName.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { MemberSession } from '../VisitorSession.ts';

/** Profiles of members (spec §3). 'sessionEnded': the token of the member is not valid, or no longer. */
export interface Profiles {
  /**
   * The profile of the member whose session it is.
   *
   * @param signal aborted when nobody needs the profile any more
   */
  profile(site: SiteId, session: MemberSession, signal?: AbortSignal): Promise<Outcome<StoredProfile, 'sessionEnded'>>;
  /**
   * Replaces the whole profile: a field that is absent is deleted. Another e-mail address is not stored with it, but gets a
   * mail, and counts when its link was confirmed; where the source sends no such mails, it counts at once. All of it
   * is one act: a refusal changes nothing.
   */
  update(
    site: SiteId,
    change: ProfileChange,
    session: MemberSession,
  ): Promise<Outcome<ProfileChanged, ProfileChangeRefusal>>;
}

export interface StoredProfile {
  readonly profile: MemberProfile & { readonly userName?: UserName };
  /** The address that waits for its confirmation, if one does. */
  readonly pendingEmail?: EmailAddress;
  /** False for one who signs in at another provider only. */
  readonly hasPassword: boolean;
  /** Another one after every change; absent where the source has none. */
  readonly version?: string;
}

export interface ProfileChange {
  readonly member: MemberId;
  readonly entry: ProfileEntry;
  /** That of the profile which the member changed, so that two tabs do not overwrite each other unseen. */
  readonly version?: string;
}

export interface ProfileChanged {
  /** Whether a mail with a link was sent to the new address. */
  readonly isConfirmationSent: boolean;
}

/**
 * 'passwordWrong': with another e-mail address. 'proofNeeded': the same for a member without a password, whose session needs
 * a fresh proof of who they are. 'profileChangedMeanwhile': the version is another one. 'profileNotChanged'
 * comes only from an API that is not ours (spec §7).
 */
export type ProfileChangeRefusal =
  'sessionEnded' | 'passwordWrong' | 'proofNeeded' | 'userNameTaken' | 'profileChangedMeanwhile' | 'profileNotChanged';
