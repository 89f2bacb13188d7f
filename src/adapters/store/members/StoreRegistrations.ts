import { randomUUID } from 'node:crypto';
import type { EmailAddress } from '#domain/forms/email.ts';
import type { Instant } from '#domain/instant.ts';
import { accountAddress } from '#domain/members/accountAddress.ts';
import { memberId, type MemberId } from '#domain/members/profile.ts';
import { registrationEffect } from '#domain/members/unverifiedAccount.ts';
import { done, type Outcome } from '#domain/outcome.ts';
import type { Registrations, RegistrationSubmission } from '#ports/members/Registrations.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { Tx } from '../Database.ts';
import { submissionHash } from '../inbox/contentDigest.ts';
import { deleteMemberRecords } from './deleteMemberRecords.ts';
import type { MemberStore } from './MemberStore.ts';
import { issueLink } from './issueLink.ts';
import { recordEvent } from './recordEvent.ts';

/** The account of an address. */
interface Owner {
  readonly id: MemberId;
  /** As its owner typed it, who gets the mail: a server may tell apart what we do not. */
  readonly email: EmailAddress;
  readonly isNew: boolean;
}

/** Registrations in the store. */
export class StoreRegistrations implements Registrations {
  readonly #store: MemberStore;

  constructor(store: MemberStore) {
    this.#store = store;
  }

  /** Runs the same statements whether or not the address has an account: only what is in the mail differs. */
  async register(
    submission: RegistrationSubmission,
    visitor: VisitorSession,
  ): Promise<Outcome<undefined, 'notRegistered'>> {
    const { site, id, registration, terms } = submission;
    const { email } = registration;
    const passwordHash = await this.#store.hasher.hash(registration.password);
    const now = this.#store.clock.now();
    return await this.#store.mailing.write(async (tx, post) => {
      if (!(await isFirst(tx, submission, submissionHash(id), now))) return done(undefined);
      const owner = await this.#insert(tx, submission, passwordHash, now);
      const isNew = owner.isNew;
      const link = { site, member: owner.id, purpose: 'verification', email, isVoid: !isNew } as const;
      const token = await issueLink(tx, link, now);
      const kind = isNew ? 'registered' : 'registeredAgain';
      await recordEvent(tx, { site, member: owner.id, kind, at: now }, visitor);
      const content = isNew
        ? ({ template: 'verification', token } as const)
        : ({ template: 'alreadyRegistered' } as const);
      await post({ site, locale: terms.language, to: owner.email, content }, now);
      return done(undefined);
    });
  }

  /** Inserts the account, in place of one that was not confirmed. @returns the account of the address */
  async #insert(
    tx: Tx,
    { site, registration, terms }: RegistrationSubmission,
    passwordHash: string,
    now: Instant,
  ): Promise<Owner> {
    const { email, firstName, lastName, phone } = registration;
    const address = accountAddress(email);
    const ofAddress = tx
      .selectFrom('members')
      .select(['id', 'email', 'registered_at', 'verified_at'])
      .where('site', '=', site);
    const existing = await ofAddress.where('address', '=', address).executeTakeFirst();
    const effect = registrationEffect(
      existing && {
        registeredAt: existing.registered_at,
        ...(existing.verified_at !== null && { verifiedAt: existing.verified_at }),
      },
    );
    const replaced = tx.deleteFrom('members').where('site', '=', site).where('address', '=', address);
    const gone = await replaced.where('verified_at', 'is', null).returning('id').execute();
    await deleteMemberRecords(tx, gone);
    const inserted = await tx
      .insertInto('members')
      .values({
        ...{ id: newMemberId(), site, address, email, phone, password_hash: passwordHash },
        ...{ first_name: firstName, last_name: lastName, birthday: null, gender: null, user_name: null },
        ...{ registered_at: now, verified_at: null, version: randomUUID() },
        ...{ terms_version: terms.policyVersion, terms_at: terms.givenAt, terms_locale: terms.language },
      })
      .onConflict((conflict) => conflict.columns(['site', 'address']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted !== undefined) return { id: inserted.id, email, isNew: true };
    if (existing === undefined || effect !== 'tellOwner')
      throw new Error('the account of an address was neither found nor made');
    return { id: existing.id, email: existing.email, isNew: false };
  }
}

/** Whether a submission is taken for the first time. */
async function isFirst(tx: Tx, { site }: RegistrationSubmission, submission: string, now: Instant): Promise<boolean> {
  const inserted = await tx
    .insertInto('registration_submissions')
    .values({ submission, site, submitted_at: now })
    .onConflict((conflict) => conflict.column('submission').doNothing())
    .returning('submission')
    .executeTakeFirst();
  return inserted !== undefined;
}

function newMemberId(): MemberId {
  const id = memberId(randomUUID());
  if (id === undefined) throw new Error('a random id is not empty');
  return id;
}
