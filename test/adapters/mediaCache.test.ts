import { hash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import sinon from 'sinon';
import type { ByteRange } from '#ports/Media.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { openDepartmentApi, type DepartmentApi } from '#adapters/department-api/openDepartmentApi.ts';
import { SITE } from '#test/support/builders.ts';
import { answer, reset, ScriptedApi, type Reply } from '#test/support/ScriptedApi.ts';
import { testClock } from '#test/support/testClock.ts';
import { waitUntil } from '#test/support/waitUntil.ts';

const nameOf = (digit: number, ending = 'pdf') => `${String(digit).repeat(32)}.${ending}`;
const VIDEO = nameOf(9, 'mp4');
/** More bytes than unread streams buffer. */
const LARGE = 5_000_000;
/** Fewer bytes, but more than one stream buffers. */
const MEDIUM = 200_000;

describe("The cache of media of the department's API", () => {
  const clock = testClock();
  let folder: string;
  let server: ScriptedApi;
  let api: DepartmentApi;
  let warnings: string[];
  /** Called for every file that the cache begins to save. */
  let saves: sinon.SinonSpy;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    warnings = [];
    saves = sinon.spy(fs, 'createWriteStream');
    syncBuiltinESMExports();
    folder = await mkdtemp(join(tmpdir(), 'thara-copies-'));
    server = await ScriptedApi.start();
    server.reply(files);
    api = open();
  });
  afterEach(async () => {
    sinon.restore();
    syncBuiltinESMExports();
    await api.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const open = (copies: { folder?: string; maxBytes?: number } = {}) =>
    openDepartmentApi({
      baseUrl: server.baseUrl,
      clientId: 'web',
      clientSecret: 'the-client-secret',
      clock,
      warn: (message) => warnings.push(message),
      mediaCache: { folder, maxBytes: 100_000_000, ...copies },
    });
  /** Simulates a restart of the process; files that were read completely are cached then. */
  const restart = async (copies: Parameters<typeof open>[0] = {}) => {
    await api.close();
    api = open(copies);
  };
  const stream = async (name: string, range?: ByteRange, signal?: AbortSignal) =>
    (await api.media.open(SITE, name, signal))!.stream(range);
  const read = async (name: string, range?: ByteRange) => await buffer(await stream(name, range));
  const cachedNames = async () => (await readdir(folder)).sort();
  const namesOf = (...digits: readonly number[]) => digits.map((digit) => cachedName(nameOf(digit)));
  /** The number of requests to the API during some work. */
  const callsDuring = async (work: () => Promise<unknown>) => {
    const before = server.calls.length;
    await work();
    return server.calls.length - before;
  };

  it('serves files without the API, whole and in ranges, before a restart and after it', async () => {
    // On a busy machine, a file has its name for a while before the cache knows of it.
    await waitUntil(async () => (await callsDuring(() => read(nameOf(1)))) === 0);
    server.reply(reset);
    for (const when of ['before', 'after']) {
      const calls = await callsDuring(async () => {
        const file = await api.media.open(SITE, nameOf(1));
        expect(file, when).to.include({ type: 'application/pdf', size: 100, supportsRanges: true });
        expect(await buffer(file!.stream()), when).to.deep.equal(bytesOf(nameOf(1)));
        expect(await read(nameOf(1), { start: 10, end: 19 }), when).to.deep.equal(bytesOf(nameOf(1)).subarray(10, 20));
      });
      expect(calls, when).to.equal(0);
      expect(await api.media.open(SITE, nameOf(2)).catch((fault: unknown) => fault)).to.be.instanceOf(Unavailable);
      await restart();
    }
    expect(warnings.filter((one) => one.includes('media'))).to.be.empty;
    expect((await stat(join(folder, namesOf(1)[0]!))).mode & 0o777).to.equal(0o600);
  });

  it('saves a video when the player requests a range that is the whole file, but no other range', async () => {
    expect(await read(nameOf(1), { start: 0, end: 98 })).to.have.length(99);
    expect(await read(nameOf(1), { start: 1, end: 99 })).to.have.length(99);
    await restart();
    expect([...(await cachedNames()), ...warnings]).to.be.empty;
    expect(await read(nameOf(1), { start: 0, end: 99 })).to.deep.equal(bytesOf(nameOf(1)));
    await restart();
    expect(await cachedNames()).to.deep.equal(namesOf(1));
  });

  it('saves a file once when many visitors request it at the same time, and serves all of them', async () => {
    // The disk of a busy machine may pause for longer than a copy waits.
    const timers = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reading = await Promise.all([1, 2, 3, 4].map(() => begin(VIDEO)));
    expect(saves.callCount).to.equal(1);
    for (const one of await Promise.all(reading.map((each) => buffer(each))))
      expect(one.equals(bytesOf(VIDEO))).to.equal(true);
    timers.restore();
    await restart();
    expect(await cachedNames()).to.deep.equal([cachedName(VIDEO)]);
    expect(await callsDuring(() => read(VIDEO))).to.equal(0);
  });

  it('does not save a file again for a reader who opened it before it was cached', async () => {
    const file = await api.media.open(SITE, nameOf(1));
    await buffer(file!.stream());
    await waitUntil(async () => (await cachedNames())[0] === namesOf(1)[0]);
    const { ino } = await stat(join(folder, namesOf(1)[0]!));
    await buffer(file!.stream());
    await restart();
    expect((await stat(join(folder, namesOf(1)[0]!))).ino).to.equal(ino);
  });

  it('does not delay the end of the server while a reader pauses', async () => {
    let sent: Promise<unknown> | undefined;
    server.reply((response, request) => {
      sent = once(response, 'finish');
      files(response, request);
    });
    const reading = await begin(nameOf(1, 'zip'));
    await waitUntil(async () => (await cachedNames()).length > 0);
    await sent;
    await restart();
    expect(await cachedNames()).to.be.empty;
    reading.destroy();
  });

  it('saves nothing when the reader disconnects half way, or when the server stops', async () => {
    const gone = await stream(VIDEO);
    gone.once('data', () => gone.destroy());
    await once(gone, 'close');
    const client = new AbortController();
    const aborted = await stream(VIDEO, undefined, client.signal);
    aborted.once('data', () => client.abort());
    const fault: unknown = await buffer(aborted).catch((error: unknown) => error);
    expect(fault).to.be.instanceOf(Unavailable);
    await waitUntil(async () => (await cachedNames()).length === 0);
    await restart();
    const reading = await begin(VIDEO);
    await waitUntil(async () => (await cachedNames()).length > 0);
    const broken = once(reading, 'error');
    await restart();
    await broken;
    expect(await cachedNames()).to.be.empty;
    expect(warnings).to.be.empty;
  });

  it('saves nothing of a file that breaks off, which is an error for the reader', async () => {
    const half: Reply = (response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write(bytesOf(nameOf(1)).subarray(0, 50), () => response.socket?.resetAndDestroy());
    };
    for (const second of [half, answer(500), answer(200, 'short'), reset]) {
      server.reply(files, second);
      expect(await read(nameOf(1)).catch((fault: unknown) => fault)).to.be.instanceOf(Unavailable);
      await restart();
      expect(await cachedNames()).to.be.empty;
    }
    server.reply(files);
    expect(await read(nameOf(1))).to.deep.equal(bytesOf(nameOf(1)));
    expect(warnings).to.be.empty;
  });

  it("stops saving after ten minutes with a slow reader, so that another reader's copy can be saved", async () => {
    const timers = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const slow = await begin(VIDEO);
    while (timers.countTimers() > 1) await turn(); // until no reader waits for more
    timers.tick(600_000);
    timers.restore();
    await waitUntil(async () => (await cachedNames()).length === 0);
    await waitUntil(async () => {
      expect((await read(VIDEO)).equals(bytesOf(VIDEO))).to.equal(true);
      return (await cachedNames()).length > 0;
    });
    expect((await buffer(slow)).length).to.be.greaterThan(LARGE / 2);
    await restart();
    expect(await cachedNames()).to.deep.equal([cachedName(VIDEO)]);
  });

  it('does not use files that were shortened, emptied, extended or deleted', async () => {
    const path = join(folder, namesOf(1)[0]!);
    const harm = [() => truncate(path, 99), () => truncate(path, 0), () => truncate(path, 101), () => rm(path)];
    for (const isAfterRestart of [false, true])
      for (const one of harm) {
        await read(nameOf(1));
        await restart();
        expect(await callsDuring(() => read(nameOf(1))), 'complete').to.equal(0);
        await one();
        if (isAfterRestart) await restart();
        expect(await read(nameOf(1))).to.deep.equal(bytesOf(nameOf(1)));
        await restart();
        expect(await cachedNames()).to.deep.equal(namesOf(1));
      }
  });

  it('allows its folder to be deleted while the server runs', async () => {
    await read(nameOf(1));
    await restart();
    await api.media.open(SITE, nameOf(1));
    await rm(folder, { recursive: true });
    expect(await read(nameOf(1))).to.deep.equal(bytesOf(nameOf(1)));
    await waitUntil(() => warnings.length > 0);
    await read(nameOf(2));
    await restart();
    expect(await cachedNames()).to.deep.equal(namesOf(2));
  });

  describe('with more files than fit', () => {
    /** Room for three files, and one that is being saved. */
    const maxBytes = 400;
    const readEach = async (...digits: readonly number[]) => {
      for (const digit of digits) {
        await read(nameOf(digit));
        await restart({ maxBytes });
      }
    };

    it('has the most recently used ones, also after a restart', async () => {
      await readEach(1, 2, 3);
      clock.set('2036-11-21T03:00:00Z'); // long after the files were written
      await readEach(1, 4);
      expect(await cachedNames()).to.deep.equal(namesOf(1, 3, 4));
      await read(nameOf(3));
      await read(nameOf(5));
      await restart({ maxBytes });
      expect(await cachedNames()).to.deep.equal(namesOf(1, 3, 5));
    });

    it('evicts files at a start with a lower limit', async () => {
      await restart();
      for (const digit of [1, 2, 3, 4, 5]) await read(nameOf(digit));
      for (const [room, most] of [
        [10_000, 5],
        [maxBytes, 3],
        [100, 0],
      ] as const) {
        await restart({ maxBytes: room });
        await api.media.open(SITE, nameOf(1)); // waits until the folder has been listed
        await api.close();
        expect(await cachedNames()).to.have.length(most);
      }
    });

    it('evicts nothing for a file of more than a quarter of the limit', async () => {
      await readEach(1, 2, 3);
      expect(await read(VIDEO)).to.have.length(LARGE);
      await restart({ maxBytes: maxBytes - 1 });
      await read(nameOf(4));
      await restart({ maxBytes });
      expect(await cachedNames()).to.not.include(namesOf(4)[0]);
    });

    it('counts files that are being saved against the limit', async () => {
      await restart({ maxBytes: 8 * LARGE });
      const names = [VIDEO, nameOf(8, 'mp4'), nameOf(7, 'mp4')];
      const reading: Readable[] = [];
      for (const name of names) reading.push(await begin(name));
      expect(saves.callCount).to.equal(2);
      for (const one of reading) one.destroy();
    });
  });

  describe('in a folder', () => {
    it('that cannot be created is empty, with one warning, and readers see no error', async () => {
      await writeFile(join(folder, 'a-file'), '');
      await restart({ folder: join(folder, 'a-file', 'copies') });
      for (let times = 0; times < 2; times++) expect(await read(nameOf(1))).to.deep.equal(bytesOf(nameOf(1)));
      expect(warnings).to.deep.equal(['media cannot be cached; each is read from the API']);
    });

    it('removes partial files after a crash, and no other files', async () => {
      const [left, growing] = [join(folder, `${nameOf(1)}.123.partial`), join(folder, `${nameOf(1)}.456.partial`)];
      for (const partial of [left, growing]) await writeFile(partial, 'half');
      await utimes(left, 0, 0);
      await writeFile(join(folder, 'README'), 'not ours');
      await writeFile(join(folder, `secret.pdf.${'secret'.length}`), 'secret');
      await restart();
      expect(await read(nameOf(1))).to.deep.equal(bytesOf(nameOf(1)));
      await restart();
      // Another process may be writing it.
      const others = [`${nameOf(1)}.456.partial`, 'README', 'secret.pdf.6'];
      expect(await cachedNames()).to.have.members([...namesOf(1), ...others]);
    });
  });

  /** A file whose first chunk has been read. */
  async function begin(name: string): Promise<Readable> {
    const reading = await stream(name);
    await once(reading, 'readable');
    return reading;
  }
});

/** A department's API that has every file, completely and in ranges. */
const files: Reply = (response, { method, path, headers }) => {
  const bytes = bytesOf(path.split('/').at(-1)!);
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const part = start === undefined ? bytes : bytes.subarray(Number(start), Number(end) + 1);
  response.writeHead(start === undefined ? 200 : 206, {
    'Content-Length': part.length,
    'Accept-Ranges': 'bytes',
    ...(start !== undefined && { 'Content-Range': `bytes ${start}-${end}/${bytes.length}` }),
  });
  response.end(method === 'HEAD' ? undefined : part);
};

/** Of `SITE`. */
function cachedName(name: string): string {
  return `${hash('sha256', SITE).slice(0, 16)}.${name}.${sizeOf(name)}`;
}

function sizeOf(name: string): number {
  return { mp4: LARGE, zip: MEDIUM }[name.split('.')[1]!] ?? 100;
}

function bytesOf(name: string): Buffer {
  return Buffer.alloc(sizeOf(name), `the bytes of ${name}, `);
}
