import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { departmentDate } from '#domain/departmentDate.ts';
import type { Reference } from '#domain/inbox/reference.ts';
import { done, refused } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { MAX_REPLY_BYTES, type TipDesk } from '#ports/TipDesk.ts';
import type { ReplyKey } from '#ports/TipHolders.ts';
import type { SealedTip, Tips } from '#ports/Tips.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { makeFolder } from '#adapters/files/makeFolder.ts';
import { writeFileAtomically } from '#adapters/files/writeFileAtomically.ts';
import type { TipRows } from '#adapters/store/tips/TipRows.ts';

const ID_BYTES = 16;
const PRIVATE_FILE = 0o600;
/** An answer that nobody has sealed must not come to the server. */
const SEALED_TO_A_KEY = /^age-encryption\.org\/v1\n(.+\n)*-> X25519 /;

/**
 * Sealed tips in a folder of this server: a file first, then its row in the store. What a killed process leaves behind has
 * no row, and is swept by `sweepTips`. A file has the time of its day's begin.
 */
export class FolderTips implements Tips, TipDesk {
  readonly #rows: TipRows;
  readonly #folder: string;
  readonly #clock: Clock;

  /** @param folder whose files are not served; made when it is missing */
  constructor(rows: TipRows, folder: string, clock: Clock) {
    this.#rows = rows;
    this.#folder = folder;
    this.#clock = clock;
  }

  async put({ site, replyKey, content }: SealedTip, signal?: AbortSignal) {
    content.on('error', () => undefined); // it may fail before anybody reads it, which must not end the process
    const found = await this.#rows.find(site, replyKey);
    if (!found.ok) return found;
    if (found.value !== undefined) return done({ ...found.value, isNew: false });
    const file = `${randomBytes(ID_BYTES).toString('hex')}.age`;
    const path = join(this.#folder, file);
    await this.#write(path, signal === undefined ? content : addAbortSignal(signal, content));
    // When this throws, nobody knows whether there is a row: `sweepTips` finds out.
    const stored = await this.#rows.insert({ site, reply_key: replyKey, file });
    if (stored.ok && stored.value.isNew) return stored;
    await rm(path, { force: true }).catch(() => undefined); // swept later
    return stored;
  }

  replies(site: SiteId, replyKey: ReplyKey) {
    return this.#rows.replies(site, replyKey);
  }

  export(site: SiteId, operator: Operator) {
    return this.#rows.export(site, operator);
  }

  async open(reference: Reference): Promise<Readable | undefined> {
    const file = await this.#rows.fileOf(reference);
    if (file === undefined) return undefined;
    try {
      return (await open(join(this.#folder, file))).createReadStream();
    } catch (cause) {
      throw new Unavailable('files', 'a sealed tip cannot be read', { cause });
    }
  }

  async reply(reference: Reference, sealed: Uint8Array, operator: Operator) {
    const isSealed = SEALED_TO_A_KEY.test(Buffer.from(sealed).toString('latin1'));
    if (!isSealed || sealed.length > MAX_REPLY_BYTES) return refused('notSealed');
    return await this.#rows.addReply(reference, sealed, operator);
  }

  async #write(path: string, content: Readable): Promise<void> {
    const day = new Date(departmentDate(this.#clock.now()));
    try {
      await makeFolder(this.#folder);
      await writeFileAtomically(path, async (partial) => {
        await using file = await open(partial, 'wx', PRIVATE_FILE);
        for await (const chunk of content as AsyncIterable<Uint8Array>) await file.appendFile(chunk);
        await file.utimes(day, day);
      });
    } catch (cause) {
      if (cause === content.errored || (cause as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE')
        throw cause;
      throw new Unavailable('files', 'the folder of tips cannot be written to', { cause });
    }
  }
}
