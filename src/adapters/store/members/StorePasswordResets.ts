import type { EmailAddress } from '#domain/forms/email.ts';
import { accountAddress } from '#domain/members/accountAddress.ts';
import type { LinkRefusal } from '#domain/members/accountLink.ts';
import type { NewPassword } from '#domain/members/newPassword.ts';
import { hasVanished } from '#domain/members/unverifiedAccount.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { PasswordResets } from '#ports/members/PasswordResets.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { Reader } from '../Database.ts';
import type { MemberStore } from './MemberStore.ts';
import { findLink } from './findLink.ts';
import { hasOwnName } from './hasOwnName.ts';
import { issueLink } from './issueLink.ts';
import { noticeOf } from './noticeOf.ts';
import { recordEvent } from './recordEvent.ts';
import { voidLinks } from './voidLinks.ts';

/** New passwords for accounts in the store whose members have forgotten theirs. */
export class StorePasswordResets implements PasswordResets {
  readonly #store: MemberStore;

  constructor(store: MemberStore) {
    this.#store = store;
  }

  async request(site: SiteId, email: EmailAddress, visitor: VisitorSession): Promise<void> {
    const now = this.#store.clock.now();
    await this.#store.mailing.write(async (tx, post) => {
      const row = await tx
        .selectFrom('members')
        .select(['id', 'email', 'registered_at', 'verified_at'])
        .where('site', '=', site)
        .where('address', '=', accountAddress(email))
        .executeTakeFirst();
      const state = row && {
        registeredAt: row.registered_at,
        ...(row.verified_at !== null && { verifiedAt: row.verified_at }),
      };
      const member = state === undefined || hasVanished(state, now) ? undefined : row;
      const isVoid = member === undefined;
      const token = await issueLink(tx, { site, member: member?.id, purpose: 'reset', isVoid }, now);
      await recordEvent(tx, { site, member: member?.id, kind: 'resetRequested', at: now }, visitor);
      const content = { template: 'passwordReset', token } as const;
      await post({ site, locale: visitor.locale ?? 'th', to: member?.email, content }, now);
    });
  }

  async check(site: SiteId, token: SecretToken): Promise<Outcome<undefined, LinkRefusal>> {
    const found = await this.#store.database.read((db) => this.#find(db, site, token));
    return found.ok ? done(undefined) : found;
  }

  async reset(
    site: SiteId,
    token: SecretToken,
    password: NewPassword,
    visitor: VisitorSession,
  ): Promise<Outcome<undefined, LinkRefusal | 'passwordPersonal'>> {
    const opened = await this.#store.database.read((db) => this.#find(db, site, token));
    if (!opened.ok) return opened;
    if (hasOwnName(password, opened.value.member)) return refused('passwordPersonal');
    const hash = await this.#store.hasher.hash(password);
    const at = this.#store.clock.now();
    return await this.#store.mailing.write(async (tx, post) => {
      const found = await this.#find(tx, site, token);
      if (!found.ok) return found;
      const { link, member } = found.value;
      const { id, email, verified_at } = member;
      // The person reads that mailbox, which is all that a verification proves.
      const change = { password_hash: hash, verified_at: verified_at ?? at };
      await tx.updateTable('members').set(change).where('id', '=', id).execute();
      // Who registered may have been somebody else, who would still get in with an account at a provider.
      if (verified_at === null) await tx.deleteFrom('provider_links').where('member', '=', id).execute();
      await tx.updateTable('account_links').set({ used_at: at }).where('digest', '=', link.digest).execute();
      await voidLinks(tx, id, 'passwordReset', at);
      await this.#store.rows.endWith(tx, 'passwordReset', id, visitor);
      await recordEvent(tx, { site, member: id, kind: 'passwordReset', at }, visitor);
      await post(noticeOf('passwordChanged', { site, to: email, visitor, at }), at);
      return done(undefined);
    });
  }

  async #find(db: Reader, site: SiteId, token: SecretToken) {
    return await findLink(db, { site, token, purposes: ['reset'] }, this.#store.clock.now());
  }
}
