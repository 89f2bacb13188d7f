import { hash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGunzip, gunzip } from 'node:zlib';
import type { Instant } from '#domain/instant.ts';
import type { PageValidity } from '#domain/site/pageValidity.ts';
import type { Stale } from '../http/staleness.ts';
import { joinBytes } from './joinBytes.ts';

const gunzipAsync = promisify(gunzip);

/** How a body is compressed. */
export type Encoding = 'identity' | 'gzip' | 'br';

/** A response in one encoding, ready to be written. */
export interface EncodedResponse {
  /** Undefined when it is in memory in compressed form only: `CachedResponse.decompress`. */
  readonly body: Buffer | undefined;
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headers: readonly string[];
  /** The same for status 304. */
  readonly headersOf304: readonly string[];
}

export interface ResponseToCache {
  readonly headers: OutgoingHttpHeaders;
  readonly body: readonly Buffer[];
  /** Called for every visitor who gets the cached response. */
  readonly onHit?: ((request: IncomingMessage) => void) | undefined;
}

export interface CachedFrom {
  /** The version of the site from before the response was made. */
  readonly version: string;
  readonly validity: PageValidity;
  readonly madeAt: Instant;
}

/** Written by Node for each response, or different for each request. */
const NOT_CACHED = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length', 'etag', 'vary'],
  ...['set-cookie', 'x-request-id', 'x-thara-stale'],
]);
const OF_THE_BODY = new Set(['content-type', 'content-disposition', 'content-language']);

/**
 * A complete response with status 200, in every encoding that has been made of it so far. Once there is a gzip form, the
 * plain one, which is eight times as large, is no longer in memory: nearly all clients accept compressed responses.
 */
export class CachedResponse {
  readonly from: CachedFrom;
  readonly onHit: ResponseToCache['onHit'];
  /** Whether it depends on the visitor's preferences. */
  readonly isPrivate: boolean;
  readonly lastModified: string | undefined;
  /** How often it was sent. */
  hits = 0;
  readonly #hash: string;
  readonly #headers: readonly (readonly [string, string])[];
  readonly #length: number;
  #identity: EncodedResponse;
  #gzip: EncodedResponse | undefined;
  #br: EncodedResponse | undefined;

  constructor({ headers, body, onHit }: ResponseToCache, from: CachedFrom) {
    const whole = joinBytes(body);
    this.from = from;
    this.onHit = onHit;
    this.isPrivate = String(headers['cache-control']).startsWith('private');
    this.lastModified = headers['last-modified']?.toString();
    this.#hash = hash('sha256', whole, 'base64url').slice(0, 22);
    this.#headers = Object.entries(headers)
      .filter(([name, value]) => value !== undefined && !NOT_CACHED.has(name))
      .map(([name, value]) => [name, String(value)]);
    this.#length = whole.length;
    this.#identity = this.#encode('identity', whole, this.etag);
  }

  /** Strong, of the body as it is. */
  get etag(): string {
    return `"${this.#hash}"`;
  }

  /** Of all encodings together. */
  get bytes(): number {
    return [this.#identity, this.#gzip, this.#br].reduce((sum, encoded) => sum + (encoded?.body?.length ?? 0), 0);
  }

  /** The body as it is. */
  async body(): Promise<Buffer> {
    return this.#identity.body ?? (await gunzipAsync(this.#compressed));
  }

  /** The body as it is, for one of the few clients that accept no compression: they do not share a copy in memory. */
  decompress(): Readable {
    const stream = createGunzip();
    stream.end(this.#compressed);
    return stream;
  }

  /** @param tag distinguishes the compressed bytes, because a strong ETag must */
  addEncoding(encoding: 'gzip' | 'br', body: Buffer, tag: string): void {
    if (body.length >= this.#length) return;
    const encoded = this.#encode(encoding, body, `"${this.#hash}.${tag}"`);
    if (encoding === 'br') this.#br = encoded;
    else {
      this.#gzip = encoded;
      this.#identity = { ...this.#identity, body: undefined };
    }
  }

  /** The first of the accepted encodings that has been made. */
  inEncoding(accepted: readonly Encoding[]): EncodedResponse {
    for (const encoding of accepted) {
      const encoded = encoding === 'br' ? this.#br : encoding === 'gzip' ? this.#gzip : this.#identity;
      if (encoded !== undefined) return encoded;
    }
    return this.#identity;
  }

  /**
   * The ETag by which a client knows this response, in whichever encoding it has it; undefined when it has another.
   *
   * @param condition `If-None-Match`
   */
  knownTag(condition: string): string | undefined {
    const start = condition.indexOf(`"${this.#hash}`);
    return start < 0 ? undefined : condition.slice(start, condition.indexOf('"', start + 1) + 1);
  }

  /** @param stale present while the source does not respond, so that nothing newer can be made */
  isValid(version: string, stale: Stale | undefined, now: Instant): boolean {
    const { validity, madeAt } = this.from;
    if (version !== this.from.version || now < madeAt) return false; // the clock may have been set back
    const until = stale === undefined ? validity.until : validity.staleUntil;
    return until === undefined || now < until;
  }

  get #compressed(): Buffer {
    if (this.#gzip?.body === undefined) throw new Error('the response is not compressed');
    return this.#gzip.body;
  }

  #encode(encoding: Encoding, body: Buffer, etag: string): EncodedResponse {
    const vary = ['Vary', this.isPrivate ? 'Accept-Encoding, Cookie' : 'Accept-Encoding'];
    const kept = this.#headers.filter(([name]) => !OF_THE_BODY.has(name));
    return {
      body,
      headers: [
        ...this.#headers.flat(),
        ...['ETag', etag, ...vary, 'Content-Length', String(body.length)],
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ],
      headersOf304: [...kept.flat(), ...vary],
    };
  }
}
