import type { Clock } from '#ports/Clock.ts';
import type { Content } from '#ports/Content.ts';
import type { Media } from '#ports/Media.ts';
import type { Readiness } from '#ports/Readiness.ts';
import type { Sites } from '#ports/Sites.ts';
import { DepartmentApiClient } from './DepartmentApiClient.ts';
import { DepartmentContent } from './DepartmentContent.ts';
import { DepartmentMedia } from './DepartmentMedia.ts';
import { DepartmentReadiness } from './DepartmentReadiness.ts';
import { DepartmentSites } from './DepartmentSites.ts';
import { HttpConnection } from './HttpConnection.ts';

export interface DepartmentApiSettings {
  /** `https://api.example.go.th/v1` */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clock: Clock;
  readonly warn: (message: string, fault?: unknown) => void;
  /** Milliseconds for one answer, everything included: 3 s unless told. */
  readonly deadline?: number;
}

export interface DepartmentApi {
  readonly sites: Sites;
  readonly content: Content;
  readonly media: Media;
  readonly readiness: Readiness;
  close(): Promise<void>;
}

const DEADLINE_MS = 3_000;

/** The ports over the department's API. Asks for nothing until it is asked. */
export function openDepartmentApi({
  baseUrl,
  deadline = DEADLINE_MS,
  ...settings
}: DepartmentApiSettings): DepartmentApi {
  const connection = new HttpConnection(baseUrl);
  const client = new DepartmentApiClient(connection, { ...settings, deadline });
  return {
    sites: new DepartmentSites(client),
    content: new DepartmentContent(client),
    media: new DepartmentMedia(client, connection),
    readiness: new DepartmentReadiness(client),
    close() {
      connection.close();
      return Promise.resolve();
    },
  };
}
