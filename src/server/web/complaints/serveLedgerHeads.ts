import type { RequestHandler } from 'express';
import type { SignedHead } from '#domain/complaints/signedHead.ts';
import { instantOf, type CalendarDate, type Instant } from '#domain/instant.ts';
import { DEPARTMENT_OFFSET_MS } from '#domain/departmentZone.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { LedgerHeads } from '#ports/complaints/LedgerHeads.ts';
import { complaintLedgerMessages } from '#ui/messages/complaintLedger.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { Assets } from '../../Assets.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import { atomFeed } from '../feeds/atomFeed.ts';
import { tagOf } from '../feeds/tagOf.ts';

const MAX_FEED_ENTRIES = 30;

/** `GET /complaints/heads.jsonl`: all heads with their signatures, as `npm run audit:complaints` reads them. */
export function serveLedgerHeads(ledgerHeads: LedgerHeads): RequestHandler {
  return async (_request, response) => {
    const heads = await ledgerHeads.heads(response.locals.site.details.id);
    response
      .set({ 'Content-Type': 'application/jsonl; charset=utf-8', 'Cache-Control': cacheControl.revalidate })
      .send(heads.map((head) => `${JSON.stringify(head)}\n`).join(''));
  };
}

/** Midnight in the department's time zone. */
function startOfDay(day: CalendarDate): Instant {
  return instantOf(Date.parse(day) - DEPARTMENT_OFFSET_MS);
}

/** `GET /{lang}/complaints/ledger.atom`: the newest heads, for feed readers, which keep them elsewhere. */
export function serveLedgerFeed(
  ledgerHeads: LedgerHeads,
  contexts: Readonly<Record<Locale, RenderContext>>,
  assets: Assets,
): RequestHandler {
  return async (_request, response) => {
    const { site, address } = response.locals;
    const { details } = site;
    const locale = LOCALES.find((each) => each === address.locale) ?? 'th';
    const context = contexts[locale];
    const { publicOrigin, name } = details;
    const page = publicOrigin + context.to('complaintLedger');
    const entryOf = (head: SignedHead) => {
      const at = startOfDay(head.day);
      return {
        id: tagOf(details, [locale, 'complaint-ledger', head.day]),
        address: page,
        title: `${context.date(head.day)}: ${context.t(complaintLedgerMessages.head, { number: head.number })}`,
        summary: JSON.stringify(head),
        ...{ publishedAt: at, updatedAt: at, categories: [] },
      };
    };
    const heads = await ledgerHeads.heads(details.id);
    const feed = atomFeed({
      id: tagOf(details, [locale, 'complaint-ledger']),
      language: locale,
      title: `${context.t(complaintLedgerMessages.title)} – ${name[locale]}`,
      author: { name: name[locale], address: publicOrigin + context.to('home') },
      self: publicOrigin + context.links.ledgerFeed(locale),
      page,
      icon: `${publicOrigin}${context.links.basePath}/${assets.icons.large}`,
      entries: heads.slice(0, MAX_FEED_ENTRIES).map(entryOf),
    });
    response
      .set({ 'Content-Type': 'application/atom+xml; charset=utf-8', 'Cache-Control': cacheControl.revalidate })
      .send(feed);
  };
}
