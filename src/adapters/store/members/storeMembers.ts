import type { MemberDesk } from '#ports/members/MemberDesk.ts';
import type { MemberPorts } from '#ports/members/MemberPorts.ts';
import { eraseAgain } from './eraseAgain.ts';
import type { MemberStore } from './MemberStore.ts';
import { StoreMemberDesk } from './StoreMemberDesk.ts';
import { StoreMemberSessions } from './StoreMemberSessions.ts';
import { StoreNewsletter } from './StoreNewsletter.ts';
import { StoreOwnSessions } from './StoreOwnSessions.ts';
import { StorePasswordResets } from './StorePasswordResets.ts';
import { StorePasswords } from './StorePasswords.ts';
import { StorePersonalData } from './StorePersonalData.ts';
import { StoreProfiles } from './StoreProfiles.ts';
import { StoreProfilePictures } from './StoreProfilePictures.ts';
import { StoreSocialLogins } from './StoreSocialLogins.ts';
import { StoreRegistrations } from './StoreRegistrations.ts';
import { StoreSecondFactors } from './StoreSecondFactors.ts';
import { StoreSecondSteps } from './StoreSecondSteps.ts';
import { StoreVerifications } from './StoreVerifications.ts';
import { sweepMembers } from './sweepMembers.ts';
import { removeTraces } from './removeTraces.ts';

export interface StoreMembers {
  readonly ports: MemberPorts;
  readonly desk: MemberDesk;
  /** Erases again what an older copy of the store has brought back. @returns how many persons, messages and complaints were erased */
  eraseAgain(): Promise<number>;
  /** Deletes what is out of date. */
  sweep(): Promise<void>;
}

/** The members area of a store. */
export function storeMembers(store: MemberStore): StoreMembers {
  const { database, clock } = store;
  const ports = {
    sessions: new StoreMemberSessions(store),
    registrations: new StoreRegistrations(store),
    profiles: new StoreProfiles(store),
    hasUserNames: true,
    passwords: new StorePasswords(store),
    newsletter: new StoreNewsletter(store),
    verifications: new StoreVerifications(store),
    resets: new StorePasswordResets(store),
    ownSessions: new StoreOwnSessions(store),
    pictures: new StoreProfilePictures(store),
    secondFactors: new StoreSecondFactors(store),
    secondSteps: new StoreSecondSteps(store),
    personalData: new StorePersonalData(store),
    socialLogins: new StoreSocialLogins(store),
  };
  return {
    ports,
    desk: new StoreMemberDesk(store),
    async eraseAgain() {
      const erased = await eraseAgain(database, store.erasures, clock.now());
      await removeTraces(store);
      return erased;
    },
    async sweep() {
      await database.write((tx) => sweepMembers(tx, store.rows, clock.now()));
      await removeTraces(store);
    },
  };
}
