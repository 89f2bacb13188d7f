import { refused, type Outcome } from '#domain/outcome.ts';
import type { Inbox, Receipt, Submission, SubmissionRefusal } from '#ports/Inbox.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { DepartmentApiClient } from './http/DepartmentApiClient.ts';
import { receiptFromWire, submissionToWire } from './wire/InboxWire.ts';
import { PATHS, type SitePathOf } from './wire/paths.ts';

/** Forwards what people send to the department's API. */
export class DepartmentInbox implements Inbox {
  readonly #api: DepartmentApiClient;
  readonly #pathOf: SitePathOf;

  constructor(api: DepartmentApiClient, pathOf: SitePathOf) {
    this.#api = api;
    this.#pathOf = pathOf;
  }

  async submit(submission: Submission, session?: VisitorSession): Promise<Outcome<Receipt, SubmissionRefusal>> {
    const path = this.#pathOf(PATHS.inbox, { site: submission.site });
    if (path === undefined) return refused('siteNotFound');
    return await this.#api.requestOrRefusal(
      {
        method: 'POST',
        path,
        json: submissionToWire(submission),
        session,
        parse: receiptFromWire,
        isConfidential: true,
      },
      ['submissionChanged', 'fileMissing', 'tooManyFiles', 'siteNotFound'],
    );
  }
}
