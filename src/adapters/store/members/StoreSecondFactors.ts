import { randomBytes } from 'node:crypto';
import { MAX_PASSKEYS } from '#domain/members/enrolment.ts';
import type { PasswordText } from '#domain/members/passwordText.ts';
import type { MemberId } from '#domain/members/profile.ts';
import type { RecoveryCode } from '#domain/members/recoveryCode.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type {
  AddedFactor,
  AuthenticatorRequest,
  BegunAuthenticator,
  BegunPasskey,
  FactorId,
  PasskeySummary,
  RelyingParty,
  SecondFactors,
  SecondFactorState,
} from '#ports/members/SecondFactors.ts';
import type { MemberSession } from '#ports/VisitorSession.ts';
import { Authenticator } from '#adapters/second-factors/Authenticator.ts';
import { passkeys, type Passkey } from '#adapters/second-factors/Passkeys.ts';
import type { Reader, Tx } from '../Database.ts';
import type { MemberTable, PasskeyTable } from '../MemberTables.ts';
import { sealSecret } from './authenticatorRows.ts';
import { hasSecondFactor } from './endFirstStep.ts';
import { openTicket, sealTicket } from './enrolmentTicket.ts';
import type { MemberStore } from './MemberStore.ts';
import { noticeOf } from './noticeOf.ts';
import { passkeysOf } from './passkeyRows.ts';
import { recordEvent } from './recordEvent.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes.ts';

const CHALLENGE_BYTES = 32;

type Added<T extends 'addAuthenticator' | 'addPasskey'> = Parameters<SecondFactors[T]>[1];

/** The second factors of accounts in the store. */
export class StoreSecondFactors implements SecondFactors {
  readonly #store: MemberStore;

  constructor(store: MemberStore) {
    this.#store = store;
  }

  async state(site: SiteId, session: MemberSession): Promise<Outcome<SecondFactorState, 'sessionEnded'>> {
    const live = await this.#store.rows.use(site, session);
    if (live === undefined) return refused('sessionEnded');
    return await this.#store.database.read(async (db) => {
      const apps = db.selectFrom('authenticators').select('added_at').where('member', '=', live.member);
      const app = await apps.executeTakeFirst();
      return done({
        ...(app !== undefined && { authenticatorSince: app.added_at }),
        passkeys: (await passkeysOf(db, live.member)).map(summaryOf),
        recoveryCodes: await countRecoveryCodes(db, live.member),
      });
    });
  }

  async beginAuthenticator(
    site: SiteId,
    { issuer, ticket }: AuthenticatorRequest,
    session: MemberSession,
  ): Promise<Outcome<BegunAuthenticator, 'sessionEnded'>> {
    const member = await this.#store.database.read((db) => this.#member(db, site, session));
    if (member === undefined) return refused('sessionEnded');
    const seal = await this.#store.seal();
    const owner = { kind: 'authenticator', site, member: member.id } as const;
    const now = this.#store.clock.now();
    const before = ticket === undefined ? undefined : openTicket(seal, owner, ticket, now);
    const secret = before ?? Authenticator.newSecret();
    return done({
      secret,
      uri: new Authenticator(secret).uri(issuer, member.email),
      ticket: before !== undefined && ticket !== undefined ? ticket : sealTicket(seal, owner, secret, now),
    });
  }

  async addAuthenticator(
    site: SiteId,
    { ticket, code, password }: Added<'addAuthenticator'>,
    session: MemberSession,
  ): Promise<Outcome<AddedFactor, 'sessionEnded' | 'passwordWrong' | 'codeWrong' | 'enrolmentExpired'>> {
    const seal = await this.#store.seal();
    return await this.#change(site, password, session, async (tx, { id: member }) => {
      const now = this.#store.clock.now();
      const secret = openTicket(seal, { kind: 'authenticator', site, member }, ticket, now);
      if (secret === undefined) return refused('enrolmentExpired');
      const step = new Authenticator(secret).stepOf(code, now);
      if (step === undefined) return refused('codeWrong');
      const isFirst = !(await hasSecondFactor(tx, member));
      const fields = {
        secret: sealSecret(seal, site, member, secret),
        ...{ added_at: now, last_step: step, wrong_codes: 0, wrong_since: null },
      };
      await tx
        .insertInto('authenticators')
        .values({ member, site, ...fields })
        .onConflict((conflict) => conflict.column('member').doUpdateSet(fields))
        .execute();
      return done(await addedFactor(tx, { site, member, isFirst }));
    });
  }

  async beginPasskey(
    site: SiteId,
    party: RelyingParty,
    session: MemberSession,
  ): Promise<Outcome<BegunPasskey, 'sessionEnded' | 'passkeysFull'>> {
    const found = await this.#store.database.read(async (db) => {
      const member = await this.#member(db, site, session);
      return member && { member, keys: await passkeysOf(db, member.id) };
    });
    if (found === undefined) return refused('sessionEnded');
    const { member, keys } = found;
    if (keys.length >= MAX_PASSKEYS) return refused('passkeysFull');
    const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
    const owner = { kind: 'passkey', site, member: member.id } as const;
    const options = await passkeys.creationOptions({
      ...{ party, challenge, userId: member.id, userName: member.email },
      displayName: `${member.first_name} ${member.last_name}`,
      others: keys.map(({ id }) => id),
    });
    return done({ options, ticket: sealTicket(await this.#store.seal(), owner, challenge, this.#store.clock.now()) });
  }

  async addPasskey(
    site: SiteId,
    { ticket, response, party, name, password }: Added<'addPasskey'>,
    session: MemberSession,
  ): ReturnType<SecondFactors['addPasskey']> {
    const before = await this.#store.database.read((db) => this.#member(db, site, session));
    if (before === undefined) return refused('sessionEnded');
    const now = this.#store.clock.now();
    const owner = { kind: 'passkey', site, member: before.id } as const;
    const challenge = openTicket(await this.#store.seal(), owner, ticket, now);
    if (challenge === undefined) return refused('enrolmentExpired');
    const created = await passkeys.created(response, { party, challenge });
    return await this.#change(site, password, session, async (tx, { id: member }) => {
      if (created === undefined) return refused('passkeyRefused');
      if ((await passkeysOf(tx, member)).length >= MAX_PASSKEYS) return refused('passkeysFull');
      const isFirst = !(await hasSecondFactor(tx, member));
      const inserted = await tx
        .insertInto('passkeys')
        .values({ ...rowOf(created), member, site, name, added_at: now, last_used_at: null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted === undefined
        ? refused('passkeyRefused')
        : done(await addedFactor(tx, { site, member, isFirst }));
    });
  }

  async remove(
    site: SiteId,
    { factor, password }: { readonly factor: FactorId; readonly password: PasswordText },
    session: MemberSession,
  ): Promise<Outcome<undefined, 'sessionEnded' | 'passwordWrong'>> {
    return await this.#change(site, password, session, async (tx, { id: member }) => {
      await (factor === 'authenticator'
        ? tx.deleteFrom('authenticators').where('member', '=', member).execute()
        : tx.deleteFrom('passkeys').where('member', '=', member).where('id', '=', factor.passkey).execute());
      if (!(await hasSecondFactor(tx, member)))
        await tx.deleteFrom('recovery_codes').where('member', '=', member).execute();
      return done(undefined);
    });
  }

  async renewRecoveryCodes(
    site: SiteId,
    password: PasswordText,
    session: MemberSession,
  ): Promise<Outcome<readonly RecoveryCode[], 'sessionEnded' | 'passwordWrong' | 'noSecondFactor'>> {
    return await this.#change(site, password, session, async (tx, { id: member }) =>
      (await hasSecondFactor(tx, member))
        ? done(await replaceRecoveryCodes(tx, site, member))
        : refused('noSecondFactor'),
    );
  }

  /** A change by the member, who has given the password: it ends the other sessions, is recorded, and causes a mail. */
  async #change<T, Code extends string>(
    site: SiteId,
    password: PasswordText,
    session: MemberSession,
    work: (tx: Tx, member: MemberTable) => Promise<Outcome<T, Code>>,
  ): Promise<Outcome<T, Code | 'sessionEnded' | 'passwordWrong'>> {
    const before = await this.#store.database.read((db) => this.#member(db, site, session));
    if (before === undefined) return refused('sessionEnded');
    if (!(await this.#store.hasher.matches(password, before.password_hash ?? undefined)))
      return refused('passwordWrong');
    const at = this.#store.clock.now();
    return await this.#store.mailing.write(async (tx, post) => {
      const member = await this.#member(tx, site, session);
      if (member === undefined) return refused('sessionEnded');
      if (member.password_hash !== before.password_hash) return refused('passwordWrong');
      const outcome = await work(tx, member);
      if (!outcome.ok) return outcome;
      await this.#store.rows.endWith(tx, 'secondFactorChange', member.id, session);
      await recordEvent(tx, { site, member: member.id, kind: 'secondFactorChanged', at }, session);
      await post(noticeOf('secondFactorChanged', { site, to: member.email, visitor: session, at }), at);
      return outcome;
    });
  }

  async #member(db: Reader, site: SiteId, session: MemberSession): Promise<MemberTable | undefined> {
    const live = await this.#store.rows.find(db, site, session);
    if (live === undefined) return undefined;
    return await db.selectFrom('members').selectAll().where('id', '=', live.member).executeTakeFirst();
  }
}

/** Recovery codes come with the first factor. */
async function addedFactor(
  tx: Tx,
  { site, member, isFirst }: { readonly site: SiteId; readonly member: MemberId; readonly isFirst: boolean },
): Promise<AddedFactor> {
  return isFirst ? { recoveryCodes: await replaceRecoveryCodes(tx, site, member) } : {};
}

function rowOf({ id, publicKey, counter, transports }: Passkey) {
  return { id, public_key: publicKey, counter, transports: JSON.stringify(transports) };
}

function summaryOf({ id, name, added_at: addedAt, last_used_at: lastUsedAt }: PasskeyTable): PasskeySummary {
  return { id, name, addedAt, ...(lastUsedAt !== null && { lastUsedAt }) };
}
