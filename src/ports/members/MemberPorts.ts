import type { MemberSessions } from './MemberSessions.ts';
import type { Newsletter } from './Newsletter.ts';
import type { OwnSessions } from './OwnSessions.ts';
import type { PasswordResets } from './PasswordResets.ts';
import type { Passwords } from './Passwords.ts';
import type { PersonalData } from './PersonalData.ts';
import type { ProfilePictures } from './ProfilePictures.ts';
import type { Profiles } from './Profiles.ts';
import type { Registrations } from './Registrations.ts';
import type { SocialLogins } from './SocialLogins.ts';
import type { SecondFactors } from './SecondFactors.ts';
import type { SecondSteps } from './SecondSteps.ts';
import type { Verifications } from './Verifications.ts';

/**
 * The members area. A port that is absent is a feature that the source of members does not offer: its routes answer 404,
 * and nothing links to them. All ports throw `Unavailable`, and `TooOften` where their source counts by itself.
 */
export interface MemberPorts {
  readonly sessions: MemberSessions;
  readonly registrations: Registrations;
  readonly profiles: Profiles;
  /** Whether members can choose a user name, and sign in with it. */
  readonly hasUserNames: boolean;
  readonly passwords: Passwords;
  readonly newsletter: Newsletter;
  readonly verifications?: Verifications;
  readonly resets?: PasswordResets;
  readonly ownSessions?: OwnSessions;
  readonly secondFactors?: SecondFactors;
  /** Wherever there are second factors. */
  readonly secondSteps?: SecondSteps;
  readonly pictures?: ProfilePictures;
  readonly personalData?: PersonalData;
  readonly socialLogins?: SocialLogins;
}
