import { pipeline } from 'node:stream';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Instant } from '#domain/instant.ts';
import { STALE_HEADER, staleSeconds, type Stale } from '../http/staleness.ts';
import type { CachedResponse, Encoding } from './CachedResponse.ts';

interface CachedOptions {
  readonly requestId: string;
  readonly stale: Stale | undefined;
  readonly now: Instant;
}

/** Sends a cached response in the best encoding that the client accepts, or 304 when the client has it. */
export function sendCached(
  request: Request,
  response: Response,
  cached: CachedResponse,
  { requestId, stale, now }: CachedOptions,
): void {
  const own = ['X-Request-Id', requestId];
  if (stale !== undefined) own.push(STALE_HEADER, String(staleSeconds(stale, now)));
  cached.hits += 1;
  cached.onHit?.(request);
  const encoded = cached.inEncoding(acceptedEncodings(request));
  const known = tagKnownTo(request, cached);
  if (known !== undefined) {
    response.writeHead(304, [...encoded.headersOf304, 'ETag', known, ...own]);
    response.end();
    return;
  }
  response.writeHead(200, [...encoded.headers, ...own]);
  if (request.method === 'HEAD') response.end();
  else if (encoded.body !== undefined) response.end(encoded.body);
  else pipeline(cached.decompress(), response, () => undefined); // it fails when the client disconnects
}

/** The ETag under which a client has the response already (RFC 9110 §13.1); undefined when it has not. */
function tagKnownTo({ headers }: Request, cached: CachedResponse): string | undefined {
  const condition = headers['if-none-match'];
  if (condition !== undefined) return condition === '*' ? cached.etag : cached.knownTag(condition);
  const since = headers['if-modified-since'];
  if (since === undefined || cached.lastModified === undefined) return undefined;
  return Date.parse(cached.lastModified) <= Date.parse(since) ? cached.etag : undefined;
}

/** Browsers send few different headers, so that what they mean is worth remembering. */
const encodings = new LRUCache<string, readonly Encoding[]>({ max: 200 });

function acceptedEncodings(request: Request): readonly Encoding[] {
  const header = request.headers['accept-encoding'] ?? '';
  const known = encodings.get(header);
  if (known !== undefined) return known;
  const accepted = (['br', 'gzip'] as const).filter((encoding) => request.acceptsEncodings(encoding) === encoding);
  encodings.set(header, accepted);
  return accepted;
}
