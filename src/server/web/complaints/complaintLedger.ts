import { complaintLedgerMessages } from '#ui/messages/complaintLedger.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import { notFoundView } from '../pages/notFound.ts';
import type { PageHandler } from '../PageResult.ts';

/** Heads on the page; all of them are in the file. */
const SHOWN = 30;

/** `GET /{lang}/complaints/ledger`: the published heads of the ledger. */
export const complaintLedger: PageHandler = async (request) => {
  const { ports, site, context } = request;
  if (ports.ledgerHeads === undefined) return notFoundView(request);
  const heads = await ports.ledgerHeads.heads(site.id);
  return {
    view: 'complaintLedger',
    title: context.t(complaintLedgerMessages.title),
    description: context.t(complaintLedgerMessages.intro),
    // A new head comes while the site and its version stay the same.
    headers: { 'Cache-Control': cacheControl.privateRevalidate },
    props: { heads: heads.slice(0, SHOWN) },
  };
};
