import type { EmailAddress } from '#domain/forms/email.ts';
import type { Instant } from '#domain/instant.ts';
import type { AccountNotice } from '#domain/mail/mail.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { NewMail } from '../mail/putMail.ts';

interface NoticeContext {
  readonly site: SiteId;
  readonly to: EmailAddress;
  /** Who did it. */
  readonly visitor: VisitorSession;
  readonly at: Instant;
}

/** The mail that tells the owner of an account what was done with it. */
export function noticeOf(
  template: AccountNotice['template'],
  { site, to, visitor: { locale = 'th', browser }, at }: NoticeContext,
): NewMail {
  return { site, locale, to, content: { template, at, ...(browser !== undefined && { browser }) } };
}
