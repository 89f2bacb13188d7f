import type { MemberId, MemberProfile } from '#domain/members/profile.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { MemberSession, VisitorSession } from './VisitorSession.ts';

/**
 * What members do with their accounts (spec §7). `sessionEnded` says that the member's token is good for nothing any
 * more, whatever became of the call; the session has been told. Throws `Unavailable`.
 */
export interface Members {
  /** The profile of the member whose session it is. A `signal` that fires says that nobody waits for it any more. */
  profile(session: MemberSession, signal?: AbortSignal): Promise<Outcome<MemberProfile, 'sessionEnded'>>;
  /** The whole profile anew: what it leaves out is known no longer. */
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

/** Of somebody who has accepted the terms and passed the robot check: the form asks for these, and looks at them. */
export interface Registration {
  readonly site: SiteId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}
