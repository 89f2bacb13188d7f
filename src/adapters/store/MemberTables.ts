import type { EmailAddress } from '#domain/forms/email.ts';
import type { PersonName } from '#domain/forms/personName.ts';
import type { PhoneNumber } from '#domain/forms/phone.ts';
import type { PolicyVersion } from '#domain/inbox/consent.ts';
import type { CalendarDate, Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { AccountAddress } from '#domain/members/accountAddress.ts';
import type { LinkPurpose } from '#domain/members/accountLink.ts';
import type { NewsType } from '#domain/site/newsType.ts';
import type { PasskeyName } from '#domain/members/passkeyName.ts';
import type { Gender, MemberId } from '#domain/members/profile.ts';
import type { PictureType } from '#domain/members/profilePicture.ts';
import type { ProviderId } from '#domain/members/providerId.ts';
import type { SecurityEventKind } from '#domain/members/securityEvent.ts';
import type { SubjectDigest } from '#domain/members/subjectDigest.ts';
import type { UserName } from '#domain/members/userName.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Operator } from '#ports/InboxDesk.ts';

/**
 * The tables of members and of the newsletter. Tokens are stored as digests only. Rows of a member are deleted with their
 * row of `members`.
 */
export interface MemberTables {
  readonly members: MemberTable;
  readonly member_pictures: OfMember & { readonly type: PictureType; readonly content: Uint8Array };
  readonly member_sessions: MemberSessionTable;
  readonly provider_links: ProviderLinkTable;
  readonly known_browsers: OfMember & { readonly digest: string; readonly last_used_at: Instant };
  readonly account_links: AccountLinkTable;
  readonly authenticators: AuthenticatorTable;
  readonly passkeys: PasskeyTable;
  readonly recovery_codes: OfMember & { readonly digest: string };
  /** Sign-ins that wait for their second step. */
  readonly second_steps: OfMember & { readonly digest: string; readonly started_at: Instant };
  readonly security_events: SecurityEventTable;
  /** Registrations that were taken, by the hash of their submission id: one that is sent again does nothing. */
  readonly registration_submissions: {
    readonly submission: string;
    readonly site: SiteId;
    readonly submitted_at: Instant;
  };
  readonly newsletter_subscriptions: NewsletterKey & {
    readonly email: EmailAddress;
    readonly locale: Locale;
    readonly confirmed_at: Instant | null;
    readonly changed_at: Instant;
  };
  readonly newsletter_types: NewsletterKey & {
    readonly type: NewsType;
    /** In the order of the site's list when it was chosen. */
    readonly position: number;
  };
  /** Keyed digests of what was erased, by which it is erased again from an older copy of the store. */
  readonly erasures: { readonly digest: string; readonly erased_at: Instant };
}

interface OfMember {
  readonly member: MemberId;
  readonly site: SiteId;
}

export interface MemberTable {
  readonly id: MemberId;
  readonly site: SiteId;
  /** Unique at the site. */
  readonly address: AccountAddress;
  readonly email: EmailAddress;
  readonly first_name: PersonName;
  readonly last_name: PersonName;
  readonly phone: PhoneNumber;
  readonly birthday: CalendarDate | null;
  readonly gender: Gender | null;
  /** Unique at the site. */
  readonly user_name: UserName | null;
  /** Null for one who signs in at another provider only. */
  readonly password_hash: string | null;
  readonly registered_at: Instant;
  readonly verified_at: Instant | null;
  /** Another one after every change of the profile. */
  readonly version: string;
  readonly terms_version: PolicyVersion;
  readonly terms_at: Instant;
  readonly terms_locale: Locale;
}

export interface MemberSessionTable extends OfMember {
  readonly digest: string;
  readonly started_at: Instant;
  /** When the member proved afresh in this session who they are. */
  readonly proved_at: Instant | null;
  readonly last_used_at: Instant;
  /** JSON of `BrowserName`. */
  readonly browser: string | null;
  readonly network: string | null;
}

/** A member's account at a provider; one at most of each. */
export interface ProviderLinkTable extends OfMember {
  readonly provider: ProviderId;
  /** Keyed: nobody can read a personal number from it. */
  readonly subject: SubjectDigest;
  readonly linked_at: Instant;
}

export interface AccountLinkTable {
  readonly digest: string;
  readonly site: SiteId;
  /** Null in a row that is of nobody: a request for an unknown address writes as many rows as one for a known address. */
  readonly member: MemberId | null;
  readonly purpose: LinkPurpose;
  /** The address that it confirms. */
  readonly email: EmailAddress | null;
  readonly issued_at: Instant;
  readonly used_at: Instant | null;
  readonly voided_at: Instant | null;
}

/** The authenticator app of a member. */
export interface AuthenticatorTable extends OfMember {
  /** Sealed. */
  readonly secret: string;
  readonly added_at: Instant;
  /** Of the code that was accepted last (`isStepNew`). */
  readonly last_step: number | null;
  /** `WrongCodes`. */
  readonly wrong_codes: number;
  readonly wrong_since: Instant | null;
}

export interface PasskeyTable extends OfMember {
  /** Chosen by the device; base64url, like the key. */
  readonly id: string;
  readonly public_key: string;
  readonly counter: number;
  /** JSON of a list of texts. */
  readonly transports: string;
  readonly name: PasskeyName;
  readonly added_at: Instant;
  readonly last_used_at: Instant | null;
}

export interface SecurityEventTable {
  readonly id: string;
  readonly site: SiteId;
  /** Null when there was no such account, or is none any more. */
  readonly member: MemberId | null;
  readonly at: Instant;
  readonly kind: SecurityEventKind;
  /** JSON of `BrowserName`. */
  readonly browser: string | null;
  readonly network: string | null;
  readonly operator: Operator | null;
}

interface NewsletterKey {
  readonly site: SiteId;
  readonly address: AccountAddress;
}
