import { randomUUID } from 'node:crypto';
import type { OfficeRule } from '#domain/complaints/complaintOffice.ts';
import { DEFAULT_IDLE_SECONDS } from '#domain/session/memberSession.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Seal } from '#ports/Seal.ts';
import { Argon2Hasher } from '#adapters/passwords/Argon2Hasher.ts';
import { AesGcmSeal } from '#adapters/seal/AesGcmSeal.ts';
import type { Database } from '../Database.ts';
import type { JobQueue } from '../jobs/JobQueue.ts';
import { MailingDatabase } from '../mail/MailingDatabase.ts';
import { ErasureRecords, type ErasureSettings } from './ErasureRecords.ts';
import type { MemberFolders, MemberStore } from './MemberStore.ts';
import { SessionRows } from './SessionRows.ts';

const PROCESS_KEY = randomUUID();
const PROCESS_SEAL = new AesGcmSeal(PROCESS_KEY);
const OF_THIS_PROCESS: ErasureSettings = { key: () => Promise.resolve(PROCESS_KEY) };

export interface MemberSettings {
  /** When a session that is not used ends; `DEFAULT_IDLE_SECONDS` when left out. */
  readonly idleSeconds?: number;
  readonly hasher?: Argon2Hasher;
  /** Within how many days a complaint is answered; `DEFAULT_ANSWER_DAYS` when left out. */
  readonly answerDays?: number;
  /** Which office gets a new complaint; somebody assigns each when left out. */
  readonly offices?: readonly OfficeRule[];
  /** A key of this process, and no file, when left out. */
  readonly erasures?: ErasureSettings;
  readonly folders?: MemberFolders;
  /** With a key of this process when left out. */
  readonly seal?: () => Promise<Seal>;
}

/** What members and complainants work with in a store. */
export function openMemberStore(
  database: Database,
  queue: JobQueue,
  clock: Clock,
  settings: MemberSettings,
): MemberStore {
  const { idleSeconds = DEFAULT_IDLE_SECONDS, hasher = new Argon2Hasher() } = settings;
  const { erasures = OF_THIS_PROCESS, folders = {} } = settings;
  return {
    database,
    mailing: new MailingDatabase(database, queue),
    rows: new SessionRows(database, clock, idleSeconds),
    erasures: new ErasureRecords(erasures),
    ...{ hasher, clock, folders },
    seal: settings.seal ?? (() => Promise.resolve(PROCESS_SEAL)),
  };
}
