import { createHmac } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import type { PhoneNumber } from '#domain/forms/phone.ts';
import { parseInstant, type Instant } from '#domain/instant.ts';
import type { ErasureRecord } from '#domain/members/erasure.ts';
import type { Tx } from '../Database.ts';
import type { Person } from './Person.ts';

export interface ErasureSettings {
  /** The secret key of the server, with which the digests are made. */
  key(): Promise<string>;
  /** Where they are kept besides the store, so that an older copy of the store does not take them away. */
  readonly file?: string;
}

/** Who has sent a message or complaint, as far as it says. */
export interface Submitter extends Pick<Person, 'site'>, Partial<Pick<Person, 'address' | 'member'>> {
  readonly phones?: readonly PhoneNumber[];
}

/** The records of erasures: in the store, and in a file that is backed up apart from it. */
export class ErasureRecords {
  readonly #settings: ErasureSettings;

  constructor(settings: ErasureSettings) {
    this.#settings = settings;
  }

  /** The keyed digests of a person: of the address at the site, and of the account's id. */
  async digestsOf({ site, address, member }: Person): Promise<readonly string[]> {
    return await this.#digestsOf([
      ['address', site, address],
      ...(member === undefined ? [] : [['member', site, member]]),
    ]);
  }

  /** The same for messages and complaints, which stay when somebody erases the own account. */
  async submissionDigestsOf({ site, address, member, phones = [] }: Submitter): Promise<readonly string[]> {
    return await this.#digestsOf([
      ...(address === undefined ? [] : [['submissions of address', site, address]]),
      ...(member === undefined ? [] : [['submissions of member', site, member]]),
      ...phones.map((phone) => ['submissions of phone', site, phone]),
    ]);
  }

  async #digestsOf(subjects: readonly (readonly string[])[]): Promise<readonly string[]> {
    const key = await this.#settings.key();
    return subjects.map((subject) =>
      createHmac('sha256', `erasure ${key}`).update(JSON.stringify(subject)).digest('base64url'),
    );
  }

  /** Records an erasure in its transaction. */
  async insert(tx: Tx, digests: readonly string[], erasedAt: Instant): Promise<void> {
    for (const digest of digests)
      await tx
        .insertInto('erasures')
        .values({ digest, erased_at: erasedAt })
        .onConflict((conflict) => conflict.column('digest').doUpdateSet({ erased_at: erasedAt }))
        .execute();
  }

  /** Appends records to the file. */
  async append(records: readonly ErasureRecord[]): Promise<void> {
    const { file } = this.#settings;
    const lines = records.map(({ digest, erasedAt }) => `${digest} ${erasedAt}\n`);
    if (file !== undefined && lines.length > 0) await appendFile(file, lines.join(''), { mode: 0o600, flush: true });
  }

  /** The records of the file; none when there is no file. A line that was cut by a crash is left out. */
  async read(): Promise<readonly ErasureRecord[]> {
    const { file } = this.#settings;
    if (file === undefined) return [];
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
      throw error;
    });
    return text.split('\n').flatMap((line) => {
      const [digest = '', when = ''] = line.split(' ');
      const erasedAt = parseInstant(when);
      return erasedAt === undefined ? [] : [{ digest, erasedAt }];
    });
  }
}
