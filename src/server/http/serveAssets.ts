import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { cacheControl } from './cacheControl.ts';

interface Asset {
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
  readonly etag: string;
}

/** File extensions of the compressed files that the build writes. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves the built files of a folder from memory, because they are small and few: an aborted download leaves no file
 * open, and a new build in the same folder does not break visitors of the old one. A name is a hash of the content, so
 * responses are immutable. Calls `next` for an unknown file.
 */
export function serveAssets(folder: string): RequestHandler {
  const assets = readFolder(folder);
  return (request, response, next) => {
    const name = request.path.slice(1);
    const asset = assets.get(name);
    if (asset === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) {
      next();
      return;
    }
    const form = (['br', 'gzip'] as const).find((each) => asset[each] && request.acceptsEncodings(each) === each);
    response
      .set({ 'Cache-Control': cacheControl.immutable, ETag: asset.etag })
      .vary('Accept-Encoding')
      .type(extname(name));
    if (form !== undefined) response.set('Content-Encoding', form);
    response.send((form && asset[form]) ?? asset.plain);
  };
}

function readFolder(folder: string): ReadonlyMap<string, Asset> {
  const names = new Set(readdirSync(folder));
  const read = (name: string) => (names.has(name) ? readFileSync(join(folder, name)) : undefined);
  const compressed: readonly string[] = Object.values(ENCODINGS);
  return new Map(
    [...names]
      .filter((name) => !compressed.includes(extname(name)))
      .map((name) => {
        const plain = readFileSync(join(folder, name));
        const br = read(name + ENCODINGS.br);
        const gzip = read(name + ENCODINGS.gzip);
        const etag = `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`;
        return [name, { plain, etag, ...(br && { br }), ...(gzip && { gzip }) }];
      }),
  );
}
