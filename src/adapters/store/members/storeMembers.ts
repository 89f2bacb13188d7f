import { randomUUID } from 'node:crypto';
import { DEFAULT_IDLE_SECONDS } from '#domain/session/memberSession.ts';
import type { Clock } from '#ports/Clock.ts';
import type { MemberDesk } from '#ports/members/MemberDesk.ts';
import type { MemberPorts } from '#ports/members/MemberPorts.ts';
import type { Seal } from '#ports/Seal.ts';
import { Argon2Hasher } from '#adapters/passwords/Argon2Hasher.ts';
import { AesGcmSeal } from '#adapters/seal/AesGcmSeal.ts';
import type { Database } from '../Database.ts';
import type { JobQueue } from '../jobs/JobQueue.ts';
import { MailingDatabase } from '../mail/MailingDatabase.ts';
import { eraseAgain } from './eraseAgain.ts';
import { ErasureRecords, type ErasureSettings } from './ErasureRecords.ts';
import type { MemberFolders, MemberStore } from './MemberStore.ts';
import { SessionRows } from './SessionRows.ts';
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

const PROCESS_KEY = randomUUID();
const PROCESS_SEAL = new AesGcmSeal(PROCESS_KEY);
const OF_THIS_PROCESS: ErasureSettings = { key: () => Promise.resolve(PROCESS_KEY) };

export interface MemberSettings {
  /** When a session that is not used ends; `DEFAULT_IDLE_SECONDS` when left out. */
  readonly idleSeconds?: number;
  readonly hasher?: Argon2Hasher;
  /** A key of this process, and no file, when left out. */
  readonly erasures?: ErasureSettings;
  readonly folders?: MemberFolders;
  /** With a key of this process when left out. */
  readonly seal?: () => Promise<Seal>;
}

export interface StoreMembers {
  readonly ports: MemberPorts;
  readonly desk: MemberDesk;
  /** Erases again what an older copy of the store has brought back. @returns how many persons were erased */
  eraseAgain(): Promise<number>;
  /** Deletes what is out of date. */
  sweep(): Promise<void>;
}

/** The members area of a store. */
export function storeMembers(
  database: Database,
  queue: JobQueue,
  clock: Clock,
  settings: MemberSettings,
): StoreMembers {
  const { idleSeconds = DEFAULT_IDLE_SECONDS, hasher = new Argon2Hasher() } = settings;
  const { erasures = OF_THIS_PROCESS, folders = {} } = settings;
  const store: MemberStore = {
    database,
    mailing: new MailingDatabase(database, queue),
    rows: new SessionRows(database, clock, idleSeconds),
    erasures: new ErasureRecords(erasures),
    ...{ hasher, clock, folders },
    seal: settings.seal ?? (() => Promise.resolve(PROCESS_SEAL)),
  };
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
