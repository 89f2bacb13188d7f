import type { SiteId } from '#domain/site/siteId.ts';
import { MEDIA_NAME, type Media, type MediaFile } from '#ports/Media.ts';
import { mediaTypeOf } from '#adapters/mediaTypeOf.ts';
import type { DepartmentApiClient } from './http/DepartmentApiClient.ts';
import { toUnavailable } from './http/toUnavailable.ts';
import type { HttpConnection } from './http/HttpConnection.ts';
import { readWithTimeout } from './http/readWithTimeout.ts';
import { PATHS, type SitePathOf } from './wire/paths.ts';
import { PROBLEM_TYPE } from './wire/ProblemWire.ts';

/** A proxy in front of the API may send its own error page with status 200, which would be cached as a picture. */
const PAGE_TYPE = /^(text\/html|application\/([\w.-]+\+)?json)\b/i;

/** Streams media from the department's API. */
export class DepartmentMedia implements Media {
  readonly #api: DepartmentApiClient;
  readonly #connection: HttpConnection;
  readonly #pathOf: SitePathOf;

  constructor(api: DepartmentApiClient, connection: HttpConnection, pathOf: SitePathOf) {
    this.#api = api;
    this.#connection = connection;
    this.#pathOf = pathOf;
  }

  // Sends HEAD first, so that a file that is opened but never streamed leaves no unread response.
  async open(site: SiteId, name: string, signal?: AbortSignal): Promise<MediaFile | undefined> {
    const type = mediaTypeOf(name);
    const path = this.#pathOf(PATHS.media, { site, name });
    if (!MEDIA_NAME.test(name) || type === undefined || path === undefined) return undefined;
    const { status, headers } = await this.#api.head(path, signal);
    // A HEAD response has no body, so it contains no code. The type shows that the 404 is from an API with media, not
    // from a proxy.
    if (status === 404 && String(headers['content-type']).startsWith(PROBLEM_TYPE)) return undefined;
    const call = `HEAD ${path}`;
    if (status !== 200) throw toUnavailable({ call, status, detail: 'no file' });
    if (PAGE_TYPE.test(String(headers['content-type'])))
      throw toUnavailable({ call, status, detail: 'a page, not a file' });
    const size = Number(headers['content-length'] ?? NaN);
    if (!Number.isSafeInteger(size)) throw toUnavailable({ call, status, detail: 'no length' });
    const token = await this.#api.token();
    return {
      type,
      size,
      supportsRanges: headers['accept-ranges'] === 'bytes',
      stream: (range) =>
        readWithTimeout(this.#connection.stream({ path, token, size, range, signal }), (cause) =>
          toUnavailable({ call: `GET ${path}`, detail: cause.message, cause }),
        ),
    };
  }
}
