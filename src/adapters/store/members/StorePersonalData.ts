import type { PasswordText } from '#domain/members/passwordText.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { PersonalArchive, PersonalData } from '#ports/members/PersonalData.ts';
import type { MemberSession } from '#ports/VisitorSession.ts';
import type { Reader } from '../Database.ts';
import type { MemberTable } from '../MemberTables.ts';
import type { MemberStore } from './MemberStore.ts';
import { archiveOf } from './archiveOf.ts';
import { erasePerson } from './erasePerson.ts';
import { findPersonalRows } from './findPersonalRows.ts';
import type { Person } from './Person.ts';
import { recordEvent } from './recordEvent.ts';

/** Archives and erasures for the members themselves. */
export class StorePersonalData implements PersonalData {
  readonly #store: MemberStore;

  constructor(store: MemberStore) {
    this.#store = store;
  }

  async export(site: SiteId, session: MemberSession): Promise<Outcome<PersonalArchive, 'sessionEnded'>> {
    const at = this.#store.clock.now();
    return await this.#store.database.write(async (tx) => {
      const member = await this.#member(tx, site, session);
      if (member === undefined) return refused('sessionEnded');
      await recordEvent(tx, { site, member: member.id, kind: 'dataDownloaded', at }, session);
      return done(archiveOf(await findPersonalRows(tx, personOf(member))));
    });
  }

  async erase(
    site: SiteId,
    password: PasswordText,
    session: MemberSession,
  ): Promise<Outcome<undefined, 'sessionEnded' | 'passwordWrong'>> {
    const before = await this.#store.database.read((db) => this.#member(db, site, session));
    if (before === undefined) return refused('sessionEnded');
    if (!(await this.#store.hasher.matches(password, before.password_hash ?? undefined)))
      return refused('passwordWrong');
    const now = this.#store.clock.now();
    const digests = await this.#store.erasures.digestsOf(personOf(before));
    const outcome = await this.#store.database.write(async (tx) => {
      const member = await this.#member(tx, site, session);
      if (member === undefined) return refused('sessionEnded');
      if (member.password_hash !== before.password_hash) return refused('passwordWrong');
      await erasePerson(tx, personOf(member), { now, withMessages: false });
      await this.#store.erasures.insert(tx, digests, now);
      return done(undefined);
    });
    if (outcome.ok) await this.#store.erasures.append(digests.map((digest) => ({ digest, erasedAt: now })));
    return outcome;
  }

  async #member(db: Reader, site: SiteId, session: MemberSession): Promise<MemberTable | undefined> {
    const live = await this.#store.rows.find(db, site, session);
    if (live === undefined) return undefined;
    return await db.selectFrom('members').selectAll().where('id', '=', live.member).executeTakeFirst();
  }
}

function personOf({ id, site, address }: MemberTable): Person {
  return { site, address, member: id };
}
