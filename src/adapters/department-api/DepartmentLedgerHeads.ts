import type { SignedHead } from '#domain/complaints/signedHead.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { LedgerHeads } from '#ports/complaints/LedgerHeads.ts';
import type { DepartmentApiClient } from './http/DepartmentApiClient.ts';
import { fillPath, PATHS } from './wire/paths.ts';
import { signedHeadsFromWire } from './wire/SignedHeadWire.ts';

/** The published heads of Thara's API tier. */
export class DepartmentLedgerHeads implements LedgerHeads {
  readonly #api: DepartmentApiClient;

  constructor(api: DepartmentApiClient) {
    this.#api = api;
  }

  async heads(site: SiteId): Promise<readonly SignedHead[]> {
    const path = fillPath(PATHS.ledgerHeads, { site });
    if (path === undefined) return [];
    const request = { method: 'GET', path, parse: signedHeadsFromWire } as const;
    const found = await this.#api.requestOrRefusal(request, ['siteNotFound']);
    return found.ok ? found.value : [];
  }
}
