import { refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { AttachmentId, Attachments, SavedFile, Upload, UploadRefusal } from '#ports/Attachments.ts';
import type { DepartmentApiClient } from './http/DepartmentApiClient.ts';
import {
  savedFileFromWire,
  savedFilesFromWire,
  savedFilesQueryToWire,
  uploadQueryToWire,
} from './wire/AttachmentWire.ts';
import { PATHS, type SitePathOf } from './wire/paths.ts';
import { VISITOR_NETWORK } from './wire/visitor.ts';

const REFUSALS: readonly UploadRefusal[] = [
  'fileType',
  'fileTooLarge',
  'fileEmpty',
  'fileInfected',
  'quotaExceeded',
  'siteNotFound',
];

/** Streams attached files to the department's API, which checks and saves them. */
export class DepartmentAttachments implements Attachments {
  readonly #api: DepartmentApiClient;
  readonly #pathOf: SitePathOf;

  constructor(api: DepartmentApiClient, pathOf: SitePathOf) {
    this.#api = api;
    this.#pathOf = pathOf;
  }

  async save(
    { site, network, name, content }: Upload,
    signal?: AbortSignal,
  ): Promise<Outcome<SavedFile, UploadRefusal>> {
    const path = this.#pathOf(PATHS.attachments, { site });
    if (path === undefined) return refused('siteNotFound');
    content.on('error', () => undefined); // it may fail before anybody reads it, which must not end the process
    const headers = network === undefined ? {} : { [VISITOR_NETWORK]: network };
    const query = uploadQueryToWire(name).toString();
    return await this.#api.upload(
      { path: `${path}?${query}`, content, headers, parse: savedFileFromWire, signal },
      REFUSALS,
    );
  }

  async find(site: SiteId, ids: readonly AttachmentId[]): Promise<readonly SavedFile[]> {
    const path = this.#pathOf(PATHS.attachments, { site });
    if (path === undefined || ids.length === 0) return [];
    const query = savedFilesQueryToWire(ids).toString();
    const request = { method: 'GET', path: `${path}?${query}`, parse: savedFilesFromWire } as const;
    const found = await this.#api.requestOrRefusal(request, ['siteNotFound']);
    return found.ok ? found.value : [];
  }
}
