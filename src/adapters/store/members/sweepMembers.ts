import type { Instant } from '#domain/instant.ts';
import { lastDeletedLinkAt } from '#domain/members/accountLink.ts';
import { lastDeletedErasureAt } from '#domain/members/erasure.ts';
import { lastEndedFirstStepAt } from '#domain/members/secondStep.ts';
import { lastDeletedEventAt } from '#domain/members/securityEvent.ts';
import { lastUnverifiedAt } from '#domain/members/unverifiedAccount.ts';
import { lastUnknownAt } from '#domain/session/knownBrowser.ts';
import type { Tx } from '../Database.ts';
import { deleteMemberRecords } from './deleteMemberRecords.ts';
import type { SessionRows } from './SessionRows.ts';

/** Deletes what is out of date. Until then the rules of the domain treat it as gone. */
export async function sweepMembers(tx: Tx, rows: SessionRows, now: Instant): Promise<void> {
  const unverified = lastUnverifiedAt(now);
  await rows.sweep(tx);
  const unconfirmed = tx.deleteFrom('members').where('verified_at', 'is', null);
  await deleteMemberRecords(tx, await unconfirmed.where('registered_at', '<=', unverified).returning('id').execute());
  for (const deletion of [
    tx.deleteFrom('known_browsers').where('last_used_at', '<=', lastUnknownAt(now)),
    tx.deleteFrom('account_links').where('issued_at', '<=', lastDeletedLinkAt(now)),
    tx.deleteFrom('second_steps').where('started_at', '<=', lastEndedFirstStepAt(now)),
    tx.deleteFrom('security_events').where('at', '<=', lastDeletedEventAt(now)),
    // A page of a form is not open for so long.
    tx.deleteFrom('registration_submissions').where('submitted_at', '<=', unverified),
    tx.deleteFrom('newsletter_subscriptions').where('confirmed_at', 'is', null).where('changed_at', '<=', unverified),
    tx.deleteFrom('erasures').where('erased_at', '<=', lastDeletedErasureAt(now)),
  ])
    await deletion.execute();
}
