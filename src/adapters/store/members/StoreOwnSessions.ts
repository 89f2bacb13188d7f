import type { SecurityEvent } from '#domain/members/securityEvent.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import { MAX_LISTED_EVENTS, type OwnSessions, type SessionSummary } from '#ports/members/OwnSessions.ts';
import type { MemberSession } from '#ports/VisitorSession.ts';
import type { MemberStore } from './MemberStore.ts';
import { listEvents } from './listEvents.ts';
import { recordEvent } from './recordEvent.ts';
import { sessionSummary } from './sessionSummary.ts';

/** The sessions and events of members in the store. */
export class StoreOwnSessions implements OwnSessions {
  readonly #store: MemberStore;

  constructor(store: MemberStore) {
    this.#store = store;
  }

  async list(site: SiteId, session: MemberSession): Promise<Outcome<readonly SessionSummary[], 'sessionEnded'>> {
    const live = await this.#store.rows.use(site, session);
    if (live === undefined) return refused('sessionEnded');
    const rows = await this.#store.database.read((db) => this.#store.rows.ofMember(db, site, live.member));
    const all = rows.map((row) => ({ isThis: row.digest === live.digest, ...sessionSummary(row) }));
    return done([...all.filter(({ isThis }) => isThis), ...all.filter(({ isThis }) => !isThis)]);
  }

  async endOthers(site: SiteId, session: MemberSession): Promise<Outcome<undefined, 'sessionEnded'>> {
    const at = this.#store.clock.now();
    return await this.#store.database.write(async (tx) => {
      const live = await this.#store.rows.find(tx, site, session);
      if (live === undefined) return refused('sessionEnded');
      await this.#store.rows.endWith(tx, 'signOutElsewhere', live.member, session);
      await recordEvent(tx, { site, member: live.member, kind: 'signedOutElsewhere', at }, session);
      return done(undefined);
    });
  }

  async events(site: SiteId, session: MemberSession): Promise<Outcome<readonly SecurityEvent[], 'sessionEnded'>> {
    const live = await this.#store.rows.use(site, session);
    if (live === undefined) return refused('sessionEnded');
    return done(await this.#store.database.read((db) => listEvents(db, live.member, MAX_LISTED_EVENTS)));
  }
}
