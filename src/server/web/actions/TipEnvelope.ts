import { PassThrough, type Readable } from 'node:stream';
import type { AttachmentName } from '#domain/files/attachmentName.ts';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import { done, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { TipFileRefusal } from '#ports/TipFiles.ts';
import type { TipHolder } from '#ports/TipHolders.ts';
import type { TipPorts } from '#ports/TipPorts.ts';
import type { StoredTip, TipRefusal } from '#ports/Tips.ts';
import type { SealedTipContent, TipFile, TipPart } from '#ports/TipSealing.ts';

/** The tip that was stored, and the code of its holder. */
export interface SentTip extends StoredTip {
  readonly code: TipHolder['code'];
}

interface Opened {
  readonly holder: TipHolder;
  readonly stored: Promise<Outcome<StoredTip, TipRefusal>>;
}

/** Seals and stores a form while it arrives: each file once it was checked, what the person wrote at the end. */
export class TipEnvelope {
  readonly #tips: TipPorts;
  readonly #site: SiteId;
  readonly #signal: AbortSignal;
  /** Takes a part when the one before is being sealed. */
  readonly #parts = new PassThrough({ objectMode: true, highWaterMark: 1 });
  readonly #files: TipFile[] = [];
  #opened: Promise<Opened> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @param signal aborted when the client has disconnected */
  constructor(tips: TipPorts, site: SiteId, signal: AbortSignal) {
    this.#tips = tips;
    this.#site = site;
    this.#signal = signal;
    this.#parts.on('error', () => undefined); // whoever adds a part gets it
  }

  /** The files that were taken. */
  get names(): readonly AttachmentName[] {
    return this.#files.map(({ name }) => name);
  }

  /**
   * Checks a file and seals it; the files of a form are taken one after the other. Throws `Unavailable`.
   *
   * @param id of the form: the same for all files
   */
  async add(id: SubmissionId, name: string, content: Readable): Promise<Outcome<undefined, TipFileRefusal>> {
    const added = this.#last.then(() => this.#add(id, name, content));
    this.#last = added.catch(() => undefined);
    return await added;
  }

  /** Seals what the person wrote, and ends the tip. Throws `Unavailable`. */
  async finish(
    id: SubmissionId,
    content: Omit<SealedTipContent, 'kind' | 'replyKey'>,
  ): Promise<Outcome<SentTip, TipRefusal>> {
    const { holder, stored } = await this.#open(id);
    const { code, replyKey } = holder;
    await this.#seal(stored, { kind: 'tip', ...content, replyKey });
    this.#parts.end();
    const outcome = await stored;
    return outcome.ok ? done({ ...outcome.value, code }) : outcome;
  }

  /** Leaves nothing of a tip that was not finished, and gives back the memory of its files. */
  async discard(): Promise<void> {
    for (const { content } of this.#files) content.destroy();
    const opened = await this.#opened?.catch(() => undefined);
    if (opened === undefined) return;
    this.#parts.destroy(new Error('the form was not accepted'));
    await opened.stored.catch(() => undefined);
  }

  async #add(id: SubmissionId, name: string, content: Readable): Promise<Outcome<undefined, TipFileRefusal>> {
    const file = await this.#tips.files.take({ name, content }, this.#signal);
    if (!file.ok) return file;
    this.#files.push(file.value);
    const { stored } = await this.#open(id);
    await this.#seal(stored, file.value);
    return done(undefined);
  }

  /** Resolves when the part is being read, or need not be read because the form was stored before. */
  async #seal(stored: Opened['stored'], part: TipPart): Promise<void> {
    const isRead = new Promise<void>((resolve) => {
      this.#parts.write(part, (error) => {
        if (!error) resolve();
      });
    });
    await Promise.race([isRead, stored]);
  }

  async #open(id: SubmissionId): Promise<Opened> {
    this.#opened ??= this.#tips.holders.holderOf(id).then((holder) => {
      const content = this.#tips.sealing.seal(this.#parts as AsyncIterable<TipPart>);
      const tip = { site: this.#site, replyKey: holder.replyKey, content };
      const stored = this.#tips.sealed.put(tip, this.#signal).finally(() => content.destroy());
      stored.catch(() => undefined); // whoever waits for it gets the error
      return { holder, stored };
    });
    return await this.#opened;
  }
}
