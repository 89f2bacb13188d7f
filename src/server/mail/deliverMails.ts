import type { Logger } from 'pino';
import type { Locale } from '#domain/locale/locale.ts';
import { mailboxOf } from '#domain/mail/mailbox.ts';
import { COUNTS_AGAINST_LIMIT, RECIPIENT_LIMIT } from '#domain/mail/recipientLimit.ts';
import type { Limits } from '#ports/Limits.ts';
import type { Mailer } from '#ports/Mailer.ts';
import type { Outbox, OutboxMail } from '#ports/Outbox.ts';
import type { Sites } from '#ports/Sites.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import { renderMail } from './renderMail.ts';

export interface Delivery {
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  readonly sites: Sites;
  readonly limits: Limits;
  readonly contexts: Readonly<Record<Locale, RenderContext>>;
  readonly log: Logger;
}

/** Sends the mails that are due, one after the other. @param signal after which no further one is begun */
export async function deliverMails(delivery: Delivery, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const mail = await delivery.outbox.claim();
    if (mail === undefined) return;
    await deliver(mail, delivery);
  }
}

async function deliver(mail: OutboxMail, { outbox, mailer, sites, limits, contexts, log }: Delivery): Promise<void> {
  const { id: mailId, tries, site, content } = mail;
  const about = { mailId, site, template: content.template };
  // Here and not where mails are caused: none can be forgotten, and nobody sees from an answer that one was too much.
  const counts = tries === 1 && COUNTS_AGAINST_LIMIT[content.template];
  if (counts && (await limits.use(RECIPIENT_LIMIT, mailboxOf(mail.recipient))) > 0) {
    await outbox.drop(mailId);
    log.warn(about, 'a mail was not sent, because its recipient has had too many within an hour');
    return;
  }
  const details = await sites.details(site);
  if (details === undefined) {
    await outbox.markFailed(mailId, `the site ${site} is not published`, false);
    return;
  }
  const result = await mailer.send(renderMail(mail, details, contexts[mail.locale]));
  if (result.accepted) {
    await outbox.markSent(mailId);
    log.info({ ...about, tries }, 'a mail was sent');
    return;
  }
  await outbox.markFailed(mailId, result.error, result.again === 'never');
  log.warn({ ...about, tries, why: result.error }, 'a mail could not be sent');
}
