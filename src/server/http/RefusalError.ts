import type { LinkRefusal } from '#domain/members/accountLink.ts';
import type { UploadRefusal } from '#ports/Attachments.ts';
import type { ComplainantActRefusal } from '#ports/complaints/Complaints.ts';
import type { SubmissionRefusal } from '#ports/Inbox.ts';
import type { PasswordChangeFailure } from '#ports/members/Passwords.ts';
import type { PictureChangeRefusal } from '#ports/members/ProfilePictures.ts';
import type { ProfileChangeRefusal } from '#ports/members/Profiles.ts';
import type { ProofRefusal, SocialSignInRefusal } from '#ports/members/SocialLogins.ts';
import type { SecondStepRefusal } from '#ports/members/SecondSteps.ts';
import type { FormProblem } from '#ui/messages/formErrors.ts';
import type { RefusalCode } from '#ui/messages/refusals.ts';
import { HttpError, type HttpErrorOptions } from './HttpError.ts';

/** Refusals when a port has found nothing. */
export type NotFoundRefusal = 'siteNotFound' | 'mediaNotFound' | 'fileNotFound' | 'tipNotFound' | 'complaintNotFound';
/** Refusals of the API before it calls any port. */
export type ApiRefusal =
  'memberTokenRequired' | 'scopeMissing' | 'scopeRefused' | 'visitorTooOften' | 'robotCheckFailed' | 'notYourSite';
/** 'formRefused': fields or files of a form are refused; the page names each. */
type FormRefusal = FormProblem | 'formRefused';
/** Refusals of the members area. */
export type MemberRefusal =
  | LinkRefusal
  | PasswordChangeFailure
  | ProfileChangeRefusal
  | SocialSignInRefusal
  | ProofRefusal
  | 'identityTaken'
  | 'identityOther'
  | 'lastWayIn'
  | PictureChangeRefusal
  | SecondStepRefusal
  | 'enrolmentExpired'
  | 'noSecondFactor'
  | 'passkeysFull'
  | 'addressTaken'
  | 'notRegistered'
  | 'signInRefused';
/** Refusals about complaints, besides those of what is sent. */
export type ComplaintRefusal = 'complaintNotOpened' | Exclude<ComplainantActRefusal, SubmissionRefusal>;
type Code =
  | ComplaintRefusal
  | Exclude<MemberRefusal, 'sessionEnded'>
  | RefusalCode
  | NotFoundRefusal
  | ApiRefusal
  | SubmissionRefusal
  | UploadRefusal
  | FormRefusal;

/** The only table in which refusal codes become HTTP statuses. */
export const STATUSES: Readonly<Record<Code, number>> = {
  siteNotFound: 404,
  mediaNotFound: 404,
  fileNotFound: 404,
  tipNotFound: 404,
  complaintNotFound: 404,
  contentNotFound: 404,
  contentInOtherLanguage: 404,
  reservoirNotFound: 404,
  commentMissing: 422,
  commentTooLong: 422,
  commentUnreadable: 422,
  feedbackTooOften: 429,
  feedbackNotStored: 503,
  submissionChanged: 422,
  fileMissing: 422,
  tooManyFiles: 422,
  fileType: 422,
  fileTooLarge: 422,
  fileEmpty: 422,
  fileInfected: 422,
  pictureBroken: 422,
  // Not 429: in front of this API, that would count as an outage, and close the forms for everybody.
  quotaExceeded: 422,
  formRefused: 422,
  robotCheckFailed: 422,
  linkUsed: 422,
  linkVoid: 422,
  linkExpired: 422,
  linkUnknown: 422,
  passwordWrong: 422,
  passwordPersonal: 422,
  passwordNotChanged: 422,
  userNameTaken: 422,
  profileChangedMeanwhile: 422,
  profileNotChanged: 422,
  addressTaken: 422,
  notRegistered: 422,
  // Not 401: that would be about the token of the website (spec §7).
  signInRefused: 422,
  proofNeeded: 422,
  identityUnknown: 422,
  identityUnconfirmed: 422,
  identityTaken: 422,
  identityOther: 422,
  addressHasAccount: 422,
  lastWayIn: 422,
  secondStepExpired: 422,
  codeWrong: 422,
  codesPaused: 422,
  recoveryCodeWrong: 422,
  passkeyRefused: 422,
  enrolmentExpired: 422,
  noSecondFactor: 422,
  passkeysFull: 422,
  complaintNotOpened: 422,
  complaintClosed: 422,
  notNow: 422,
  alreadyRated: 422,
  alreadyReopened: 422,
  tooLate: 422,
  formExpired: 422,
  formTooOften: 429,
  signInTooOften: 429,
  formUncertain: 503,
  formNotStored: 503,
  memberTokenRequired: 401,
  scopeMissing: 403,
  notYourSite: 403,
  // As OAuth's `invalid_scope` (RFC 6749 §5.2).
  scopeRefused: 400,
  visitorTooOften: 429,
};

/** A refusal as the response to a request. */
export class RefusalError extends HttpError {
  readonly code: Code;

  constructor(code: Code, options?: HttpErrorOptions) {
    super(STATUSES[code], options);
    this.name = 'RefusalError';
    this.code = code;
  }
}
