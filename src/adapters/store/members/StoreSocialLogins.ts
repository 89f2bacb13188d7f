import { accountAddress } from '#domain/members/accountAddress.ts';
import { isProofFresh } from '#domain/members/freshProof.ts';
import { confirmsAddress, type Identity } from '#domain/members/identity.ts';
import type { PasswordText } from '#domain/members/passwordText.ts';
import type { MemberId } from '#domain/members/profile.ts';
import type { ProviderId } from '#domain/members/providerId.ts';
import { canDoWithout } from '#domain/members/wayIn.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { FirstStep } from '#ports/members/MemberSessions.ts';
import type {
  ProofRefusal,
  ProviderLink,
  ProviderLinks,
  SocialLogins,
  SocialRegistered,
  SocialRegistrationSubmission,
  SocialSignInRefusal,
} from '#ports/members/SocialLogins.ts';
import type { MemberSession, VisitorSession } from '#ports/VisitorSession.ts';
import type { Reader, Tx } from '../Database.ts';
import type { Post } from '../mail/MailingDatabase.ts';
import type { MemberTable } from '../MemberTables.ts';
import { beginSession } from './beginSession.ts';
import { endFirstStep } from './endFirstStep.ts';
import { deleteMemberRecords } from './deleteMemberRecords.ts';
import { insertAccount } from './insertAccount.ts';
import { isFirstSubmission } from './isFirstSubmission.ts';
import { issueLink } from './issueLink.ts';
import type { MemberStore } from './MemberStore.ts';
import { noticeOf } from './noticeOf.ts';
import { proofOf, type Prover } from './proofOf.ts';
import { recordEvent } from './recordEvent.ts';

/** Accounts at providers that are linked to accounts in the store. */
export class StoreSocialLogins implements SocialLogins {
  readonly #store: MemberStore;

  constructor(store: MemberStore) {
    this.#store = store;
  }

  async signIn(
    site: SiteId,
    identity: Identity,
    visitor: VisitorSession,
  ): Promise<Outcome<FirstStep, SocialSignInRefusal>> {
    return await this.#store.mailing.write(async (tx, post) => {
      const member = await linkedMember(tx, site, identity);
      if (member !== undefined)
        return member.verified_at === null
          ? refused('identityUnconfirmed')
          : done(await endFirstStep(this.#store, { tx, post, member, visitor, isProved: false }));
      return refused((await hasAccount(tx, site, identity)) ? 'addressHasAccount' : 'identityUnknown');
    });
  }

  async register(
    submission: SocialRegistrationSubmission,
    visitor: VisitorSession,
  ): Promise<Outcome<SocialRegistered, 'addressHasAccount'>> {
    const { site, id, identity } = submission;
    const now = this.#store.clock.now();
    return await this.#store.mailing.write(async (tx, post) => {
      const linked = await linkedMember(tx, site, identity);
      // The form was sent twice, or in two tabs.
      if (linked !== undefined && linked.verified_at !== null)
        return done({
          signedIn: await endFirstStep(this.#store, { tx, post, member: linked, visitor, isProved: false }),
        });
      if (!(await isFirstSubmission(tx, site, id, now))) return done({});
      // An account that was never confirmed is nobody's.
      if (linked !== undefined) await deleteAccount(tx, linked.id);
      return await this.#insert(tx, post, submission, visitor);
    });
  }

  async links(site: SiteId, session: MemberSession): Promise<Outcome<ProviderLinks, 'sessionEnded'>> {
    const live = await this.#store.rows.use(site, session);
    if (live === undefined) return refused('sessionEnded');
    const links = await this.#store.database.read((db) => linksOf(db, live.member));
    return done({ links, hasFreshProof: isProofFresh(live.proved_at ?? undefined, this.#store.clock.now()) });
  }

  async link(
    site: SiteId,
    { identity, password }: { readonly identity: Identity; readonly password?: PasswordText | undefined },
    session: MemberSession,
  ): Promise<Outcome<undefined, 'sessionEnded' | 'identityTaken' | ProofRefusal>> {
    const { provider, subject } = identity;
    return await this.#change(site, password, session, async (tx, post, { id }) => {
      const owner = await linkedMember(tx, site, identity);
      if (owner?.id === id) return done(undefined);
      if (owner !== undefined && owner.verified_at !== null) return refused('identityTaken');
      if (owner !== undefined) await deleteAccount(tx, owner.id);
      await deleteLink(tx, id, provider);
      const linked_at = this.#store.clock.now();
      await tx.insertInto('provider_links').values({ site, member: id, provider, subject, linked_at }).execute();
      await this.#tell(tx, post, { member: id, kind: 'providerLinked', site, session });
      return done(undefined);
    });
  }

  async unlink(
    site: SiteId,
    { provider, password }: { readonly provider: ProviderId; readonly password?: PasswordText | undefined },
    session: MemberSession,
  ): Promise<Outcome<undefined, 'sessionEnded' | 'lastWayIn' | ProofRefusal>> {
    return await this.#change(site, password, session, async (tx, post, { id, password_hash }) => {
      const providers = (await linksOf(tx, id)).map((link) => link.provider);
      if (!providers.includes(provider)) return done(undefined);
      if (!canDoWithout(provider, { hasPassword: password_hash !== null, providers })) return refused('lastWayIn');
      await deleteLink(tx, id, provider);
      await this.#tell(tx, post, { member: id, kind: 'providerUnlinked', site, session });
      return done(undefined);
    });
  }

  async prove(
    site: SiteId,
    identity: Identity,
    session: MemberSession,
  ): Promise<Outcome<undefined, 'sessionEnded' | 'identityOther'>> {
    const proved_at = this.#store.clock.now();
    return await this.#store.database.write(async (tx) => {
      const live = await this.#store.rows.find(tx, site, session);
      if (live === undefined) return refused('sessionEnded');
      if ((await linkedMember(tx, site, identity))?.id !== live.member) return refused('identityOther');
      await tx.updateTable('member_sessions').set({ proved_at }).where('digest', '=', live.digest).execute();
      return done(undefined);
    });
  }

  async #insert(
    tx: Tx,
    post: Post,
    { site, identity, registration, terms }: SocialRegistrationSubmission,
    visitor: VisitorSession,
  ): Promise<Outcome<SocialRegistered, 'addressHasAccount'>> {
    const now = this.#store.clock.now();
    const isConfirmed = confirmsAddress(identity, registration.email);
    const verifiedAt = isConfirmed ? now : null;
    const owner = await insertAccount(tx, { site, registration, terms, passwordHash: null, verifiedAt }, now);
    const { account, email, isNew } = owner;
    // Whose address the provider has confirmed may know that it has an account.
    if (isConfirmed && !isNew) return refused('addressHasAccount');
    const { provider, subject } = identity;
    if (isNew)
      await tx
        .insertInto('provider_links')
        .values({ site, member: account.id, provider, subject, linked_at: now })
        .execute();
    const kind = isNew ? 'registered' : 'registeredAgain';
    await recordEvent(tx, { site, member: account.id, kind, at: now }, visitor);
    if (isConfirmed)
      return done({
        signedIn: await beginSession(this.#store, { tx, post, member: account, visitor, isProved: false }),
      });
    const link = { site, member: account.id, purpose: 'verification', email: registration.email } as const;
    const token = await issueLink(tx, { ...link, isVoid: !isNew }, now);
    const content = isNew
      ? ({ template: 'verification', token } as const)
      : ({ template: 'alreadyRegistered' } as const);
    await post({ site, locale: terms.language, to: email, content }, now);
    return done({});
  }

  /** A change of the account by its member, who has proved afresh who they are. */
  async #change<Code extends string>(
    site: SiteId,
    password: PasswordText | undefined,
    session: MemberSession,
    work: (tx: Tx, post: Post, member: MemberTable) => Promise<Outcome<undefined, Code>>,
  ): Promise<Outcome<undefined, Code | 'sessionEnded' | ProofRefusal>> {
    const before = await this.#store.database.read((db) => this.#prover(db, site, session));
    if (before === undefined) return refused('sessionEnded');
    const proof = await proofOf(this.#store, before, password);
    if (!proof.ok) return proof;
    return await this.#store.mailing.write(async (tx, post) => {
      const now = await this.#prover(tx, site, session);
      if (now === undefined) return refused('sessionEnded');
      if (now.member.password_hash !== before.member.password_hash) return refused('proofNeeded');
      return await work(tx, post, now.member);
    });
  }

  async #prover(db: Reader, site: SiteId, session: MemberSession): Promise<Prover | undefined> {
    const live = await this.#store.rows.find(db, site, session);
    if (live === undefined) return undefined;
    const member = await db.selectFrom('members').selectAll().where('id', '=', live.member).executeTakeFirst();
    return member && { live, member };
  }

  async #tell(tx: Tx, post: Post, { member, kind, site, session }: ToldChange): Promise<void> {
    const at = this.#store.clock.now();
    await recordEvent(tx, { site, member, kind, at }, session);
    const { email } = await tx.selectFrom('members').select('email').where('id', '=', member).executeTakeFirstOrThrow();
    await post(noticeOf(kind, { site, to: email, visitor: session, at }), at);
  }
}

interface ToldChange {
  readonly member: MemberId;
  readonly kind: 'providerLinked' | 'providerUnlinked';
  readonly site: SiteId;
  readonly session: MemberSession;
}

async function linkedMember(
  db: Reader,
  site: SiteId,
  { provider, subject }: Identity,
): Promise<MemberTable | undefined> {
  return await db
    .selectFrom('members')
    .selectAll()
    .where('id', 'in', (query) =>
      query
        .selectFrom('provider_links')
        .select('member')
        .where('site', '=', site)
        .where('provider', '=', provider)
        .where('subject', '=', subject),
    )
    .executeTakeFirst();
}

/** Whether the address that a provider has confirmed is that of a confirmed account. */
async function hasAccount(db: Reader, site: SiteId, { confirmedEmail }: Identity): Promise<boolean> {
  if (confirmedEmail === undefined) return false;
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('site', '=', site)
    .where('address', '=', accountAddress(confirmedEmail))
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function linksOf(db: Reader, member: MemberId): Promise<readonly ProviderLink[]> {
  const rows = await db
    .selectFrom('provider_links')
    .select(['provider', 'linked_at'])
    .where('member', '=', member)
    .orderBy('linked_at')
    .orderBy('provider')
    .execute();
  return rows.map(({ provider, linked_at: linkedAt }) => ({ provider, linkedAt }));
}

async function deleteLink(tx: Tx, member: MemberId, provider: ProviderId): Promise<void> {
  await tx.deleteFrom('provider_links').where('member', '=', member).where('provider', '=', provider).execute();
}

async function deleteAccount(tx: Tx, id: MemberId): Promise<void> {
  await tx.deleteFrom('members').where('id', '=', id).execute();
  await deleteMemberRecords(tx, [{ id }]);
}
