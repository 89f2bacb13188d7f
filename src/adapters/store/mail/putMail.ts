import { randomUUID } from 'node:crypto';
import type { EmailAddress } from '#domain/forms/email.ts';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { MailContent } from '#domain/mail/mail.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { MailId } from '#ports/Outbox.ts';
import type { Tx } from '../Database.ts';
import { isPartOf, PUBLISHED_GENERATION } from '../generations.ts';
import type { JobQueue } from '../jobs/JobQueue.ts';

export interface NewMail {
  readonly site: SiteId;
  readonly locale: Locale;
  /**
   * Undefined for nobody: then the row is that of a mail which was sent. A request for an unknown address takes as long so
   * as one for a known address.
   */
  readonly to: EmailAddress | undefined;
  readonly content: MailContent;
}

/** Writes a mail in the transaction of the act that causes it: it is sent when that is committed, and only then. */
export async function putMail(tx: Tx, queue: JobQueue, { site, locale, to, content }: NewMail, now: Instant) {
  const id = randomUUID() as MailId;
  await tx
    .insertInto('outbox')
    .values({
      id,
      message_id: `<${id}@${await hostOf(tx, site)}>`,
      site,
      locale,
      template: content.template,
      ...(to === undefined
        ? { recipient: null, content: null, state: 'sent', due_at: null, ended_at: now }
        : { recipient: to, content: JSON.stringify(content), state: 'waiting', due_at: now, ended_at: null }),
      created_at: now,
      leased_until: null,
      tries: 0,
      error: null,
    })
    .execute();
  await queue.wake(tx, 'mail');
}

/** The right side of a Message-ID: RFC 5322 §3.6.4 recommends a domain of the sender. */
async function hostOf(tx: Tx, site: SiteId): Promise<string> {
  const { details } = await tx
    .selectFrom('sites as s')
    .select('s.details')
    .where('s.site', '=', site)
    .where(isPartOf('s', PUBLISHED_GENERATION))
    .executeTakeFirstOrThrow();
  return new URL((JSON.parse(details) as SiteDetails).publicOrigin).hostname;
}
