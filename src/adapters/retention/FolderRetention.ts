import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { departmentDate } from '#domain/departmentDate.ts';
import { lastDeletedAt, type KeptDays } from '#domain/inbox/retention.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import { RETAINED_KINDS, type Retention, type RetentionCount } from '#ports/Retention.ts';
import { attachmentPath } from '#adapters/store/inbox/attachmentPath.ts';
import type { ErasedFile } from '#adapters/store/ledger/eraseComplaints.ts';
import type { Deleted, RetentionRows } from '#adapters/store/retention/RetentionRows.ts';

interface RetentionSettings {
  readonly days: KeptDays;
  /** Of attached files. */
  readonly submissionsFolder: string;
  /** Of sealed tips. */
  readonly tipsFolder: string;
  readonly clock: Clock;
}

type SitesByKind = Readonly<Record<RetentionCount['kind'], readonly SiteId[]>>;

/**
 * Submissions in the store, and their files in folders of this server. Rows are deleted first: a file that a killed process
 * leaves behind has no row, and is swept by `sweepInbox` or `sweepTips`.
 */
export class FolderRetention implements Retention {
  readonly #rows: RetentionRows;
  readonly #settings: RetentionSettings;

  constructor(rows: RetentionRows, settings: RetentionSettings) {
    this.#rows = rows;
    this.#settings = settings;
  }

  async plan(): Promise<readonly RetentionCount[]> {
    const { messages, complaints, lastTip } = this.#ends();
    return countsOf({
      messages: await this.#rows.messages(messages),
      complaints: await this.#rows.complaints(complaints),
      tips: lastTip === undefined ? [] : await this.#rows.tips(lastTip),
    });
  }

  async apply(): Promise<readonly RetentionCount[]> {
    const { messages, complaints, lastTip } = this.#ends();
    const { submissionsFolder, tipsFolder } = this.#settings;
    const attached = (file: ErasedFile) => join(submissionsFolder, attachmentPath(file));
    const tip = (file: string) => join(tipsFolder, file);
    return countsOf({
      messages: await deleteAll(() => this.#rows.deleteMessages(messages), attached),
      complaints: await deleteAll(() => this.#rows.deleteComplaints(complaints), attached),
      tips: lastTip === undefined ? [] : await deleteAll(() => this.#rows.deleteTips(lastTip), tip),
    });
  }

  #ends() {
    const { clock, days } = this.#settings;
    const [now, { messages, complaints, tips }] = [clock.now(), days];
    return {
      messages: lastDeletedAt(now, messages),
      complaints: lastDeletedAt(now, complaints),
      lastTip: tips === undefined ? undefined : departmentDate(lastDeletedAt(now, tips)),
    };
  }
}

/** Deletes some until there are none. @returns the sites of all */
async function deleteAll<File>(
  deleteSome: () => Promise<Deleted<File>>,
  pathOf: (file: File) => string,
): Promise<readonly SiteId[]> {
  const all: SiteId[] = [];
  for (;;) {
    const { sites, files } = await deleteSome();
    if (sites.length === 0) return all;
    for (const file of files) await rm(pathOf(file), { force: true });
    all.push(...sites);
  }
}

function countsOf(sites: SitesByKind): readonly RetentionCount[] {
  return RETAINED_KINDS.flatMap((kind) =>
    Array.from(
      Map.groupBy(sites[kind], (site) => site),
      ([site, { length: count }]) => ({ site, kind, count }),
    ),
  ).sort((one, other) => (one.site < other.site ? -1 : Number(one.site > other.site)));
}
