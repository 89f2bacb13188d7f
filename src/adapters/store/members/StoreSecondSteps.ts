import { isSecondStepLive } from '#domain/members/secondStep.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { SignedIn } from '#ports/members/MemberSessions.ts';
import type { RelyingParty } from '#ports/members/SecondFactors.ts';
import type {
  SecondFactorProof,
  SecondStepChoices,
  SecondStepRefusal,
  SecondSteps,
} from '#ports/members/SecondSteps.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import { passkeys } from '#adapters/second-factors/Passkeys.ts';
import type { Reader, Tx } from '../Database.ts';
import type { Post } from '../mail/MailingDatabase.ts';
import type { MemberTable } from '../MemberTables.ts';
import { acceptCode } from './authenticatorRows.ts';
import { beginSession } from './beginSession.ts';
import type { MemberStore } from './MemberStore.ts';
import { noticeOf } from './noticeOf.ts';
import { challengeOf, passkeyOf, passkeysOf } from './passkeyRows.ts';
import { recordEvent } from './recordEvent.ts';
import { spendRecoveryCode } from './recoveryCodes.ts';
import { tokenDigest } from './tokenDigest.ts';

/** A passkey that has signed for a sign-in, before that is stored. */
interface UsedPasskey {
  readonly id: string;
  readonly counterBefore: number;
  readonly counter: number;
}

interface Proving {
  readonly tx: Tx;
  readonly post: Post;
  readonly member: MemberTable;
  readonly visitor: VisitorSession;
}

/** Second steps of sign-ins to accounts in the store. */
export class StoreSecondSteps implements SecondSteps {
  readonly #store: MemberStore;

  constructor(store: MemberStore) {
    this.#store = store;
  }

  async choices(
    site: SiteId,
    step: SecretToken,
    party: RelyingParty,
  ): Promise<Outcome<SecondStepChoices, 'secondStepExpired'>> {
    const found = await this.#store.database.read(async (db) => {
      const member = await this.#member(db, site, step);
      if (member === undefined) return undefined;
      const app = db.selectFrom('authenticators').select('member').where('member', '=', member.id);
      return { app: await app.executeTakeFirst(), keys: await passkeysOf(db, member.id) };
    });
    if (found === undefined) return refused('secondStepExpired');
    const keys = found.keys.map(passkeyOf);
    return done({
      hasAuthenticator: found.app !== undefined,
      ...(keys.length > 0 && {
        passkey: await passkeys.requestOptions({ party, challenge: challengeOf(step) }, keys),
      }),
    });
  }

  async finish(
    site: SiteId,
    step: SecretToken,
    proof: SecondFactorProof,
    visitor: VisitorSession,
  ): Promise<Outcome<SignedIn, SecondStepRefusal>> {
    const used = proof.type === 'passkey' ? await this.#usedPasskey(site, step, proof) : undefined;
    return await this.#store.mailing.write(async (tx, post) => {
      const member = await this.#member(tx, site, step);
      if (member === undefined) return refused('secondStepExpired');
      const proved = await this.#prove({ tx, post, member, visitor }, proof, used);
      if (!proved.ok) {
        await recordEvent(
          tx,
          { site, member: member.id, kind: 'secondStepFailed', at: this.#store.clock.now() },
          visitor,
        );
        return proved;
      }
      await tx.deleteFrom('second_steps').where('digest', '=', tokenDigest(step)).execute();
      return done(await beginSession(this.#store, { tx, post, member, visitor, isProved: true }));
    });
  }

  async #prove(
    { tx, post, member: { id: member, site, email }, visitor }: Proving,
    proof: SecondFactorProof,
    used: UsedPasskey | undefined,
  ): Promise<Outcome<undefined, SecondStepRefusal>> {
    const now = this.#store.clock.now();
    switch (proof.type) {
      case 'authenticator':
        return await acceptCode(tx, await this.#store.seal(), { member, code: proof.code, now });
      case 'recoveryCode':
        if (!(await spendRecoveryCode(tx, member, proof.code))) return refused('recoveryCodeWrong');
        await recordEvent(tx, { site, member, kind: 'recoveryCodeUsed', at: now }, visitor);
        await post(noticeOf('recoveryCodeUsed', { site, to: email, visitor, at: now }), now);
        return done(undefined);
      case 'passkey': {
        if (used === undefined) return refused('passkeyRefused');
        const counted = await tx
          .updateTable('passkeys')
          .set({ counter: used.counter, last_used_at: now })
          .where('id', '=', used.id)
          .where('member', '=', member)
          // Another sign-in may have used it meanwhile.
          .where('counter', '=', used.counterBefore)
          .returning('id')
          .executeTakeFirst();
        return counted === undefined ? refused('passkeyRefused') : done(undefined);
      }
    }
  }

  /** Checks a signature, before the transaction begins. */
  async #usedPasskey(
    site: SiteId,
    step: SecretToken,
    { response, party }: Extract<SecondFactorProof, { type: 'passkey' }>,
  ): Promise<UsedPasskey | undefined> {
    const id = passkeys.usedId(response);
    const row = await this.#store.database.read(async (db) => {
      const member = await this.#member(db, site, step);
      return member && (await passkeysOf(db, member.id)).find((key) => key.id === id);
    });
    if (row === undefined) return undefined;
    const counter = await passkeys.used(response, passkeyOf(row), { party, challenge: challengeOf(step) });
    return counter === undefined ? undefined : { id: row.id, counterBefore: row.counter, counter };
  }

  /** Whose sign-in waits. */
  async #member(db: Reader, site: SiteId, step: SecretToken): Promise<MemberTable | undefined> {
    const row = await db
      .selectFrom('second_steps')
      .selectAll()
      .where('digest', '=', tokenDigest(step))
      .where('site', '=', site)
      .executeTakeFirst();
    if (row === undefined || !isSecondStepLive(row.started_at, this.#store.clock.now())) return undefined;
    return await db.selectFrom('members').selectAll().where('id', '=', row.member).executeTakeFirst();
  }
}
