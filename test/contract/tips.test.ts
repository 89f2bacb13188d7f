import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Encrypter } from 'age-encryption';
import { expect } from 'chai';
import { referenceOf } from '#domain/inbox/reference.ts';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import { done, refused } from '#domain/outcome.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { MAX_REPLIES, MAX_REPLY_BYTES } from '#ports/TipDesk.ts';
import type { TipHolder } from '#ports/TipHolders.ts';
import type { StoredTip } from '#ports/Tips.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { FolderTips } from '#adapters/tips/FolderTips.ts';
import { CodeTipHolders } from '#adapters/tips/CodeTipHolders.ts';
import { sweepTips } from '#adapters/tips/sweepTips.ts';
import { OTHER_SITE, SITE, siteId } from '#test/support/builders.ts';
import {
  ENGINES,
  onEveryEngine,
  STORE_ENGINES,
  type Engine,
  type OpenedStore,
  type Source,
} from '#test/support/engines.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';
import { waitUntil } from '#test/support/waitUntil.ts';

const SOMSRI = 'somsri' as Operator;
const SEALED = Buffer.from('age-encryption.org/v1\nsealed bytes '.repeat(5_000));

onEveryEngine('Tips', ENGINES, tipsContract);
onEveryEngine('TipDesk', STORE_ENGINES, tipDeskContract);

async function twoHolders(): Promise<[TipHolder, TipHolder]> {
  const holders = new CodeTipHolders();
  return [
    await holders.holderOf('1'.repeat(32) as SubmissionId),
    await holders.holderOf('2'.repeat(32) as SubmissionId),
  ];
}

function sealed(): Readable {
  return Readable.from([SEALED.subarray(0, 70_000), SEALED.subarray(70_000)], { objectMode: false });
}

/** An answer of the department. */
async function sealFor({ replyKey }: TipHolder, text: string): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(replyKey);
  return await encrypter.encrypt(text);
}

function tipsContract(engine: Engine): void {
  const clock = testClock();
  let store: Source;
  let holder: TipHolder;
  let other: TipHolder;
  before(async () => {
    [holder, other] = await twoHolders();
  });
  beforeEach(async () => {
    clock.set('2026-11-21T18:00:00Z');
    store = await engine.open(emptySites(), clock);
  });
  afterEach(async () => {
    await store.close();
  });

  const put = ({ replyKey } = holder, content = sealed(), site = SITE) =>
    store.sealedTips.put({ site, replyKey, content });
  const files = () => readdir(store.tipsFolder).catch(() => []);
  const reply = (text: string) => sealFor(holder, text);

  it('stores a form that is sent twice once, with the receipt of the first time', async () => {
    const receipt = value(await put());
    expect(receipt.isNew).to.equal(true);
    clock.set('2026-11-25T03:00:00Z');
    expect(await put()).to.deep.equal(done({ ...receipt, isNew: false }));
    expect(value(await put(other)).reference).not.to.equal(receipt.reference);
    expect(await files()).to.have.length(2);
  });

  it('stores a form that is sent several times at once only once', async () => {
    const stored = (await Promise.all(Array.from({ length: 4 }, () => put()))).map(value);
    expect(stored.filter(({ isNew }) => isNew)).to.have.length(1);
    expect(await files()).to.have.length(1);
    const [{ reference, day }] = stored as [StoredTip];
    for (const each of stored) expect(each).to.include({ reference, day });
    expect(await store.tipDesk.export(SITE, SOMSRI)).to.deep.equal([{ reference, day }]);
  });

  it('refuses a tip to a site that is not published, and the same form at another site', async () => {
    for (const site of [siteId('7777'), siteId('a\u0000b')])
      expect(await put(holder, sealed(), site)).to.deep.equal(refused('siteNotFound'));
    await put();
    expect(await put(holder, sealed(), OTHER_SITE)).to.deep.equal(refused('submissionChanged'));
    expect(await files()).to.have.length(1);
  });

  it('leaves nothing of a tip whose sender disconnects, and takes it when it is sent again', async () => {
    const cut = new Readable({ read: () => undefined });
    cut.push(SEALED);
    setImmediate(() => cut.destroy(new Error('the connection is gone')));
    expect(await put(holder, cut).catch(String)).to.contain('the connection is gone');

    const silent = new Readable({ read: () => undefined });
    const abort = new AbortController();
    setImmediate(() => abort.abort());
    const aborted = store.sealedTips.put({ site: SITE, replyKey: holder.replyKey, content: silent }, abort.signal);
    expect(await aborted.catch((error: unknown) => error)).to.be.an.instanceOf(Error);
    await waitUntil(async () => (await files()).length === 0);
    expect(await put()).to.have.property('ok', true);
  });

  it('gives the holder of the code the number and the answers, oldest first, and nobody else', async () => {
    const { reference } = value(await put());
    const receipt = { reference, day: '2026-11-22' };
    expect(await store.sealedTips.replies(SITE, holder.replyKey)).to.deep.equal({ ...receipt, replies: [] });
    const [one, two] = [await reply('ขอบคุณครับ'), await reply('We found it.')];
    expect(await store.tipDesk.reply(reference, one, SOMSRI)).to.deep.equal(done(undefined));
    clock.set('2026-11-23T03:00:00Z');
    expect(await store.tipDesk.reply(reference, two, SOMSRI)).to.deep.equal(done(undefined));
    expect(await store.sealedTips.replies(SITE, holder.replyKey)).to.deep.equal({
      ...receipt,
      replies: [
        { day: '2026-11-22', content: new Uint8Array(one) },
        { day: '2026-11-23', content: new Uint8Array(two) },
      ],
    });
    expect(await store.sealedTips.replies(OTHER_SITE, holder.replyKey)).to.equal(undefined);
    expect(await store.sealedTips.replies(SITE, other.replyKey)).to.equal(undefined);
    expect((await store.inboxDesk.uses())[0]).to.include({ action: 'replyToTip', subject: reference });
  });
}

function tipDeskContract(engine: Engine<OpenedStore>): void {
  const clock = testClock();
  let store: OpenedStore;
  let holder: TipHolder;
  let other: TipHolder;
  before(async () => {
    [holder, other] = await twoHolders();
  });
  beforeEach(async () => {
    clock.set('2026-11-21T18:00:00Z');
    store = await engine.open(emptySites(), clock);
  });
  afterEach(async () => {
    await store.close();
  });

  const put = ({ replyKey } = holder, content = sealed(), site = SITE) =>
    store.sealedTips.put({ site, replyKey, content });
  const files = () => readdir(store.tipsFolder).catch(() => []);
  const reply = (text: string) => sealFor(holder, text);

  it('stores a sealed tip for ever, with the day only, and opens it as it was', async () => {
    const receipt = value(await put());
    expect(receipt.reference).to.match(/^\d{5}-\d{5}$/);
    expect(receipt.day).to.equal('2026-11-22'); // it is past midnight in Bangkok
    const again = new FolderTips((await store.reopen()).tipRows, store.tipsFolder, clock);
    expect(await buffer((await again.open(receipt.reference))!)).to.deep.equal(SEALED);
    const [file] = await files();
    const { mtime, mode } = await stat(join(store.tipsFolder, file!));
    expect([mtime.toISOString(), mode & 0o777]).to.deep.equal(['2026-11-22T00:00:00.000Z', 0o600]);
    expect(await store.tipDesk.open(referenceOf(1))).to.equal(undefined);
  });

  it('says that it is unavailable when the folder cannot be written to, or the store is gone', async () => {
    await writeFile(store.tipsFolder, 'not a folder');
    expect(await put().catch((error: unknown) => error)).to.be.an.instanceOf(Unavailable);
    await rm(store.tipsFolder);
    await put();
    await store.breakDown();
    const calls = [put(other), store.sealedTips.replies(SITE, holder.replyKey), store.tipDesk.export(SITE, SOMSRI)];
    for (const call of calls) expect(await call.catch((error: unknown) => error)).to.be.an.instanceOf(Unavailable);
    expect(await files()).to.have.length(1);
  });

  it('hands over the tips of one site, oldest day first, and records who took them', async () => {
    const { reference, day } = value(await put());
    await put(other, sealed(), OTHER_SITE);
    expect(await store.tipDesk.export(SITE, SOMSRI)).to.deep.equal([{ reference, day }]);
    expect(await store.tipDesk.export(siteId('a\u0000b'), SOMSRI)).to.deep.equal([]);
    const use = { at: '2026-11-21T18:00:00.000Z', operator: SOMSRI, action: 'exportTips', subject: SITE };
    expect(await store.inboxDesk.uses()).to.deep.equal([use]);
  });

  it('refuses an answer that is not sealed, to no tip, or one too many', async () => {
    const { reference } = value(await put());
    const plain = Buffer.from('We found it.');
    const [small, large] = [await reply('x'), await reply('x'.repeat(MAX_REPLY_BYTES))];
    for (const wrong of [plain, Buffer.alloc(0), large])
      expect(await store.tipDesk.reply(reference, wrong, SOMSRI)).to.deep.equal(refused('notSealed'));
    expect(await store.tipDesk.reply(referenceOf(1), small, SOMSRI)).to.deep.equal(refused('tipNotFound'));
    for (let count = 0; count < MAX_REPLIES; count++)
      expect(await store.tipDesk.reply(reference, small, SOMSRI)).to.deep.equal(done(undefined));
    expect(await store.tipDesk.reply(reference, small, SOMSRI)).to.deep.equal(refused('tooManyReplies'));
  });

  it('deletes what a killed process left behind after a day, and no tip', async () => {
    await sweepTips(store.tipRows, store.tipsFolder, clock.now());
    await mkdir(store.tipsFolder);
    const strays = ['0'.repeat(32) + '.age', '0'.repeat(32) + '.age.1f.partial'];
    for (const name of [...strays, 'of-somebody-else']) {
      await writeFile(join(store.tipsFolder, name), SEALED);
      await utimes(join(store.tipsFolder, name), new Date(clock.now()), new Date(clock.now()));
    }
    const { reference } = value(await put());
    clock.set('2026-11-22T17:59:59Z');
    await sweepTips(store.tipRows, store.tipsFolder, clock.now());
    expect(await files()).to.have.length(4);
    clock.set('2026-11-23T18:00:00Z');
    await sweepTips(store.tipRows, store.tipsFolder, clock.now());
    expect(await files())
      .to.have.length(2)
      .and.include('of-somebody-else');
    expect(await buffer((await store.tipDesk.open(reference))!)).to.deep.equal(SEALED);
  });
}
