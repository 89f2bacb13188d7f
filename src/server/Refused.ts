import type { RefusalCode } from '#ui/messages/refusals.ts';
import { HttpError } from './HttpError.ts';

/** What a port may say is not there. */
type Absence = 'siteNotFound' | 'mediaNotFound';

/** The one table in which codes become HTTP statuses. */
const STATUSES: Readonly<Record<RefusalCode | Absence, number>> = {
  siteNotFound: 404,
  mediaNotFound: 404,
  contentNotFound: 404,
  contentInOtherLanguage: 404,
};

/** A port's refusal as the answer to a request. */
export class Refused extends HttpError {
  readonly code: RefusalCode | Absence;

  constructor(code: RefusalCode | Absence) {
    super(STATUSES[code]);
    this.name = 'Refused';
    this.code = code;
  }
}
