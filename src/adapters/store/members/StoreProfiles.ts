import { randomUUID } from 'node:crypto';
import type { EmailAddress } from '#domain/forms/email.ts';
import type { Instant } from '#domain/instant.ts';
import { accountAddress } from '#domain/members/accountAddress.ts';
import type { PasswordText } from '#domain/members/passwordText.ts';
import type { MemberId } from '#domain/members/profile.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type {
  ProfileChange,
  ProfileChanged,
  ProfileChangeRefusal,
  Profiles,
  StoredProfile,
} from '#ports/members/Profiles.ts';
import type { ProofRefusal } from '#ports/members/SocialLogins.ts';
import type { MemberSession } from '#ports/VisitorSession.ts';
import type { Reader, Tx } from '../Database.ts';
import type { Post } from '../mail/MailingDatabase.ts';
import type { MemberTable } from '../MemberTables.ts';
import type { MemberStore } from './MemberStore.ts';
import { issueLink } from './issueLink.ts';
import { pendingEmail } from './pendingEmail.ts';
import { proofOf, type Prover } from './proofOf.ts';
import { recordEvent } from './recordEvent.ts';
import { voidLinks } from './voidLinks.ts';

/** Profiles in the store. */
export class StoreProfiles implements Profiles {
  readonly #store: MemberStore;

  constructor(store: MemberStore) {
    this.#store = store;
  }

  async profile(site: SiteId, session: MemberSession): Promise<Outcome<StoredProfile, 'sessionEnded'>> {
    const live = await this.#store.rows.use(site, session);
    if (live === undefined) return refused('sessionEnded');
    const now = this.#store.clock.now();
    return await this.#store.database.read(async (db) => {
      const member = await findMember(db, live.member);
      if (member === undefined) return refused('sessionEnded');
      const picture = await db
        .selectFrom('member_pictures')
        .select('type')
        .where('member', '=', member.id)
        .executeTakeFirst();
      return done(profileOf(member, picture?.type, await pendingEmail(db, member.id, now)));
    });
  }

  async update(
    site: SiteId,
    change: ProfileChange,
    session: MemberSession,
  ): Promise<Outcome<ProfileChanged, ProfileChangeRefusal>> {
    const found = await this.#store.database.read((db) => this.#prover(db, site, change.member, session));
    if (found === undefined) return refused('sessionEnded');
    const before = found.member;
    const { currentPassword } = change.entry;
    const proof = isNewAddress(before, change) ? await this.#proofFor(found, currentPassword) : done(undefined);
    if (!proof.ok) return proof;
    const now = this.#store.clock.now();
    return await this.#store.mailing.write(async (tx, post) => {
      const member = (await this.#prover(tx, site, change.member, session))?.member;
      if (member === undefined) return refused('sessionEnded');
      // Compared with the hash that was verified, for it may have been changed since.
      if (isNewAddress(member, change) && member.password_hash !== before.password_hash)
        return refused('passwordWrong');
      if (change.version !== undefined && change.version !== member.version) return refused('profileChangedMeanwhile');
      if (await isUserNameTaken(tx, member, change.entry.userName)) return refused('userNameTaken');
      await save(tx, member, change);
      const isConfirmationSent = isNewAddress(member, change);
      if (isConfirmationSent) await this.#confirmAddress(tx, post, { member, email: change.entry.email, session }, now);
      return done({ isConfirmationSent });
    });
  }

  async #prover(db: Reader, site: SiteId, id: MemberId, session: MemberSession): Promise<Prover | undefined> {
    const live = await this.#store.rows.find(db, site, session);
    const member = live?.member === id ? await findMember(db, id) : undefined;
    return live && member && { live, member };
  }

  /** A member with a password has to give it (`parseProfileForm`). */
  async #proofFor(prover: Prover, password: PasswordText | undefined): Promise<Outcome<undefined, ProofRefusal>> {
    if (password === undefined && prover.member.password_hash !== null) return refused('passwordWrong');
    return await proofOf(this.#store, prover, password);
  }

  /**
   * Sends the link that confirms a new address. Where somebody else's account has it, its owner is told instead, and the
   * member sees the same as otherwise: nobody finds out in this way who has an account.
   */
  async #confirmAddress(
    tx: Tx,
    post: Post,
    { member, email, session }: { member: MemberTable; email: EmailAddress; session: MemberSession },
    now: Instant,
  ): Promise<void> {
    const { id, site } = member;
    await voidLinks(tx, id, 'emailChangeRequest', now);
    const token = await issueLink(tx, { site, member: id, purpose: 'emailChange', email }, now);
    await recordEvent(tx, { site, member: id, kind: 'emailChangeRequested', at: now }, session);
    const owner = await tx
      .selectFrom('members')
      .select('email')
      .where('site', '=', site)
      .where('address', '=', accountAddress(email))
      .where('verified_at', 'is not', null)
      .executeTakeFirst();
    const content =
      owner === undefined
        ? ({ template: 'emailChange', token } as const)
        : ({ template: 'alreadyRegistered' } as const);
    await post({ site, locale: session.locale ?? 'th', to: owner?.email ?? email, content }, now);
  }
}

async function findMember(db: Reader, id: MemberId): Promise<MemberTable | undefined> {
  return await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst();
}

function isNewAddress({ address }: MemberTable, { entry }: ProfileChange): boolean {
  return accountAddress(entry.email) !== address;
}

async function isUserNameTaken(
  tx: Tx,
  { id, site }: MemberTable,
  userName: ProfileChange['entry']['userName'],
): Promise<boolean> {
  if (userName === undefined) return false;
  const other = tx.selectFrom('members').select('id').where('site', '=', site).where('user_name', '=', userName);
  return (await other.where('id', '!=', id).executeTakeFirst()) !== undefined;
}

async function save(tx: Tx, member: MemberTable, change: ProfileChange): Promise<void> {
  const { firstName, lastName, email, phone, birthday, gender, userName } = change.entry;
  await tx
    .updateTable('members')
    .set({
      ...{ first_name: firstName, last_name: lastName, phone, birthday, version: randomUUID() },
      ...{ gender: gender ?? null, user_name: userName ?? null },
      // The same address may be written otherwise; another one has to be confirmed.
      ...(!isNewAddress(member, change) && { email }),
    })
    .where('id', '=', member.id)
    .execute();
}

function profileOf(member: MemberTable, picture: string | undefined, pending: EmailAddress | undefined): StoredProfile {
  const {
    id,
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    birthday,
    gender,
    user_name: userName,
  } = member;
  return {
    profile: {
      ...{ id, firstName, lastName, email, phone },
      ...(birthday !== null && { birthday }),
      ...(gender !== null && { gender }),
      ...(userName !== null && { userName }),
      ...(picture !== undefined && { image: `picture.${picture}` }),
    },
    ...(pending !== undefined && { pendingEmail: pending }),
    hasPassword: member.password_hash !== null,
    version: member.version,
  };
}
