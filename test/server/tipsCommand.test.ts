import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import { operatorName } from '#config/operatorName.ts';
import { referenceOf } from '#domain/inbox/reference.ts';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { AgeTipSealing } from '#adapters/tips/AgeTipSealing.ts';
import { CodeTipHolders } from '#adapters/tips/CodeTipHolders.ts';
import { FolderTips } from '#adapters/tips/FolderTips.ts';
import { sealReply } from '#adapters/tips/sealReply.ts';
import { readTipsCommand } from '#server/cli/tipsCommand.ts';
import { aSiteArchive, SITE } from '#test/support/builders.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { runProgram } from '#test/support/runProgram.ts';
import { testClock } from '#test/support/testClock.ts';
import { inOrder, TIP, tipContent, tipFile, tipHolder } from '#test/support/tipBuilders.ts';

const PHOTO = Buffer.from('a photo');
const OWNER_ONLY = [0o600, 0o700];
const noStore = () => Promise.reject(new Error('there is no store where tips are read'));

describe('The commands for those who read tips', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'thara-tips-'))));
  afterEach(() => rm(folder, { recursive: true }));

  const at = (name: string) => join(folder, name);
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    await readTipsCommand(args)((line) => lines.push(line), noStore);
    return lines.join('\n');
  };
  const failing = (...args: string[]) => run(...args).then(() => 'nothing failed', String);
  const rightsOf = async (name: string) => (await stat(at(name))).mode & 0o777;

  /** A new key, and a tip that was sealed to it. */
  async function sealTip(): Promise<void> {
    const said = await run('keygen', at('key'));
    const publicKey = /TIPS_PUBLIC_KEY=(age1\S+)/.exec(said)![1]!;
    const { replyKey } = await tipHolder();
    const parts = inOrder(tipFile('หลักฐาน.jpg', [PHOTO]), tipContent(replyKey));
    await writeFile(at('48209-37512.age'), new AgeTipSealing(publicKey).seal(parts));
  }

  it('make a key pair whose private half is readable for its owner only, and never replace one', async () => {
    const said = await run('keygen', at('key'));
    expect(said).to.contain('Never copy it to a server');
    expect(await rightsOf('key')).to.equal(0o600);
    const key = await readFile(at('key'), 'utf8');
    expect(key).to.match(/^# public key: age1\S+\nAGE-SECRET-KEY-1\S+\n$/);
    expect(said).not.to.contain('AGE-SECRET-KEY-1');
    expect(await failing('keygen', at('key'))).to.contain('EEXIST');
    expect(await readFile(at('key'), 'utf8')).to.equal(key);
  });

  it('open a sealed tip into a folder for its owner only', async () => {
    await sealTip();
    const said = await run('open', at('key'), at('48209-37512.age'), at('opened'));
    expect(said.split('\n')).to.deep.equal([at('opened/files/1-หลักฐาน.jpg'), at('opened/tip.json')]);
    expect(await readFile(at('opened/files/1-หลักฐาน.jpg'))).to.deep.equal(PHOTO);
    expect(JSON.parse(await readFile(at('opened/tip.json'), 'utf8'))).to.deep.include({ tip: TIP });
    for (const name of ['opened', 'opened/files', 'opened/tip.json', 'opened/files/1-หลักฐาน.jpg'])
      expect(OWNER_ONLY, name).to.include(await rightsOf(name));
    expect(await failing('open', at('key'), at('48209-37512.age'), at('opened'))).to.contain('EEXIST');
  });

  it('say when a tip does not open, and then write nothing', async () => {
    await sealTip();
    await run('keygen', at('other'));
    expect(await failing('open', at('other'), at('48209-37512.age'), at('opened'))).to.contain('another key');
    await writeFile(at('48209-37512.age'), (await readFile(at('48209-37512.age'))).subarray(0, -1));
    expect(await failing('open', at('key'), at('48209-37512.age'), at('opened'))).to.contain('damaged');
    expect(await failing('open', at('48209-37512.age'), at('key'), at('opened'))).to.contain('no private key');
    expect(await failing('open', at('key'), at('none.age'), at('opened'))).to.contain('ENOENT');
    expect(await readdir(folder)).not.to.include('opened');
  });

  it('seal an answer that opens with the code on the receipt', async () => {
    await sealTip();
    await run('open', at('key'), at('48209-37512.age'), at('opened'));
    await writeFile(at('answer.txt'), 'ขอบคุณครับ เราตรวจสอบแล้ว\n');
    await run('reply', 'seal', at('opened'), at('answer.txt'), at('answer.age'));
    const sealed = await readFile(at('answer.age'));
    expect(sealed.includes('ขอบคุณ')).to.equal(false);
    const { code } = await tipHolder();
    expect(await (await new CodeTipHolders().withCode(code)).openReply(sealed)).to.equal('ขอบคุณครับ เราตรวจสอบแล้ว');
    await writeFile(at('answer.txt'), ' \n');
    expect(await failing('reply', 'seal', at('opened'), at('answer.txt'), at('empty.age'))).to.contain('empty');
    expect(await failing('reply', 'seal', folder, at('answer.txt'), at('empty.age'))).to.contain('ENOENT');
  });

  it('say how they are used when an argument is missing, or one too many', () => {
    for (const args of [
      [],
      ['keygen'],
      ['keygen', 'a', 'b'],
      ['open', 'a', 'b'],
      ['reply'],
      ['reply', 'seal', 'a'],
      ['export', 'a', '9999'],
    ])
      expect(() => readTipsCommand(args), args.join(' ')).to.throw('usage');
  });
});

describe('The commands that hand over tips where the store is', () => {
  let folder: string;
  let store: Store;
  let tips: FolderTips;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-tips-'));
    store = await openStore({ engine: 'sqlite', file: join(folder, 'thara.sqlite') }, testClock(), () => undefined);
    await store.publishing.publish([aSiteArchive()], () => undefined);
    tips = new FolderTips(store.tipRows, join(folder, 'tips'), testClock());
  });
  after(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  const at = (name: string) => join(folder, name);
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const sites = async () => (await store.sites.all()).map(({ id }) => id);
    const place = { desk: tips, operator: 'somsri' as Operator, sites };
    await readTipsCommand(args)(
      (line) => lines.push(line),
      () => Promise.resolve(place),
    );
    return lines.join('\n');
  };
  const put = async (submission: string, content: string) => {
    const { replyKey } = await new CodeTipHolders().holderOf(submission as SubmissionId);
    const tip = { site: SITE, replyKey, content: Readable.from([Buffer.from(content)]) };
    return { replyKey, ...value(await tips.put(tip)) };
  };

  it('write each sealed tip once into a folder', async () => {
    const first = await put('1'.repeat(32), 'the first');
    const program = ['--import', 'tsx', 'src/server/cli/tips.ts', 'export', at('out')];
    expect(await runProgram(program, { DATA_DIR: folder })) //
      .to.deep.equal({ code: 0, said: `1 new tip in ${at('out')}\n` });
    expect((await store.inboxDesk.uses())[0]).to.include({ action: 'exportTips', operator: operatorName() });
    await writeFile(at(`out/${first.reference}.age`), 'read already');
    const second = await put('2'.repeat(32), 'the second');
    expect(await run('export', at('out'), SITE)).to.equal(`1 new tip in ${at('out')}`);
    expect(await run('export', at('out'))).to.equal(`0 new tips in ${at('out')}`);
    expect(await readdir(at('out'))).to.have.members([`${first.reference}.age`, `${second.reference}.age`]);
    expect(await readFile(at(`out/${first.reference}.age`), 'utf8')).to.equal('read already');
    expect(await readFile(at(`out/${second.reference}.age`), 'utf8')).to.equal('the second');
  });

  it('send an answer that was sealed where tips are read, and no other', async () => {
    const { reference, replyKey } = await put('3'.repeat(32), 'the third');
    const send = (...args: string[]) => run('reply', 'send', ...args).catch(String);
    await writeFile(at('answer.txt'), 'We found it.');
    expect(await send(reference, at('answer.txt'))).to.contain('not sealed');
    await writeFile(at('answer.age'), await sealReply(replyKey, 'We found it.'));
    expect(await send(referenceOf(1), at('answer.age'))).to.contain('no tip');
    expect((await tips.replies(SITE, replyKey))?.replies).to.deep.equal([]);
    expect(await send(reference.replace('-', ' '), at('answer.age'))).to.contain(reference);
    expect((await tips.replies(SITE, replyKey))?.replies).to.have.length(1);
    expect(() => readTipsCommand(['reply', 'send', '48209-37511', 'a'])).to.throw('no reference');
  });
});
