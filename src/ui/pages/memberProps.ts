import type { ComplaintState } from '#domain/complaints/complaintProgress.ts';
import type { ComplaintTopic } from '#domain/complaints/complaintTopic.ts';
import type { VerificationState } from '#domain/members/verification.ts';
import type { LinkRefusal } from '#domain/members/accountLink.ts';
import type { LaterDetail } from '#domain/members/missingDetails.ts';
import type { MemberProfile } from '#domain/members/profile.ts';
import type { SecurityEvent } from '#domain/members/securityEvent.ts';
import type { BrowserName } from '#domain/session/browserName.ts';
import type { Instant } from '#domain/instant.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { WhomToAsk } from '../components/form/DataContact.tsx';
import type { Choice } from '../components/form/Select.tsx';
import type { FormState } from '../forms/FormState.ts';
import type { SocialNoticeProps } from '../components/site/SocialNotice.tsx';
import type { NamedProvider } from '../NamedProvider.ts';
import type { QrCode } from '../QrCode.ts';
import type { MemberNotice } from '../messages/memberNotice.ts';

/** What was done before, or that it could not be done. */
export type LayoutNotice = MemberNotice | 'failed';

/** What was done before somebody came to the login page. */
export type LoginNotice = 'sessionEnded' | 'signedOut' | 'passwordReset' | 'accountErased' | 'secondStepExpired';

export interface LoginPageProps extends WithDataNotice {
  /** None where there is no social login. */
  readonly providers: readonly NamedProvider[];
  /** What came of a visit to a provider. */
  readonly social?: SocialNoticeProps;
  readonly form: FormState;
  readonly notice?: LoginNotice;
  /** The page to return to afterwards: a path of this site, in either language, without the base path. */
  readonly back?: string;
  /** Whether a forgotten password can be reset here. */
  readonly hasResets: boolean;
}

/** A page whose form asks for the password. */
interface WithUserName {
  /** Of the account, for password managers; absent where the page does not know it. */
  readonly email?: string;
}

/** With what the second step of a sign-in is done. */
export type SecondStepWay = 'authenticator' | 'passkey' | 'recovery';

export interface SecondStepPageProps {
  readonly form: FormState;
  readonly way: SecondStepWay;
  readonly hasAuthenticator: boolean;
  /** For the browser; absent where the account has no passkey. */
  readonly passkey?: object;
  /** As on the login page. */
  readonly back?: string;
}

export interface SecurityPageProps {
  readonly notice?: MemberNotice;
  readonly authenticatorSince?: Instant;
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly addedAt: Instant;
    readonly lastUsedAt?: Instant;
  }[];
  /** How many are left. */
  readonly recoveryCodes: number;
  /** Every change asks for the password. */
  readonly hasPassword: boolean;
}

export interface AddAuthenticatorPageProps extends WithDataNotice, WithUserName {
  readonly form: FormState;
  /** In base 32. */
  readonly secret: string;
  /** `otpauth:` */
  readonly uri: string;
  readonly qrCode: QrCode;
  /** Belongs to the secret: opaque. */
  readonly ticket: string;
}

export interface AddPasskeyPageProps extends WithDataNotice, WithUserName {
  readonly form: FormState;
  /** For the browser. */
  readonly options: object;
  /** Belongs to the options: opaque. */
  readonly ticket: string;
}

export interface RemoveFactorPageProps extends WithUserName {
  readonly form: FormState;
  readonly factor:
    { readonly type: 'authenticator' } | { readonly type: 'passkey'; readonly id: string; readonly name: string };
  /** Whether signing in takes no second step then. */
  readonly isLast: boolean;
}

/** The codes that were made just now, or the form for new ones. */
export type RecoveryCodesPageProps =
  | (WithUserName & { readonly form: FormState; readonly codes?: undefined })
  | {
      readonly form?: undefined;
      readonly codes: readonly string[];
      readonly siteName: string;
      readonly notice?: MemberNotice;
    };

/** A form that sends a mail; afterwards the address of the mailbox. */
export type MailRequestPageProps = WithDataNotice &
  ({ readonly form: FormState; readonly sentTo?: undefined } | { readonly form?: undefined; readonly sentTo: string });

export type RegisterPageProps = MailRequestPageProps & {
  readonly siteName: string;
  readonly contact: SiteDetails['contact'];
  /** The policies of the site; absent where they are not known. */
  readonly policies?: SiteLayout['policies'];
  /** None where there is no social login. */
  readonly providers: readonly NamedProvider[];
  /** Whether a link in a mail confirms the address, and whether that mail can be sent again. */
  readonly hasVerification: boolean;
  readonly hasResend: boolean;
};

export interface VerifyPageProps {
  readonly state: VerificationState | { readonly state: 'declined' } | { readonly state: 'addressTaken' };
  /** The name under which the person registered, or the new address of a member. */
  readonly name?: string;
  readonly newAddress?: string;
  /** Whether a button was pressed, and nothing could be done. */
  readonly hasFailed?: boolean;
  /** Whether the person can say that it was not they. */
  readonly canDecline?: boolean;
  /** Whether the mail with the link can be sent again. */
  readonly hasResend: boolean;
}

export type ResetPasswordPageProps =
  | { readonly form: FormState; readonly failed?: undefined }
  | { readonly form?: undefined; readonly failed: LinkRefusal };

/** A session of the member, as the first page lists it. */
export interface ListedSession {
  /** Whether it is the session of the request. */
  readonly isThis: boolean;
  readonly lastUsedAt: Instant;
  readonly browser?: BrowserName;
}

/** A complaint that the member has filed while signed in. */
export interface ListedComplaint {
  readonly code: string;
  readonly filedAt: Instant;
  readonly topic?: ComplaintTopic;
  readonly state: ComplaintState;
}

export interface DashboardPageProps {
  readonly notice?: LayoutNotice;
  /** Whether there are second factors here. */
  readonly hasSecurity: boolean;
  /** The names of the news types that were chosen. */
  readonly news: readonly string[];
  /** Whether the site offers any. */
  readonly hasNewsTypes: boolean;
  /** What can be added to the profile. */
  readonly missing: readonly LaterDetail[];
  /** Absent where the source of members does not list them. */
  readonly sessions?: readonly ListedSession[];
  readonly name: string;
  readonly email: string;
  /** Whether accounts at providers can be linked. */
  readonly hasSocialLogin: boolean;
  /** The address that waits for its confirmation. */
  readonly pendingEmail?: string;
  /** Newest first; absent where nobody can complain on the website. */
  readonly complaints?: readonly ListedComplaint[];
}

export interface ProfilePageProps {
  readonly notice?: MemberNotice;
  readonly profile: MemberProfile & { readonly userName?: string };
  /** Absent where the source of members has no pictures. */
  readonly hasPicture?: boolean;
  /** Whether members can have a user name. */
  readonly hasUserNames: boolean;
  /** Whether it can be downloaded and deleted. */
  readonly hasPersonalData?: boolean;
  /** The address that waits for its confirmation. */
  readonly pendingEmail?: string;
}

export interface ProfileEditPageProps extends WithDataNotice {
  readonly form: FormState;
  /** Belongs to what the form was filled with: opaque. */
  readonly version: string;
  readonly hasUserNames: boolean;
  /** What a member without a password has to do for another e-mail address. */
  readonly proof?: ProofProps;
}

export interface ProofProps {
  /** Whether the member has just proved who they are. */
  readonly isFresh: boolean;
  /** The providers at which the member can do so. */
  readonly providers: readonly NamedProvider[];
}

export interface ProfilePicturePageProps extends WithDataNotice {
  readonly form: FormState;
  /** Whether there is a picture. */
  readonly hasPicture: boolean;
}

/** A page whose form says beside it which personal data it takes. */
interface WithDataNotice {
  /** Set for every page of `FORM_DATA`. */
  readonly whom?: WhomToAsk;
}

export interface PersonalDataPageProps {
  readonly form: FormState;
  /** Of the account, for password managers; absent where the page does not know it. */
  readonly email?: string;
  /** False for one who signs in at another provider only. */
  readonly hasPassword: boolean;
  /** For a member without a password. */
  readonly proof?: ProofProps;
  readonly whom: WhomToAsk;
}

export interface EraseAccountPageProps {
  readonly form: FormState;
  /** Of the account, for password managers; absent where the page does not know it. */
  readonly email?: string;
  /** False for one who signs in at another provider only. */
  readonly hasPassword: boolean;
  /** For a member without a password. */
  readonly proof?: ProofProps;
  readonly whom: WhomToAsk;
}

export interface SecurityEventsPageProps {
  readonly events: readonly SecurityEvent[];
}

export interface ChangePasswordPageProps extends WithDataNotice {
  readonly form: FormState;
  /** False for one who signs in at a provider only. */
  readonly hasPassword: boolean;
  /** Of the account; absent when it could not be read. */
  readonly email?: string;
}

export interface ENewsPageProps {
  readonly notice?: LayoutNotice;
  readonly email: string;
  /** The names of the news types that were chosen. */
  readonly news: readonly string[];
  /** How many types were chosen that the site does not offer any more. */
  readonly withdrawn: number;
  /** Whether the site offers any. */
  readonly hasNewsTypes: boolean;
}

export interface ENewsEditPageProps extends WithDataNotice {
  readonly form: FormState;
  readonly email: string;
  /** The news types of the site. */
  readonly types: readonly Choice[];
}

export interface SocialRegisterPageProps {
  readonly form: FormState;
  /** The name of the provider. */
  readonly provider: string;
  /** The address that needs no mail, because the provider has confirmed it. */
  readonly confirmedEmail?: string;
  /** See `LoginPageProps`. */
  readonly back?: string;
  readonly siteName: string;
  readonly contact: SiteDetails['contact'];
  readonly policies?: SiteLayout['policies'];
}

export interface SocialLoginsPageProps {
  readonly notice?: MemberNotice;
  readonly social?: SocialNoticeProps;
  readonly linked: readonly (NamedProvider & { readonly linkedAt: Instant })[];
  /** The providers that are offered besides. */
  readonly others: readonly NamedProvider[];
  readonly hasPassword: boolean;
}

export interface SocialLinkPageProps {
  readonly form: FormState;
  /** The name of the provider. */
  readonly provider: string;
  /** Whether a link is removed, and not made. */
  readonly isRemoval: boolean;
  /** The short name of the provider whose link is removed. */
  readonly remove?: string;
  /** The address of the account at the provider. */
  readonly email?: string;
  /** Whether it is the last way into the account, which cannot be removed. */
  readonly isLast: boolean;
  /** How the member has to prove who they are. */
  readonly proof: 'none' | 'password' | 'provider';
  readonly proveAt: readonly NamedProvider[];
}

/** The props of the pages of the members area. */
export interface MemberPageProps {
  readonly login: LoginPageProps;
  readonly secondStep: SecondStepPageProps;
  readonly register: RegisterPageProps;
  readonly verify: VerifyPageProps;
  readonly resendVerification: MailRequestPageProps;
  readonly forgotPassword: MailRequestPageProps;
  readonly resetPassword: ResetPasswordPageProps;
  readonly dashboard: DashboardPageProps;
  readonly profile: ProfilePageProps;
  readonly profileEdit: ProfileEditPageProps;
  readonly profilePicture: ProfilePicturePageProps;
  readonly personalData: PersonalDataPageProps;
  readonly eraseAccount: EraseAccountPageProps;
  readonly securityEvents: SecurityEventsPageProps;
  readonly socialRegister: SocialRegisterPageProps;
  readonly socialLogins: SocialLoginsPageProps;
  readonly socialLink: SocialLinkPageProps;
  readonly changePassword: ChangePasswordPageProps;
  readonly eNews: ENewsPageProps;
  readonly eNewsEdit: ENewsEditPageProps;
  readonly security: SecurityPageProps;
  readonly addAuthenticator: AddAuthenticatorPageProps;
  readonly addPasskey: AddPasskeyPageProps;
  readonly removeFactor: RemoveFactorPageProps;
  readonly recoveryCodes: RecoveryCodesPageProps;
}
