import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import { Unavailable } from '#ports/Unavailable.ts';
import { ClamdScan } from '#adapters/virus-scan/ClamdScan.ts';
import { isClamdInstalled, startClamd, TEST_VIRUS, type Clamd } from '#test/support/clamd.ts';

const LENGTH_BYTES = 4;
const COMMAND = 'zINSTREAM\0';

describe('The search for viruses', () => {
  /** What the scanner does with a connection and with each complete file that it gets. */
  let onConnection: (socket: Socket) => void;
  let onFile: (socket: Socket, file: Buffer) => void;
  let server: Server;
  let port: number;
  const sockets = new Set<Socket>();

  before(async () => {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket)).on('error', () => undefined);
      onConnection(socket);
      let received = Buffer.alloc(0);
      socket.on('data', (chunk: Buffer) => {
        received = Buffer.concat([received, chunk]);
        const file = fileIn(received);
        if (file !== undefined) onFile(socket, file);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  beforeEach(() => {
    onConnection = () => undefined;
    onFile = (socket) => void socket.end('stream: OK\0');
  });
  after(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });

  const scan = (content: Readable, timeoutMs?: number, signal?: AbortSignal) =>
    new ClamdScan({ host: '127.0.0.1', port }, timeoutMs).scan(content, signal);
  const failureOf = async (scanning: Promise<unknown>) => {
    const error: unknown = await scanning.catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(Unavailable);
    return error as Unavailable;
  };

  it('sends the whole file, and tells whether the scanner found anything', async () => {
    const files: string[] = [];
    onFile = (socket, file) => {
      files.push(file.toString());
      socket.end(file.includes('virus') ? 'stream: Some.Virus FOUND\0' : 'stream: OK\0');
    };
    expect(await scan(bytes('first, ', 'second'))).to.equal('clean');
    expect(await scan(bytes('a vi', 'rus'))).to.equal('infected');
    expect(files).to.deep.equal(['first, second', 'a virus']);
  });

  it('fails when the scanner says anything else', async () => {
    for (const reply of [
      'INSTREAM size limit exceeded. ERROR\0',
      'stream: ERROR\0',
      'UNKNOWN COMMAND\0',
      '\0',
      'OK\0',
    ]) {
      onFile = (socket) => void socket.end(reply);
      await failureOf(scan(bytes('file')));
    }
    onFile = (socket) => void socket.end('x'.repeat(5_000));
    expect((await failureOf(scan(bytes('file')))).source).to.equal('virusScan');
  });

  it('fails when the scanner closes the connection, does not reply in time, or is not there', async () => {
    onConnection = (socket) => socket.destroy();
    await failureOf(scan(bytes('file')));
    onConnection = () => undefined;
    onFile = (socket) => void socket.end('stream: O');
    await failureOf(scan(bytes('file')));
    onFile = () => undefined;
    expect((await failureOf(scan(bytes('file'), 20))).message).to.contain('no reply within 20 ms');
    await failureOf(new ClamdScan({ path: '/nowhere/clamd.ctl' }).scan(bytes('file')));
  });

  it('fails when the file cannot be read, or nobody waits for the result any more', async () => {
    const broken = new Readable({ read: () => undefined });
    setImmediate(() => broken.destroy(new Error('cannot be read')));
    await failureOf(scan(broken));
    const endless = new Readable({ read: () => undefined });
    const controller = new AbortController();
    setImmediate(() => controller.abort());
    await failureOf(scan(endless, undefined, controller.signal));
    expect(endless.destroyed).to.equal(true);
    await failureOf(scan(bytes('file'), undefined, AbortSignal.abort()));
  });
});

const isSkipped = !isClamdInstalled() && process.env['CI'] !== 'true';
(isSkipped ? describe.skip : describe)('The search for viruses by clamd', () => {
  let clamd: Clamd;
  before(async () => {
    clamd = await startClamd(100_000);
  });
  after(() => clamd.stop());

  it('finds a virus, wherever it is in the file', async () => {
    const scanner = new ClamdScan({ path: clamd.socket });
    expect(await scanner.scan(bytes('GIF89a and nothing else'))).to.equal('clean');
    expect(await scanner.scan(bytes('GIF89a and ', TEST_VIRUS.slice(0, 5), TEST_VIRUS.slice(5)))).to.equal('infected');
    expect(await scanner.scan(bytes('%PDF-1.7', ' '.repeat(50_000), TEST_VIRUS))).to.equal('infected');
  });

  it('fails for a file that clamd does not take because of its length', async () => {
    const scanning = new ClamdScan({ path: clamd.socket }).scan(
      bytes(...Array.from({ length: 30 }, () => 'x'.repeat(10_000))),
    );
    expect(await scanning.catch((reason: unknown) => reason)).to.be.instanceOf(Unavailable);
  });
});

function bytes(...parts: readonly string[]): Readable {
  return Readable.from(parts.map((part) => Buffer.from(part)));
}

/** The file in the parts that the command INSTREAM sends; undefined before its end. */
function fileIn(received: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let place = COMMAND.length; place + LENGTH_BYTES <= received.length;) {
    const length = received.readUInt32BE(place);
    if (length === 0) return Buffer.concat(parts);
    place += LENGTH_BYTES + length;
    parts.push(received.subarray(place - length, place));
  }
  return undefined;
}
