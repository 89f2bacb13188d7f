import type { MemberId, MemberProfile } from '#domain/members/profile.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { MemberSession, VisitorSession } from './VisitorSession.ts';

/**
 * The accounts of members (spec §7). 'sessionEnded' means that the member's token is no longer valid, whether or not
 * the request was carried out; the session then already has the new tokens. Throws `Unavailable`.
 */
export interface Members {
  /**
   * The profile of the member whose session it is.
   *
   * @param signal aborted when nobody needs the profile any more
   */
  profile(session: MemberSession, signal?: AbortSignal): Promise<Outcome<MemberProfile, 'sessionEnded'>>;
  /** Replaces the whole profile: a field that is absent is deleted. */
  updateProfile(
    change: ProfileChange,
    session: MemberSession,
  ): Promise<Outcome<undefined, 'sessionEnded' | 'profileNotChanged'>>;
  changePassword(
    change: PasswordChange,
    session: MemberSession,
  ): Promise<Outcome<undefined, 'sessionEnded' | 'passwordNotChanged'>>;
  signUp(registration: Registration, session?: VisitorSession): Promise<Outcome<undefined, 'notSignedUp'>>;
}

export interface ProfileChange {
  readonly site: SiteId;
  readonly profile: MemberProfile;
}

export interface PasswordChange {
  readonly site: SiteId;
  readonly member: MemberId;
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** A registration. The form has already checked that the person accepted the terms and passed the robot check. */
export interface Registration {
  readonly site: SiteId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}
