import { COPY_TIMEOUTS, type CopyTimeouts } from '#domain/session/outage.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Attachments } from '#ports/Attachments.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Complaints } from '#ports/complaints/Complaints.ts';
import type { LedgerHeads } from '#ports/complaints/LedgerHeads.ts';
import type { Media } from '#ports/Media.ts';
import type { MemberPorts } from '#ports/members/MemberPorts.ts';
import type { SourcePorts } from '#ports/Ports.ts';
import type { RobotChecks } from '#ports/RobotChecks.ts';
import type { SiteVersions } from '#ports/SiteVersions.ts';
import type { Tips } from '#ports/Tips.ts';
import { DepartmentApiClient } from './http/DepartmentApiClient.ts';
import { DepartmentAttachments } from './DepartmentAttachments.ts';
import { DepartmentCalendar } from './DepartmentCalendar.ts';
import { DepartmentComplaints } from './DepartmentComplaints.ts';
import { DepartmentContent } from './DepartmentContent.ts';
import { DepartmentFeedback } from './DepartmentFeedback.ts';
import { DepartmentInbox } from './DepartmentInbox.ts';
import { DepartmentLedgerHeads } from './DepartmentLedgerHeads.ts';
import { DepartmentMedia } from './DepartmentMedia.ts';
import { DepartmentReadiness } from './DepartmentReadiness.ts';
import { DepartmentRobotChecks } from './DepartmentRobotChecks.ts';
import { DepartmentSearch } from './DepartmentSearch.ts';
import { DepartmentSites } from './DepartmentSites.ts';
import { DepartmentTips } from './DepartmentTips.ts';
import { DepartmentSiteVersions } from './DepartmentSiteVersions.ts';
import { DepartmentWater } from './DepartmentWater.ts';
import { FilledSites, type SiteFilling } from './FilledSites.ts';
import { SiteCallReadiness } from './SiteCallReadiness.ts';
import { SiteCalls } from './SiteCalls.ts';
import { SiteRecords } from './SiteRecords.ts';
import { otherMembers, type OtherMemberPorts, type OtherMembers } from './members/otherMembers.ts';
import { tierMembers } from './members/tierMembers.ts';
import { fillPath, type SitePathOf } from './wire/paths.ts';
import { HttpConnection } from './http/HttpConnection.ts';
import { StaleCopies } from './cache/StaleCopies.ts';
import { MediaCache, type MediaCacheSettings } from './cache/MediaCache.ts';
import { StaleIfErrorClient, type OnStale } from './cache/StaleIfErrorClient.ts';

export interface DepartmentApiSettings {
  /** `https://api.example.go.th/v1` */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** For an API that is not Thara's own tier, and may have no more than the calls that the specification states. */
  readonly other?: OtherApi;
  readonly clock: Clock;
  readonly warn: (message: string, error?: unknown) => void;
  /** Milliseconds for one request, its retries and a new token included; 3 s by default. */
  readonly deadline?: number;
  /** The same for a probe of an API that is down; 2 s by default. */
  readonly probeDeadline?: number;
  /** How long a response is awaited when there is a stale copy; as the domain says by default. */
  readonly copyTimeouts?: CopyTimeouts;
  /** Maximum number of stale copies of empty responses and of refusals; 1,000 by default. */
  readonly maxEmptyCopies?: number;
  /** Where stale copies survive a restart; without it, they are in memory only. */
  readonly staleCopiesFolder?: string | undefined;
  /** Where media are cached; without it, they are streamed from the API each time. */
  readonly mediaCache?: Pick<MediaCacheSettings, 'folder' | 'maxBytes'> | undefined;
  /** Is called whenever a stale copy is used. */
  readonly onStale?: OnStale;
}

/** What is known of an API that is not Thara's own tier. */
export interface OtherApi {
  /** What its records of sites are filled in with. */
  readonly filling: SiteFilling;
  /** Whether it offers content and media. */
  readonly offersContent: boolean;
  /** The record that is configured for every host. */
  readonly fixedRecord: SiteId | undefined;
  /** How its members are reached; undefined where it offers none. */
  readonly members: OtherMembers | undefined;
}

export interface DepartmentApi extends SourcePorts {
  /** The id here of a configured site. */
  idOfRecord(record: SiteId): Promise<SiteId>;
  readonly media: Media;
  readonly attachments: Attachments;
  /** The members area; absent, like complaints, in front of an API that is not Thara's own tier. */
  readonly members?: MemberPorts;
  readonly complaints?: Complaints;
  /** Absent in front of an API that is not Thara's own tier. */
  readonly sealedTips?: Tips;
  readonly ledgerHeads?: LedgerHeads;
  /** The members of an API that is not; absent where it offers none. */
  readonly otherMembers?: OtherMemberPorts;
  readonly robotChecks: RobotChecks;
  close(): Promise<void>;
}

const DEADLINE_MS = 3_000;
/** Of an API that is not ours. */
const NO_VERSIONS: SiteVersions = { current: () => Promise.resolve(undefined) };

/** The ports over the department's API. Sends nothing before the first call. */
export function openDepartmentApi({
  baseUrl,
  other,
  deadline = DEADLINE_MS,
  copyTimeouts: timeouts = COPY_TIMEOUTS,
  maxEmptyCopies,
  staleCopiesFolder: folder,
  mediaCache,
  onStale = () => undefined,
  ...settings
}: DepartmentApiSettings): DepartmentApi {
  const { clientId, clock, warn } = settings;
  const connection = new HttpConnection(baseUrl);
  const client = new DepartmentApiClient(connection, { ...settings, deadline });
  const staleCopies = new StaleCopies({ source: `${clientId} ${baseUrl}`, folder, maxEmptyCopies, clock, warn });
  const reads = new StaleIfErrorClient(client, staleCopies, { clock, onStale, timeouts });
  const calls = new SiteCalls(reads, other === undefined);
  const records =
    other && new SiteRecords(calls, { offersContent: other.offersContent, layoutTimeoutMs: timeouts.old, warn });
  const filled = other && records && new FilledSites(records, other.filling, warn);
  const pathOf: SitePathOf = (path, { site, ...parts }) =>
    fillPath(path, { ...parts, site: filled?.apiIdOf(site) ?? site });
  const media = new DepartmentMedia(client, connection, pathOf);
  const cache = mediaCache && new MediaCache(media, { ...mediaCache, clock, warn });
  return {
    sites: filled ?? new DepartmentSites(calls),
    idOfRecord: (record) => filled?.idOfRecord(record) ?? Promise.resolve(record),
    siteVersions: other === undefined ? new DepartmentSiteVersions(client) : NO_VERSIONS,
    content: new DepartmentContent(client, reads, pathOf),
    calendar: new DepartmentCalendar(reads, pathOf),
    water: new DepartmentWater(reads, pathOf),
    search: new DepartmentSearch(client, pathOf),
    feedback: new DepartmentFeedback(client, pathOf),
    inbox: new DepartmentInbox(client, pathOf),
    attachments: new DepartmentAttachments(client, pathOf),
    media: cache ?? media,
    ...(other === undefined && {
      members: tierMembers(client),
      complaints: new DepartmentComplaints(client),
      sealedTips: new DepartmentTips(client),
      ledgerHeads: new DepartmentLedgerHeads(client),
    }),
    ...(other?.members !== undefined && { otherMembers: otherMembers(client, other.members) }),
    robotChecks: new DepartmentRobotChecks(client, pathOf),
    readiness:
      other === undefined
        ? new DepartmentReadiness(client)
        : new SiteCallReadiness(client, other.filling.own, other.fixedRecord),
    async close() {
      connection.close();
      await Promise.all([staleCopies.close(), cache?.close()]);
    },
  };
}
