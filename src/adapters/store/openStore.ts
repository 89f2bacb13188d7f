import { DEFAULT_ANSWER_DAYS } from '#domain/complaints/expectedDate.ts';
import type { ApiClients } from '#ports/ApiClients.ts';
import type { Clock } from '#ports/Clock.ts';
import type { SourcePorts } from '#ports/Ports.ts';
import type { OwnSites } from '#ports/OwnSites.ts';
import type { Publishing } from '#ports/Publishing.ts';
import type { Sites } from '#ports/Sites.ts';
import type { SearchIndex } from '#ports/SearchIndex.ts';
import type { SampleWater } from '#ports/SampleWater.ts';
import type { WaterImport } from '#ports/WaterImport.ts';
import type { MediaUses } from '#adapters/files/SiteMedia.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { InboxDesk } from '#ports/InboxDesk.ts';
import type { ComplaintLedger } from '#ports/complaints/ComplaintLedger.ts';
import type { HeadPublishing } from '#ports/complaints/HeadPublishing.ts';
import type { LedgerHeads } from '#ports/complaints/LedgerHeads.ts';
import type { Complaints } from '#ports/complaints/Complaints.ts';
import type { ComplaintsDesk } from '#ports/complaints/ComplaintsDesk.ts';
import type { Jobs } from '#ports/Jobs.ts';
import type { MemberPorts } from '#ports/members/MemberPorts.ts';
import type { Outbox } from '#ports/Outbox.ts';
import { StoreComplaints } from './complaints/StoreComplaints.ts';
import { StoreComplaintLedger } from './ledger/StoreComplaintLedger.ts';
import { StoreLedgerHeads } from './ledger/StoreLedgerHeads.ts';
import { StoreComplaintsDesk } from './complaints/StoreComplaintsDesk.ts';
import { RecurringEvents } from './calendar/RecurringEvents.ts';
import { StoreCalendar } from './calendar/StoreCalendar.ts';
import { StoreContent } from './content/StoreContent.ts';
import { Database } from './Database.ts';
import { AttachmentRows } from './inbox/AttachmentRows.ts';
import { StoreInbox } from './inbox/StoreInbox.ts';
import { StoreInboxDesk } from './inbox/StoreInboxDesk.ts';
import { LeaseQueue } from './jobs/LeaseQueue.ts';
import { StoreJobs } from './jobs/StoreJobs.ts';
import { openMemberStore, type MemberSettings } from './members/openMemberStore.ts';
import { storeMembers, type StoreMembers } from './members/storeMembers.ts';
import { StoreOutbox } from './mail/StoreOutbox.ts';
import { openPostgres } from './postgres/openPostgres.ts';
import { RobotCheckRows } from './robot-check/RobotCheckRows.ts';
import { StorePublishing } from './publishing/StorePublishing.ts';
import { openSqlite } from './sqlite/openSqlite.ts';
import { StoreApiClients } from './StoreApiClients.ts';
import { SecretKeyRecord } from './SecretKeyRecord.ts';
import type { StoreEngine, Warn } from './StoreEngine.ts';
import { StoreFeedback } from './StoreFeedback.ts';
import { StoreMediaUses } from './StoreMediaUses.ts';
import { StoreReadiness } from './StoreReadiness.ts';
import { StoreSites } from './StoreSites.ts';
import { StoreSiteVersions } from './StoreSiteVersions.ts';
import { RetentionRows } from './retention/RetentionRows.ts';
import { StoreSearch } from './search/StoreSearch.ts';
import { StoreSearchIndex } from './search/StoreSearchIndex.ts';
import { Synonyms } from './search/words/Synonyms.ts';
import { TipRows } from './tips/TipRows.ts';
import { StoreSampleWater } from './water/StoreSampleWater.ts';
import { StoreWater } from './water/StoreWater.ts';
import { StoreWaterImport } from './water/StoreWaterImport.ts';

export type StoreSettings = {
  /** What means the same in searches, besides the list that comes with Thara: lines like 'ฝาย = weir'. */
  readonly synonyms?: readonly string[];
} & (
  | {
      readonly engine: 'sqlite';
      /** Path of the database, or `:memory:`. */
      readonly file: string;
    }
  | {
      readonly engine: 'postgres';
      /** `postgres://user:password@host:port/database` */
      readonly url: string;
    }
);

export interface Store extends SourcePorts {
  readonly members: MemberPorts;
  readonly complaints: Complaints;
  readonly complaintsDesk: ComplaintsDesk;
  readonly complaintLedger: ComplaintLedger;
  readonly ledgerHeads: LedgerHeads & HeadPublishing;
  /** The members area for those who operate it. */
  readonly memberRecords: Omit<StoreMembers, 'ports'>;
  readonly sites: Sites & OwnSites;
  readonly publishing: Publishing;
  readonly waterImport: WaterImport;
  readonly sampleWater: SampleWater;
  readonly searchIndex: SearchIndex;
  readonly apiClients: ApiClients;
  readonly inboxDesk: InboxDesk;
  readonly attachmentRows: AttachmentRows;
  readonly tipRows: TipRows;
  readonly retentionRows: RetentionRows;
  readonly mediaUses: MediaUses;
  readonly recurringEvents: RecurringEvents;
  readonly outbox: Outbox;
  readonly jobs: Jobs;
  readonly robotCheckRows: RobotCheckRows;
  readonly secretKey: SecretKeyRecord;
  close(): Promise<void>;
}

/** Opens the store and migrates its tables. Throws `Unavailable`; its message, for the operator, has no password. */
export async function openStore(
  settings: StoreSettings,
  clock: Clock,
  warn: Warn,
  members: MemberSettings = {},
): Promise<Store> {
  const engine = await openEngine(settings, warn);
  const database = new Database(engine);
  const imports =
    engine.imports === undefined ? database : new Database({ ...engine, ...engine.imports, outageWatch: undefined });
  const queue = engine.jobQueue ?? new LeaseQueue(database, clock, warn);
  const memberStore = openMemberStore(database, queue, clock, members);
  const memberArea = storeMembers(memberStore);
  const complaints = new StoreComplaints(memberStore, {
    answerDays: members.answerDays ?? DEFAULT_ANSWER_DAYS,
    offices: members.offices ?? [],
  });
  return {
    sites: new StoreSites(database),
    siteVersions: new StoreSiteVersions(database, clock),
    content: new StoreContent(database, clock),
    calendar: new StoreCalendar(database, clock),
    recurringEvents: new RecurringEvents(database, clock),
    water: new StoreWater(database),
    search: new StoreSearch(engine, clock),
    searchIndex: new StoreSearchIndex(engine, imports, warn),
    feedback: new StoreFeedback(database, clock),
    publishing: new StorePublishing(engine, imports, clock, warn),
    waterImport: new StoreWaterImport(engine, imports, clock, warn),
    sampleWater: new StoreSampleWater(engine, imports, clock, warn),
    members: memberArea.ports,
    complaints,
    complaintLedger: new StoreComplaintLedger(database),
    ledgerHeads: new StoreLedgerHeads(database, clock),
    complaintsDesk: new StoreComplaintsDesk(memberStore, complaints),
    memberRecords: memberArea,
    inbox: new StoreInbox(database, queue, clock),
    inboxDesk: new StoreInboxDesk(database, clock),
    attachmentRows: new AttachmentRows(database),
    tipRows: new TipRows(database, clock),
    retentionRows: new RetentionRows(database, clock),
    mediaUses: new StoreMediaUses(database),
    outbox: new StoreOutbox(database, clock),
    jobs: new StoreJobs(database, queue, clock, warn),
    robotCheckRows: new RobotCheckRows(database, queue),
    secretKey: await SecretKeyRecord.read(database),
    apiClients: new StoreApiClients(database, clock),
    readiness: new StoreReadiness(database),
    async close() {
      await queue.close();
      await engine.close();
    },
  };
}

async function openEngine(settings: StoreSettings, warn: Warn): Promise<StoreEngine> {
  try {
    const synonyms = new Synonyms(settings.synonyms);
    return await (settings.engine === 'sqlite'
      ? openSqlite(settings.file, synonyms)
      : openPostgres(settings.url, synonyms, warn));
  } catch (error) {
    throw cannotOpen(settings, error);
  }
}

/** For the operator: says which store, without its password, and why. */
export function cannotOpen(settings: StoreSettings, cause: unknown): Unavailable {
  return new Unavailable('store', `cannot open the store ${placeOf(settings)}: ${reasonOf(cause)}`, { cause });
}

function placeOf(settings: StoreSettings): string {
  if (settings.engine === 'sqlite') return settings.file;
  const url = URL.parse(settings.url);
  return url === null ? '(DATABASE_URL is not an address)' : `${url.protocol}//${url.host}${url.pathname}`;
}

function reasonOf(error: unknown): string {
  // All addresses of a host failed: the reason for the first one is enough.
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
