import { done, type Outcome } from '#domain/outcome.ts';
import type { Registrations, RegistrationSubmission } from '#ports/members/Registrations.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { MemberStore } from './MemberStore.ts';
import { insertAccount } from './insertAccount.ts';
import { isFirstSubmission } from './isFirstSubmission.ts';
import { issueLink } from './issueLink.ts';
import { recordEvent } from './recordEvent.ts';

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
      if (!(await isFirstSubmission(tx, site, id, now))) return done(undefined);
      const account = { site, registration, terms, passwordHash, verifiedAt: null };
      const { account: owner, isNew, email: to } = await insertAccount(tx, account, now);
      const link = { site, member: owner.id, purpose: 'verification', email, isVoid: !isNew } as const;
      const token = await issueLink(tx, link, now);
      const kind = isNew ? 'registered' : 'registeredAgain';
      await recordEvent(tx, { site, member: owner.id, kind, at: now }, visitor);
      const content = isNew
        ? ({ template: 'verification', token } as const)
        : ({ template: 'alreadyRegistered' } as const);
      await post({ site, locale: terms.language, to, content }, now);
      return done(undefined);
    });
  }
}
