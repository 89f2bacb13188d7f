import type { VerificationState } from '#domain/members/verification.ts';
import type { LinkRefusal } from '#domain/members/accountLink.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { FormState } from '../forms/FormState.ts';

/** What was done before somebody came to the login page. */
export type LoginNotice = 'sessionEnded' | 'signedOut' | 'passwordReset';

export interface LoginPageProps {
  readonly form: FormState;
  readonly notice?: LoginNotice;
  /** The page to return to afterwards: a path of this site, in either language, without the base path. */
  readonly back?: string;
  /** Whether a forgotten password can be reset here. */
  readonly hasResets: boolean;
}

/** A form that sends a letter; afterwards the address of the mailbox. */
export type LetterPageProps =
  { readonly form: FormState; readonly sentTo?: undefined } | { readonly form?: undefined; readonly sentTo: string };

export type RegisterPageProps = LetterPageProps & {
  readonly siteName: string;
  readonly contact: SiteDetails['contact'];
  /** The policies of the site; absent where they are not known. */
  readonly policies?: SiteLayout['policies'];
  /** Whether the letter can be sent again. */
  readonly hasResend: boolean;
};

export interface VerifyPageProps {
  readonly state: VerificationState | { readonly state: 'declined' } | { readonly state: 'addressTaken' };
  /** The name under which the person registered, or the new address of a member. */
  readonly name?: string;
  readonly newAddress?: string;
}

export type ResetPasswordPageProps =
  | { readonly form: FormState; readonly failed?: undefined }
  | { readonly form?: undefined; readonly failed: LinkRefusal };

export interface DashboardPageProps {
  readonly name: string;
  readonly email: string;
  /** The address that waits for its confirmation. */
  readonly pendingEmail?: string;
}

/** The props of the pages of the members area. */
export interface MemberPageProps {
  readonly login: LoginPageProps;
  readonly register: RegisterPageProps;
  readonly verify: VerifyPageProps;
  readonly resendVerification: LetterPageProps;
  readonly forgotPassword: LetterPageProps;
  readonly resetPassword: ResetPasswordPageProps;
  readonly dashboard: DashboardPageProps;
}
