import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect } from 'chai';
import sinon, { type SinonFakeTimers } from 'sinon';
import { tee } from '#adapters/department-api/cache/tee.ts';

const CHUNK = Buffer.alloc(65_536, 'x');
const CHUNKS = 50;
/** What the streams may buffer altogether. */
const FEW_CHUNKS = 8;

/** The copy: a disk that writes when the test allows it. */
class Disk extends Writable {
  written = 0;
  isComplete = false;
  onWrite: (done: (fault?: Error) => void) => void = (done) => done();

  override _write(chunk: Buffer, _encoding: string, done: (fault?: Error) => void): void {
    this.written += chunk.length;
    this.onWrite(done);
  }

  override _final(done: () => void): void {
    this.isComplete = true;
    done();
  }
}

describe('A stream that is copied to a file while it is read', () => {
  let clock: SinonFakeTimers;
  let disk: Disk;
  let taken: number;
  beforeEach(() => {
    clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    disk = new Disk();
  });
  afterEach(() => {
    expect(clock.countTimers()).to.equal(0);
    clock.restore();
  });

  const file = () => {
    taken = 0;
    return new Readable({
      read() {
        this.push(taken++ < CHUNKS ? CHUNK : null);
      },
    });
  };
  const turns = async () => {
    for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve));
  };

  it('is complete on both sides', async () => {
    expect(await buffer(tee(file(), disk))).to.have.length(CHUNKS * CHUNK.length);
    await turns();
    expect([disk.written, disk.isComplete]).to.deep.equal([CHUNKS * CHUNK.length, true]);
  });

  it('is not read ahead while the reader pauses', async () => {
    const stream = tee(file(), disk);
    await turns();
    expect(taken).to.be.at.most(FEW_CHUNKS);
    expect(disk.written).to.be.at.most(FEW_CHUNKS * CHUNK.length);
    expect(await buffer(stream)).to.have.length(CHUNKS * CHUNK.length);
  });

  it('does not pile up before a slow disk, for which the reader waits a moment', async () => {
    const writes: (() => void)[] = [];
    disk.onWrite = (done) => writes.push(done);
    const read = buffer(tee(file(), disk));
    await turns();
    expect(taken).to.be.at.most(FEW_CHUNKS);
    while (!disk.isComplete) {
      clock.tick(999);
      writes.splice(0).forEach((done) => done());
      await turns();
    }
    expect(await read).to.have.length(CHUNKS * CHUNK.length);
    expect(disk.written).to.equal(CHUNKS * CHUNK.length);
  });

  it('goes on without the copy when the disk has hung for a second, even if for ever', async () => {
    disk.onWrite = () => undefined;
    disk._destroy = () => undefined; // a file is not closed either while a write hangs
    const read = buffer(tee(file(), disk));
    await turns();
    clock.tick(1_000);
    expect(await read).to.have.length(CHUNKS * CHUNK.length);
    expect(disk.errored?.message).to.equal('nothing could be written for 1000 ms');
    expect(disk.isComplete).to.equal(false);
  });

  it('goes on without the copy when the disk fails, at once or in the middle', async () => {
    for (const written of [0, 3]) {
      const failing = new Disk();
      failing.onWrite = (done) => done(failing.written > written * CHUNK.length ? new Error('full') : undefined);
      expect(await buffer(tee(file(), failing))).to.have.length(CHUNKS * CHUNK.length);
      expect([failing.destroyed, failing.isComplete]).to.deep.equal([true, false]);
    }
  });

  it('leaves half a copy when the reader stops, and reads no more', async () => {
    const source = file();
    const stream = tee(source, disk);
    stream.once('data', () => stream.destroy());
    await turns();
    expect([source.destroyed, disk.destroyed, disk.isComplete]).to.deep.equal([true, true, false]);
    expect(taken).to.be.at.most(FEW_CHUNKS);
  });

  it('leaves half a copy when the source breaks off, which is an error for the reader', async () => {
    const fault = new Error('broken off');
    taken = 0;
    const source = new Readable({
      read() {
        if (taken++ < 3) this.push(CHUNK);
        else this.destroy(fault);
      },
    });
    const received = await buffer(tee(source, disk)).catch((error: unknown) => error);
    await turns();
    expect(received).to.equal(fault);
    expect([disk.destroyed, disk.isComplete]).to.deep.equal([true, false]);
  });
});
