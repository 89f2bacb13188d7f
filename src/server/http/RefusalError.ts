import type { RefusalCode } from '#ui/messages/refusals.ts';
import { HttpError, type HttpErrorOptions } from './HttpError.ts';

/** Refusals when a port has found nothing. */
export type NotFoundRefusal = 'siteNotFound' | 'mediaNotFound';
/** Refusals of the API before it calls any port. */
export type ApiRefusal = 'memberTokenRequired' | 'scopeMissing' | 'signupNotOffered';
type Code = RefusalCode | NotFoundRefusal | ApiRefusal;

/** The only table in which refusal codes become HTTP statuses. */
export const STATUSES: Readonly<Record<Code, number>> = {
  siteNotFound: 404,
  mediaNotFound: 404,
  contentNotFound: 404,
  contentInOtherLanguage: 404,
  reservoirNotFound: 404,
  commentMissing: 422,
  commentTooLong: 422,
  commentUnreadable: 422,
  feedbackTooOften: 429,
  feedbackNotStored: 503,
  memberTokenRequired: 401,
  scopeMissing: 403,
  signupNotOffered: 501,
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
