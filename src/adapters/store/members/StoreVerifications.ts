import { randomUUID } from 'node:crypto';
import type { EmailAddress } from '#domain/forms/email.ts';
import type { Instant } from '#domain/instant.ts';
import { accountAddress } from '#domain/members/accountAddress.ts';
import type { LinkRefusal } from '#domain/members/accountLink.ts';
import { lastUnverifiedAt } from '#domain/members/unverifiedAccount.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { LinkSubject, Verifications } from '#ports/members/Verifications.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { Tx } from '../Database.ts';
import type { Post } from '../mail/MailingDatabase.ts';
import { deleteMemberRecords } from './deleteMemberRecords.ts';
import type { MemberStore } from './MemberStore.ts';
import { findLink, type FoundLink } from './findLink.ts';
import { issueLink } from './issueLink.ts';
import { moveSubscription } from './moveSubscription.ts';
import { noticeOf } from './noticeOf.ts';
import { recordEvent } from './recordEvent.ts';
import { voidLinks } from './voidLinks.ts';

const PURPOSES = ['verification', 'emailChange'] as const;

/** Links that confirm addresses of accounts in the store. */
export class StoreVerifications implements Verifications {
  readonly #store: MemberStore;

  constructor(store: MemberStore) {
    this.#store = store;
  }

  async check(site: SiteId, token: SecretToken): Promise<Outcome<LinkSubject, LinkRefusal>> {
    const now = this.#store.clock.now();
    const found = await this.#store.database.read((db) => findLink(db, { site, token, purposes: PURPOSES }, now));
    return found.ok ? done(subjectOf(found.value)) : found;
  }

  async confirm(
    site: SiteId,
    token: SecretToken,
    visitor: VisitorSession,
  ): Promise<Outcome<undefined, LinkRefusal | 'addressTaken'>> {
    const now = this.#store.clock.now();
    return await this.#store.mailing.write(async (tx, post) => {
      const found = await findLink(tx, { site, token, purposes: PURPOSES }, now);
      if (!found.ok) return found;
      return found.value.link.purpose === 'verification'
        ? await verify(tx, found.value, visitor, now)
        : await this.#changeAddress(tx, post, found.value, visitor);
    });
  }

  async decline(site: SiteId, token: SecretToken): Promise<Outcome<undefined, LinkRefusal>> {
    const now = this.#store.clock.now();
    return await this.#store.database.write(async (tx) => {
      const found = await findLink(tx, { site, token, purposes: PURPOSES }, now);
      if (!found.ok) return found;
      const { link, member } = found.value;
      const account = tx.deleteFrom('members').where('id', '=', member.id).where('verified_at', 'is', null);
      if (link.purpose === 'verification') await deleteMemberRecords(tx, await account.returning('id').execute());
      else await voidLinks(tx, member.id, 'emailChangeRequest', now);
      return done(undefined);
    });
  }

  async resend(site: SiteId, email: EmailAddress, visitor: VisitorSession): Promise<void> {
    const now = this.#store.clock.now();
    await this.#store.mailing.write(async (tx, post) => {
      const member = await tx
        .selectFrom('members')
        .select(['id', 'email'])
        .where('site', '=', site)
        .where('address', '=', accountAddress(email))
        .where('verified_at', 'is', null)
        .where('registered_at', '>', lastUnverifiedAt(now))
        .executeTakeFirst();
      const isVoid = member === undefined;
      const token = await issueLink(tx, { site, member: member?.id, purpose: 'verification', email, isVoid }, now);
      // As it was registered: a server may tell apart what we do not.
      const to = member?.email;
      await post({ site, locale: visitor.locale ?? 'th', to, content: { template: 'verification', token } }, now);
    });
  }

  async #changeAddress(
    tx: Tx,
    post: Post,
    { link, member }: FoundLink,
    visitor: VisitorSession,
  ): Promise<Outcome<undefined, 'addressTaken'>> {
    const { id, site } = member;
    const { email } = link;
    if (email === null) throw new Error('a link that confirms an address has none');
    const address = accountAddress(email);
    const now = this.#store.clock.now();
    const ofAddress = tx.selectFrom('members').select('verified_at').where('site', '=', site);
    const other = await ofAddress.where('address', '=', address).where('id', '!=', id).executeTakeFirst();
    if (other !== undefined && other.verified_at !== null) return refused('addressTaken');
    // An account that was never confirmed is nobody's.
    const replaced = tx.deleteFrom('members').where('site', '=', site).where('address', '=', address);
    await deleteMemberRecords(tx, await replaced.where('id', '!=', id).returning('id').execute());
    await tx.updateTable('members').set({ address, email, version: randomUUID() }).where('id', '=', id).execute();
    await moveSubscription(tx, site, member.address, { address, email });
    await useLink(tx, link.digest, now);
    await voidLinks(tx, id, 'emailChange', now);
    await this.#store.rows.endWith(tx, 'emailChange', id, visitor);
    await recordEvent(tx, { site, member: id, kind: 'emailChanged', at: now }, visitor);
    for (const to of [member.email, email]) await post(noticeOf('emailChanged', { site, to, visitor, at: now }), now);
    return done(undefined);
  }
}

async function verify(
  tx: Tx,
  { link, member: { id, site } }: FoundLink,
  visitor: VisitorSession,
  now: Instant,
): Promise<Outcome<undefined, never>> {
  await tx.updateTable('members').set({ verified_at: now }).where('id', '=', id).execute();
  await useLink(tx, link.digest, now);
  await voidLinks(tx, id, 'verification', now);
  await recordEvent(tx, { site, member: id, kind: 'verified', at: now }, visitor);
  return done(undefined);
}

async function useLink(tx: Tx, digest: string, now: Instant): Promise<void> {
  await tx.updateTable('account_links').set({ used_at: now }).where('digest', '=', digest).execute();
}

function subjectOf({ link, member }: FoundLink): LinkSubject {
  if (link.purpose === 'verification')
    return { purpose: 'verification', firstName: member.first_name, lastName: member.last_name };
  if (link.email === null) throw new Error('a link that confirms an address has none');
  return { purpose: 'emailChange', email: link.email };
}
