import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import type { Instant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Tx } from '../Database.ts';
import { submissionHash } from '../inbox/contentDigest.ts';

/** Whether a registration is taken for the first time: the same one again does nothing. */
export async function isFirstSubmission(tx: Tx, site: SiteId, id: SubmissionId, now: Instant): Promise<boolean> {
  const inserted = await tx
    .insertInto('registration_submissions')
    .values({ submission: submissionHash(id), site, submitted_at: now })
    .onConflict((conflict) => conflict.column('submission').doNothing())
    .returning('submission')
    .executeTakeFirst();
  return inserted !== undefined;
}
