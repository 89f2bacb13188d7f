import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'chai';
import {
  nextEntry,
  NO_ENTRY,
  type LedgerEntry,
  type LedgerHash,
  type LedgerHead,
} from '#domain/complaints/ledgerEntry.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { parsePersonName } from '#domain/forms/personName.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { headSigner } from '#adapters/ledger/headSigner.ts';
import { hashText } from '#adapters/store/ledger/commitment.ts';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { readAuditCommand } from '#server/cli/auditCommand.ts';
import { aSiteArchive, SITE } from '#test/support/builders.ts';
import { aFiling } from '#test/support/complaintBuilders.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { aVisitor } from '#test/support/memberBuilders.ts';
import { seededRandom } from '#test/support/seededRandom.ts';
import { testClock } from '#test/support/testClock.ts';

const COMPLAINTS = 8;
const ROUNDS = 60;
const COLUMNS = ['at', 'event', 'complaint', 'content', 'previous', 'hash'] as const;

describe('The audit of complaints', () => {
  let folder: string;
  let file: string;
  let store: Store;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-audit-'));
    file = join(folder, 'thara.sqlite');
    const clock = testClock();
    store = await openStore({ engine: 'sqlite', file }, clock, () => undefined);
    await store.publishing.publish([aSiteArchive()], () => undefined);
    const worker = { operator: 'somsri' as Operator, name: value(parsePersonName('สมศรี มั่นคง')) };
    for (let index = 0; index < COMPLAINTS; index++) {
      clock.set(`2026-11-21T03:0${index}:00Z`);
      const { code } = value(await store.complaints.file(aFiling(), aVisitor()));
      value(await store.complaintsDesk.act(code, { type: 'take' }, worker));
    }
  });
  after(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const isWhole = await readAuditCommand(args)(
      (line) => lines.push(line),
      () => Promise.resolve(store.complaintLedger),
    );
    return { isWhole, said: lines.join('\n') };
  };
  const headsFile = async () => {
    const path = join(folder, 'heads.jsonl');
    await writeFile(path, `${(await run('heads')).said}\n`);
    return path;
  };
  /** Runs with a store in which somebody has changed rows, and puts it back. */
  const tampered = async (change: (database: DatabaseSync) => void, check: () => Promise<void>) => {
    const database = new DatabaseSync(file);
    try {
      database.exec('create temp table kept as select * from complaint_ledger');
      change(database);
      await check();
    } finally {
      database.exec('delete from complaint_ledger; insert into complaint_ledger select * from kept');
      database.close();
    }
  };

  it('finds the ledger whole, in the store and in a copy, with the heads and receipts that come from it', async () => {
    const heads = await headsFile();
    const { ledger } = value(await store.complaints.file(aFiling(), aVisitor()));
    const receipt = `${ledger.site}:${ledger.number}:${ledger.hash}`;
    const copy = join(folder, 'ledger.jsonl');
    expect((await run('export', copy)).said).to.equal(`${2 * COMPLAINTS + 1} entries in ${copy}`);
    expect(await readFile(copy, 'utf8')).to.not.include('malee');
    for (const from of [[], ['--ledger', copy]])
      expect(await run('verify', ...from, '--heads', heads, '--receipt', receipt)).to.deep.equal({
        isWhole: true,
        said: `site ${SITE}: ${2 * COMPLAINTS + 1} entries, whole, as in 2 heads and receipts`,
      });
    expect((await run('verify')).said).to.contain('compared with no head or receipt');
  });

  it('finds any row that was changed, removed or inserted, wherever it is', async () => {
    const heads = await headsFile();
    const seed = Number(process.env['SEED'] ?? 14);
    const random = seededRandom(seed);
    const pick = (count: number) => Math.floor(random() * count);
    const { length } = await store.complaintLedger.entries(SITE);
    for (let round = 0; round < ROUNDS; round++) {
      const number = 1 + pick(length);
      const column = COLUMNS[pick(COLUMNS.length)]!;
      const how = ['change', 'remove', 'insert'][pick(3)]!;
      const change = (database: DatabaseSync) => {
        if (how === 'change')
          database.prepare(`update complaint_ledger set ${column} = ? where number = ?`).run(other(column), number);
        else if (how === 'remove') database.prepare('delete from complaint_ledger where number = ?').run(number);
        else {
          database.exec(`update complaint_ledger set number = -number - 1 where number >= ${number}`);
          database.exec('update complaint_ledger set number = -number where number < 0');
          database.exec(`insert into complaint_ledger select site, ${number}, at, event, complaint, content, previous, hash
            from complaint_ledger where number = ${number === 1 ? 2 : 1}`);
        }
      };
      await tampered(change, async () => {
        const { isWhole, said } = await run('verify', '--heads', heads);
        expect(isWhole, `seed ${seed}, ${how} ${column} of ${number}: ${said}`).to.be.false;
        expect(said).to.match(new RegExp(`BROKEN: entry (${number}|${number + 1}) `));
      });
    }
    expect((await run('verify', '--heads', heads)).isWhole, 'put back').to.be.true;
  });

  it('finds a tail that was cut off, and a chain that was made anew with the keys of the server, by any later head', async () => {
    const heads = await headsFile();
    await tampered(
      (database) => database.exec('delete from complaint_ledger where number > 5'),
      async () => {
        expect((await run('verify')).isWhole, 'looks whole without a head').to.be.true;
        expect((await run('verify', '--heads', heads)).said).to.match(/BROKEN: entry \d+ .* is not there any more/);
      },
    );
    const entries = await store.complaintLedger.entries(SITE);
    const third = entries[2]!;
    const rebuilt: LedgerEntry[] = entries.slice(0, 2);
    for (const entry of entries.slice(2))
      rebuilt.push(
        nextEntry({ ...entry, content: hashText(`other ${entry.number}`) }, rebuilt.at(-1)?.hash ?? NO_ENTRY, hashText),
      );
    const write = (database: DatabaseSync) => {
      const update = 'update complaint_ledger set content = ?, previous = ?, hash = ? where number = ?';
      for (const { content, previous, hash, number } of rebuilt)
        database.prepare(update).run(content, previous, hash, number);
    };
    await tampered(write, async () => {
      expect((await run('verify')).isWhole, 'looks whole without a receipt').to.be.true;
      const receipt = `${SITE}:3:${third.hash}`;
      expect(await run('verify', '--receipt', receipt)).to.deep.equal({
        isWhole: false,
        said: `site ${SITE}: BROKEN: entry 3 is another one than was published or is on a receipt: the ledger was made anew`,
      });
    });
  });

  it('finds the ledger of a site that is not published any more', async () => {
    const heads = await headsFile();
    expect(await store.publishing.remove(SITE)).to.be.true;
    expect(await store.sites.all()).to.deep.equal([]);
    expect((await run('verify', '--heads', heads)).isWhole).to.be.true;
    expect((await run('heads')).said).to.equal((await readFile(heads, 'utf8')).trim());
  });

  it('explains itself when it is called in another way', async () => {
    const wrong = [
      [],
      ['verify', 'x'],
      ['heads', '--ledger', 'x'],
      ['export'],
      ['verify', '--receipt', '1:1:x'],
      ['x'],
    ];
    for (const args of wrong) expect(() => readAuditCommand(args), args.join(' ')).to.throw(/^usage:/);
    const broken = join(folder, 'broken.jsonl');
    await writeFile(broken, '\n{ "site": "1" }\n');
    expect(await run('verify', '--heads', broken).catch(String)).to.contain(`${broken}:2 is no head of a ledger`);
  });

  it('checks the signatures of published heads, and by which key they were made', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const day = '2026-11-21' as CalendarDate;
    const newest = JSON.parse((await run('heads')).said) as LedgerHead;
    const head = headSigner(privateKey)({ ...newest, day });
    const { signature: _, ...unsigned } = head;
    const path = join(folder, 'published.jsonl');
    const verifyHead = async (line: object, ...key: string[]) => {
      await writeFile(path, `${JSON.stringify(line)}\n`);
      return await run('verify', '--heads', path, ...key);
    };
    expect(await verifyHead(head)).to.have.property('isWhole', true);
    expect(await verifyHead(head, '--key', head.publicKey)).to.have.property('isWhole', true);
    const other = headSigner(generateKeyPairSync('ed25519').privateKey)({ ...newest, day });
    for (const [line, key, said] of [
      [{ ...head, day: '2026-11-20' }, [], 'was changed since it was signed'],
      [{ ...head, number: head.number - 1 }, [], 'was changed since it was signed'],
      [other, ['--key', head.publicKey], 'was signed with another key'],
      [newest, ['--key', head.publicKey], 'is not signed'],
      [unsigned, [], 'is not signed'],
    ] as const) {
      const { isWhole, said: text } = await verifyHead(line, ...key);
      expect(isWhole, text).to.equal(false);
      expect(text).to.include('FORGED').and.include(said);
    }
    for (const key of ['no key', undefined])
      expect(() => readAuditCommand(['verify', '--key', ...(key === undefined ? [] : [key])])).to.throw('usage');
    expect(readAuditCommand(['verify', '--key', `-${head.publicKey.slice(1)}`])).to.be.a('function');
  });
});

function other(column: (typeof COLUMNS)[number]): string {
  if (column === 'at') return '2026-11-20T03:00:00.000Z';
  return column === 'event' ? 'erased' : (hashText('another') satisfies LedgerHash);
}
