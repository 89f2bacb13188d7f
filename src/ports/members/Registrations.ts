import type { Consent } from '#domain/inbox/consent.ts';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import type { Registration } from '#domain/members/registration.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { VisitorSession } from '../VisitorSession.ts';

/** Registrations (spec §3). */
export interface Registrations {
  /**
   * Registers an account, and sends the mail that confirms its address; or, where the address has a confirmed account
   * already, a mail that tells its owner (`registrationEffect`). Nobody learns which from the outcome or its time. The
   * same submission id again does nothing. 'notRegistered' comes only from an API that is not ours (spec §7).
   */
  register(submission: RegistrationSubmission, visitor: VisitorSession): Promise<Outcome<undefined, 'notRegistered'>>;
}

export interface RegistrationSubmission {
  readonly site: SiteId;
  /** From the page of the form. */
  readonly id: SubmissionId;
  readonly registration: Registration;
  /** That the person accepted the terms (spec §3). */
  readonly terms: TermsAcceptance;
  /** That the robot check was passed (spec §3). */
  readonly isHuman: true;
}

/** Which edition of the terms was accepted, when, and in which language. */
export type TermsAcceptance = Omit<Consent, 'purpose'>;
