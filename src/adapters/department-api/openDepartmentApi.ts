import type { Clock } from '#ports/Clock.ts';
import type { Media } from '#ports/Media.ts';
import type { Members } from '#ports/Members.ts';
import type { SourcePorts } from '#ports/Ports.ts';
import { CachingMedia } from './cache/CachingMedia.ts';
import { DepartmentApiClient } from './http/DepartmentApiClient.ts';
import { DepartmentContent } from './DepartmentContent.ts';
import { DepartmentFeedback } from './DepartmentFeedback.ts';
import { DepartmentMedia } from './DepartmentMedia.ts';
import { DepartmentMembers } from './DepartmentMembers.ts';
import { DepartmentReadiness } from './DepartmentReadiness.ts';
import { DepartmentSites } from './DepartmentSites.ts';
import { DepartmentWater } from './DepartmentWater.ts';
import { HttpConnection } from './http/HttpConnection.ts';
import { StaleCopies } from './cache/StaleCopies.ts';
import { MediaCache, type MediaCacheSettings } from './cache/MediaCache.ts';
import { PublicReads, type OnStale } from './cache/PublicReads.ts';

export interface DepartmentApiSettings {
  /** `https://api.example.go.th/v1` */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clock: Clock;
  readonly warn: (message: string, fault?: unknown) => void;
  /** Milliseconds for one answer, everything included: 3 s unless told. */
  readonly deadline?: number;
  /** Where last good answers survive a restart; left out, they are kept in memory only. */
  readonly staleCopiesFolder?: string | undefined;
  /** Where media that were read are kept; left out, they are streamed from the API each time. */
  readonly mediaCache?: Pick<MediaCacheSettings, 'folder' | 'mostBytes'> | undefined;
  /** Told whenever a last good answer was used. */
  readonly onStale?: OnStale;
}

export interface DepartmentApi extends SourcePorts {
  readonly media: Media;
  readonly members: Members;
  close(): Promise<void>;
}

const DEADLINE_MS = 3_000;

/** The ports over the department's API. Asks for nothing until it is asked. */
export function openDepartmentApi({
  baseUrl,
  deadline = DEADLINE_MS,
  staleCopiesFolder: folder,
  mediaCache,
  onStale = () => undefined,
  ...settings
}: DepartmentApiSettings): DepartmentApi {
  const { clientId, clock, warn } = settings;
  const connection = new HttpConnection(baseUrl);
  const client = new DepartmentApiClient(connection, { ...settings, deadline });
  const lastGood = new StaleCopies({ source: `${clientId} ${baseUrl}`, folder, clock, warn });
  const reads = new PublicReads(client, lastGood, clock, onStale);
  const media = new DepartmentMedia(client, connection);
  const copies = mediaCache && new MediaCache({ ...mediaCache, clock, warn });
  return {
    sites: new DepartmentSites(reads),
    content: new DepartmentContent(client, reads),
    water: new DepartmentWater(reads),
    feedback: new DepartmentFeedback(client),
    media: copies === undefined ? media : new CachingMedia(media, copies),
    members: new DepartmentMembers(client),
    readiness: new DepartmentReadiness(client),
    async close() {
      connection.close();
      await Promise.all([lastGood.close(), copies?.close()]);
    },
  };
}
