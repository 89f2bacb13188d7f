import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import type { TrackingCode } from '#domain/complaints/trackingCode.ts';
import { parseLongText } from '#domain/forms/longText.ts';
import { parsePersonName } from '#domain/forms/personName.ts';
import { Settings } from '#config/Settings.ts';
import type { KeptDays } from '#domain/inbox/retention.ts';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import { refused } from '#domain/outcome.ts';
import type { Filing } from '#ports/complaints/Complaints.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { FolderRetention } from '#adapters/retention/FolderRetention.ts';
import { CodeTipHolders } from '#adapters/tips/CodeTipHolders.ts';
import { FolderTips } from '#adapters/tips/FolderTips.ts';
import { OTHER_SITE, SITE } from '#test/support/builders.ts';
import { aFiling, COMPLAINT_PASSWORD } from '#test/support/complaintBuilders.ts';
import { onEveryEngine, STORE_ENGINES, type Engine, type OpenedStore } from '#test/support/engines.ts';
import { aContactMessage, aSubmissionId, value } from '#test/support/inboxBuilders.ts';
import { aVisitor } from '#test/support/memberBuilders.ts';
import { filesIn } from '#test/support/testAttachments.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';

const SOMSRI = 'somsri' as Operator;
const { keptDays: KEPT_DAYS } = new Settings();
const WORKER = { operator: SOMSRI, name: value(parsePersonName('สมศรี')) };

onEveryEngine('Retention', STORE_ENGINES, retentionContract);

function retentionContract(engine: Engine<OpenedStore>): void {
  const clock = testClock();
  let store: OpenedStore;
  let tipsFolder: string;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    tipsFolder = join(tmpdir(), `thara-tips-${randomUUID()}`);
    store = await engine.open(emptySites(), clock);
  });
  afterEach(async () => {
    await store.close();
    await rm(tipsFolder, { recursive: true, force: true });
  });

  const retention = (days: KeptDays = KEPT_DAYS) =>
    new FolderRetention(store.retentionRows, { days, submissionsFolder: store.submissionsFolder, tipsFolder, clock });
  const save = async (site = SITE) => {
    const content = Readable.from([Buffer.from('GIF89a')]);
    return value(await store.attachments.save({ site, name: 'น้ำ.gif', content })).id;
  };
  const receipt = async (given: Partial<Filing> = {}) =>
    value(await store.complaints.file(aFiling({ files: [await save(given.site)], ...given }), aVisitor()));
  const file = async (given: Partial<Filing> = {}) => (await receipt(given)).code;
  const open = (code: TrackingCode, site = SITE) =>
    store.complaints.open(site, { code, password: COMPLAINT_PASSWORD }, aVisitor());
  const withdraw = async (code: TrackingCode, site = SITE) =>
    value(await store.complaints.act(site, value(await open(code, site)), { id: aSubmissionId(), type: 'withdraw' }));
  const isThere = async (code: TrackingCode) => (await open(code)).ok;
  const finish = async (code: TrackingCode) => {
    value(await store.complaintsDesk.act(code, { type: 'take' }, WORKER));
    const text = value(parseLongText('ซ่อมแล้ว'));
    value(await store.complaintsDesk.act(code, { type: 'finish', text, files: [] }, WORKER));
  };

  it('deletes complaints with their files two years after they were finished or withdrawn, and no others', async () => {
    const [finished, withdrawn, received] = [await file(), await file(), await file()];
    await finish(finished);
    await withdraw(withdrawn);
    const reopened = await file();
    await finish(reopened);
    const reason = value(parseLongText('น้ำยังไหล'));
    const act = { id: aSubmissionId(), type: 'reopen', text: reason } as const;
    value(await store.complaints.act(SITE, value(await open(reopened)), act));
    clock.set('2026-11-22T03:00:00Z');
    const later = await file();
    await finish(later);
    clock.set('2028-11-20T02:59:59.999Z');
    expect(await retention().apply()).to.deep.equal([]);
    clock.set('2028-11-20T03:00:00Z');
    const counts = [{ site: SITE, kind: 'complaints', count: 2 }];
    expect(await retention().plan()).to.deep.equal(counts);
    expect(await isThere(finished), 'a plan deletes nothing').to.equal(true);
    expect(await retention().apply()).to.deep.equal(counts);
    expect(await retention().apply()).to.deep.equal([]);
    expect(await open(finished)).to.deep.equal(refused('complaintNotOpened'));
    expect(await open(withdrawn)).to.deep.equal(refused('complaintNotOpened'));
    for (const code of [received, reopened, later]) expect(await isThere(code)).to.equal(true);
    expect(await filesIn(store.submissionsFolder)).to.have.length(3);
  });

  it('leaves an entry of the ledger for each complaint that it deletes', async () => {
    const code = await file();
    await withdraw(code);
    clock.set('2028-11-20T03:00:00Z');
    await retention().apply();
    expect((await receipt()).ledger.number, 'filed, withdrawn, erased, this one').to.equal(4);
  });

  it('counts by site and kind, and keeps what people send for as many days as is set', async () => {
    for (const site of [OTHER_SITE, SITE, SITE]) await withdraw(await file({ site }), site);
    const message = { site: SITE, id: aSubmissionId(), content: aContactMessage(), files: [], language: 'th' } as const;
    const { reference } = value(await store.inbox.submit(message));
    await store.inboxDesk.markDone(reference, SOMSRI);
    clock.set('2026-12-01T03:00:00Z');
    expect(await retention({ messages: 11, complaints: 11, tips: 11 }).apply()).to.deep.equal([]);
    expect(await retention({ messages: 10, complaints: 10 }).apply()).to.deep.equal([
      { site: SITE, kind: 'messages', count: 1 },
      { site: SITE, kind: 'complaints', count: 2 },
      { site: OTHER_SITE, kind: 'complaints', count: 1 },
    ]);
    expect(await store.inboxDesk.list({ site: SITE, state: 'all' }, SOMSRI)).to.deep.equal([]);
  });

  it('deletes tips with their files and answers when that is set, and never otherwise', async () => {
    const tips = new FolderTips(store.tipRows, tipsFolder, clock);
    const holders = new CodeTipHolders();
    const { replyKey } = await holders.holderOf('1'.repeat(32) as SubmissionId);
    const content = Readable.from([Buffer.from('age-encryption.org/v1\nsealed')]);
    const { reference } = value(await tips.put({ site: SITE, replyKey, content }));
    const sealed = Buffer.from('age-encryption.org/v1\n-> X25519 key\nbody\n--- mac\n');
    value(await tips.reply(reference, sealed, SOMSRI));
    clock.set('2028-11-20T03:00:00Z');
    expect(await retention().apply()).to.deep.equal([]);
    expect(await readdir(tipsFolder)).to.have.length(1);
    const kept = { ...KEPT_DAYS, tips: 731 };
    expect(await retention(kept).apply()).to.deep.equal([]);
    expect(await retention({ ...kept, tips: 730 }).apply()).to.deep.equal([{ site: SITE, kind: 'tips', count: 1 }]);
    expect(await readdir(tipsFolder)).to.deep.equal([]);
    expect(await tips.replies(SITE, replyKey)).to.equal(undefined);
    expect(await tips.export(SITE, SOMSRI)).to.deep.equal([]);
  });

  it('deletes all of very many', async () => {
    for (let index = 0; index < 101; index++) {
      const content = aContactMessage();
      const message = { site: SITE, id: aSubmissionId(), content, files: [], language: 'th' } as const;
      const { reference } = value(await store.inbox.submit(message));
      await store.inboxDesk.markDone(reference, SOMSRI);
    }
    clock.set('2028-11-20T03:00:00Z');
    expect(await retention().apply()).to.deep.equal([{ site: SITE, kind: 'messages', count: 101 }]);
  });
}
