import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { PassThrough, Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect } from 'chai';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import { parseTipCode } from '#domain/tips/tipCode.ts';
import { parseReplyKey } from '#ports/TipHolders.ts';
import type { TipPart } from '#ports/TipSealing.ts';
import { AgeTipSealing } from '#adapters/tips/AgeTipSealing.ts';
import { CodeTipHolders } from '#adapters/tips/CodeTipHolders.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { memoryInUse } from '#test/support/memoryInUse.ts';
import { openAge } from '#test/support/openAge.ts';
import { inOrder, SUBMISSION, TIP, tipContent, tipFile, tipHolder } from '#test/support/tipBuilders.ts';
import { unzip } from '#test/support/unzip.ts';
import { waitUntil } from '#test/support/waitUntil.ts';

const MEGABYTE = 1_048_576;
const PHOTO = Buffer.from('a photo of an envelope with money'.repeat(10_000));

describe('A sealed tip', () => {
  let privateKey: string;
  let publicKey: string;
  before(async () => {
    privateKey = await generateX25519Identity();
    publicKey = await identityToRecipient(privateKey);
  });

  const seal = (parts: AsyncIterable<TipPart>) => new AgeTipSealing(publicKey).seal(parts);
  const open = async (sealed: Buffer, key = privateKey) => {
    const decrypter = new Decrypter();
    decrypter.addIdentity(key);
    return await unzip(Buffer.from(await decrypter.decrypt(sealed)));
  };

  it('is opened with the private key, with all files, whether they come before or after the fields', async () => {
    const { replyKey } = await tipHolder();
    const [first, content, second] = [
      tipFile('หลักฐาน.jpg', [PHOTO.subarray(0, 70_000), PHOTO.subarray(70_000)]),
      tipContent(replyKey),
      tipFile('หลักฐาน.jpg', []),
    ];
    const opened = await open(await buffer(seal(inOrder(first, content, second))));
    expect([...opened.keys()]).to.deep.equal(['files/1-หลักฐาน.jpg', 'tip.json', 'files/2-หลักฐาน.jpg']);
    expect(opened.get('files/1-หลักฐาน.jpg')).to.deep.equal(PHOTO);
    expect(opened.get('files/2-หลักฐาน.jpg')).to.have.length(0);
    expect(JSON.parse(opened.get('tip.json')!.toString())) //
      .to.deep.equal({ tip: TIP, language: 'th', day: '2026-11-21', replyKey });
  });

  it('shows nothing of its content, is different each time, and opens with no other key', async () => {
    const { replyKey } = await tipHolder();
    const one = () => buffer(seal(inOrder(tipFile('money.jpg', [PHOTO]), tipContent(replyKey))));
    const [sealed, again] = [await one(), await one()];
    expect(sealed.equals(again)).to.equal(false);
    for (const marker of ['money', 'envelope', 'tip.json', replyKey, 'LINE', 'electionCorruption'])
      expect(sealed.includes(marker), marker).to.equal(false);
    const fault = await open(sealed, await generateX25519Identity()).catch((error: unknown) => error);
    expect(fault).to.be.an('error');
  });

  it('opens as the specification of its format says, with other cryptography than that which sealed it', async () => {
    const sealed = await buffer(seal(inOrder(tipFile('photo.jpg', [PHOTO]), tipContent((await tipHolder()).replyKey))));
    const opened = await unzip(openAge(sealed, privateKey));
    expect(opened.get('files/1-photo.jpg')).to.deep.equal(PHOTO);
    expect(JSON.parse(opened.get('tip.json')!.toString())).to.deep.include({ tip: TIP });
  });

  it('does not open when a byte was changed, or its end is missing', async () => {
    const sealed = await buffer(seal(inOrder(tipContent((await tipHolder()).replyKey))));
    const changed = Buffer.from(sealed);
    changed[changed.length - 40]! ^= 1;
    for (const wrong of [changed, sealed.subarray(0, -1)])
      expect(await open(wrong).catch((error: unknown) => error)).to.be.an('error');
  });

  it('fails where the connection of its sender breaks, and where a file is refused', async () => {
    const cut = new Readable({ read: () => undefined });
    cut.push(PHOTO);
    const sealed = seal(inOrder(tipFile('before.jpg', [PHOTO]), { ...tipFile('cut.jpg', []), content: cut }));
    setImmediate(() => cut.destroy(new Error('the connection is gone')));
    expect(await buffer(sealed).catch(String)).to.contain('the connection is gone');

    async function* refusing(): AsyncGenerator<TipPart> {
      yield* inOrder(tipFile('good.jpg', [PHOTO]));
      throw new Error('the file is refused');
    }
    expect(await buffer(seal(refusing())).catch(String)).to.contain('the file is refused');
  });

  it('fails at once when the next part is waited for and does not come', async () => {
    const parts = new PassThrough({ objectMode: true, highWaterMark: 1 });
    parts.write(tipFile('first.jpg', [PHOTO]));
    const sealed = buffer(seal(parts as AsyncIterable<TipPart>)).catch(String);
    await waitUntil(() => parts.readableLength === 0);
    await pause(20); // the file is read to its end
    parts.destroy(new Error('the form is refused'));
    expect(await sealed).to.contain('the form is refused');
  });

  it('reads no further when it is not wanted any more', async () => {
    const endless = new Readable({ read: () => endless.push(PHOTO) });
    let isReturned = false;
    async function* parts(): AsyncGenerator<TipPart> {
      try {
        yield* inOrder({ ...tipFile('endless.jpg', []), content: endless }, tipFile('next.jpg', []));
      } finally {
        isReturned = true;
      }
    }
    const sealed = seal(parts());
    for await (const chunk of sealed.iterator()) if ((chunk as Buffer).length > 1_000) break;
    await waitUntil(() => isReturned);
    expect(sealed.destroyed).to.equal(true);
    endless.destroy();
  });

  it('is not begun with a public key that was copied wrongly', () => {
    const wrong = publicKey.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'));
    expect(() => new AgeTipSealing(wrong)).to.throw('copy it again');
  });

  it('takes little memory for five files of the greatest size', async () => {
    const { replyKey } = await tipHolder();
    const size = 5 * MEGABYTE;
    function* content() {
      for (let at = 0; at < size; at += PHOTO.length) yield PHOTO.subarray(0, Math.min(PHOTO.length, size - at));
    }
    const files = Array.from({ length: 5 }, (_, index) => tipFile(`${index}.jpg`, content()));
    const [before, peaks] = [memoryInUse(), [0]];
    let sealed = 0;
    const count = new Writable({
      write(chunk: Buffer, _encoding, callback) {
        if (Math.floor(sealed / size) !== Math.floor((sealed += chunk.length) / size)) peaks.push(memoryInUse());
        callback();
      },
    });
    await pipeline(seal(inOrder(...files, tipContent(replyKey))), count);
    expect(sealed).to.be.above(5 * size);
    expect(Math.max(...peaks) - before).to.be.below(3 * MEGABYTE);
  });
});

describe('The holder of the receipt of a tip', () => {
  const holders = new CodeTipHolders();
  const sealFor = async (replyKey: string, text: string) => {
    const encrypter = new Encrypter();
    encrypter.addRecipient(replyKey);
    return await encrypter.encrypt(text);
  };

  it('has the same code when a form is sent twice, and nobody else has it', async () => {
    const { code, replyKey } = await holders.holderOf(SUBMISSION);
    expect(await holders.holderOf(SUBMISSION)).to.include({ code, replyKey });
    expect(await holders.withCode(code)).to.include({ code, replyKey });
    expect(value(parseTipCode(code.toLowerCase()))).to.equal(code);
    expect(parseReplyKey(replyKey)).to.equal(replyKey);
    const other = await holders.holderOf('f'.repeat(32) as SubmissionId);
    expect([other.code, other.replyKey]).not.to.include.members([code, replyKey]);
  });

  it('opens with the code what was sealed for it, and nothing that is sealed for somebody else or changed', async () => {
    const { code, replyKey } = await holders.holderOf(SUBMISSION);
    const holder = await holders.withCode(code);
    const sealed = await sealFor(replyKey, 'ขอบคุณครับ\r\nWe look into it.');
    expect(await holder.openReply(sealed)).to.equal('ขอบคุณครับ\nWe look into it.');
    const other = await holders.holderOf('f'.repeat(32) as SubmissionId);
    expect(await other.openReply(sealed)).to.equal(undefined);
    expect(await holder.openReply(sealed.subarray(1))).to.equal(undefined);
    expect(await holder.openReply(new Uint8Array())).to.equal(undefined);
  });

  it('gets keys from a code that stay the same for years', async () => {
    expect(await holders.holderOf(SUBMISSION)).to.include({
      code: '9MWNS-AN3M3-A7JB',
      replyKey: 'age12r9gcznkpp6e64py20wmu0mcwc5nfqkqt5z8up977jwked46syyq6w30qe',
    });
  });
});
