import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/** Characters of a host name that are logged; no host name is longer. */
const LONGEST_HOST = 255;

interface RequestFields {
  readonly requestId?: string;
  /** Without the query, which may contain what visitors typed. */
  readonly path: string;
  readonly site?: string | undefined;
  readonly client?: string | undefined;
  /** As `performance.now()`. */
  readonly startedAt: number;
}

/** Logs the line that every request has, when its response is closed. */
export function logRequest(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, path, site, client, startedAt }: RequestFields,
): void {
  log.info(
    {
      ...(requestId !== undefined && { requestId }),
      method: request.method,
      path,
      status: response.statusCode,
      // Of no site of ours: a proxy or a DNS entry is wrong, or somebody tries out names.
      ...(response.statusCode === 421 && { host: request.headers.host?.slice(0, LONGEST_HOST) }),
      site,
      client,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      ...(!response.writableFinished && { aborted: true }),
    },
    'request',
  );
}
