import { refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { ReplyKey } from '#ports/TipHolders.ts';
import type { SealedReplies, SealedTip, StoredTip, TipRefusal, Tips } from '#ports/Tips.ts';
import type { DepartmentApiClient } from './http/DepartmentApiClient.ts';
import { fillPath, PATHS } from './wire/paths.ts';
import { sealedRepliesFromWire, storedTipFromWire, tipQueryToWire } from './wire/TipWire.ts';

/** Sealed tips at Thara's API tier. Nothing is said about who sends them. */
export class DepartmentTips implements Tips {
  readonly #api: DepartmentApiClient;

  constructor(api: DepartmentApiClient) {
    this.#api = api;
  }

  async put({ site, replyKey, content }: SealedTip, signal?: AbortSignal): Promise<Outcome<StoredTip, TipRefusal>> {
    content.on('error', () => undefined); // it may fail before anybody reads it, which must not end the process
    const path = fillPath(PATHS.tips, { site });
    if (path === undefined) return refused('siteNotFound');
    const query = tipQueryToWire(replyKey).toString();
    const upload = { path: `${path}?${query}`, content, headers: {}, parse: storedTipFromWire, signal };
    try {
      return await this.#api.upload(upload, ['siteNotFound', 'submissionChanged']);
    } catch (error) {
      throw content.errored ?? error;
    }
  }

  async replies(site: SiteId, replyKey: ReplyKey): Promise<SealedReplies | undefined> {
    const path = fillPath(PATHS.tipReplies, { site });
    if (path === undefined) return undefined;
    const request = { method: 'POST', path, json: { replyKey }, parse: sealedRepliesFromWire } as const;
    const found = await this.#api.requestOrRefusal({ ...request, isConfidential: true }, [
      'tipNotFound',
      'siteNotFound',
    ]);
    return found.ok ? found.value : undefined;
  }
}
